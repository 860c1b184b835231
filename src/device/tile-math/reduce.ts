import { columnOrder, rowOrder, tileDatums, tileDim } from '../tile-layout.ts';
import { roundTileToDst } from './dst-rounding.ts';
import { integerReduce } from './integer-tiles.ts';
import { type TileArray } from './tile-array.ts';
import { holdsIntegers, type MathMode, type ReduceDim, type ReduceKind } from './tile-math.ts';

const results = new Float32Array(tileDim);

/** `TileMath.reduce` on plain arrays. Differs: hardware applies the scale of a `scalar` reduction twice; here it is applied once. */
export function reduceTiles(
  kind: ReduceKind,
  dim: ReduceDim,
  dst: TileArray,
  dstTile: number,
  source: TileArray,
  sourceTile: number,
  scale: number,
  accumulate: boolean,
  mode: MathMode,
): void {
  if (holdsIntegers(mode.dst)) {
    integerReduce(kind, dim, dst, dstTile, source, sourceTile, scale, accumulate, mode.dst);
    return;
  }
  const from = sourceTile * tileDatums;
  const order = dim === 'col' ? columnOrder : rowOrder;
  const groups = dim === 'scalar' ? 1 : tileDim;
  const perGroup = tileDatums / groups;
  const out = dstTile * tileDatums;
  for (let group = 0; group < groups; group++) {
    const first = group * perGroup;
    const value =
      kind === 'max'
        ? maximumOf(source.f32, from, order, first, perGroup)
        : sumOf(source.f32, from, order, first, perGroup);
    const old = dst.f32[out + order[first]!]!;
    if (!accumulate) results[group] = value * scale;
    else results[group] = kind === 'max' ? larger(Math.fround(value * scale), old) : old + value * scale;
  }
  dst.f32.fill(0, out, out + tileDatums);
  for (let group = 0; group < groups; group++) dst.f32[out + order[group * perGroup]!] = results[group]!;
  roundTileToDst(dst.u32, dstTile, mode.dst);
}

function sumOf(values: Float32Array, from: number, order: Uint16Array, first: number, count: number): number {
  let sum = 0;
  for (let i = first, end = first + count; i < end; i++) sum += values[from + order[i]!]!;
  return sum;
}

function maximumOf(values: Float32Array, from: number, order: Uint16Array, first: number, count: number): number {
  let largest = values[from + order[first]!]!;
  for (let i = first + 1, end = first + count; i < end; i++) {
    largest = larger(values[from + order[i]!]!, largest);
  }
  return largest;
}

/** Returns the larger of two datums; a NaN is larger than every number. */
function larger(value: number, largest: number): number {
  return value > largest || value !== value ? value : largest;
}
