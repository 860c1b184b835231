/** Tiles of integers: `TileMath` where Dst holds u32 or si32. Results are modulo 2^32. */
import { invariant } from '../../support/invariant.ts';
import { columnOrder, faceDatums, faceDim, rowOrder, tileDatums, tileDim } from '../tile-layout.ts';
import { broadcastTile } from './broadcast-tile.ts';
import { integerBinaryFunction, integerUnaryFunction } from './integer-functions.ts';
import { type TileArray } from './tile-array.ts';
import { type Broadcast, type FpuBinary, type IntegerDst, type ReduceDim, type ReduceKind } from './tile-math.ts';

const spread = new Uint32Array(tileDatums);

/** Returns the datums as numbers of their kind. */
function datumsOf({ u32 }: TileArray, integers: IntegerDst): Uint32Array | Int32Array {
  return integers === 'si32' ? new Int32Array(u32.buffer, u32.byteOffset, u32.length) : u32;
}

/** Dst := Dst + left x right, or left x right without `accumulate`. */
export function integerMatmul(
  dst: TileArray,
  dstTile: number,
  left: TileArray,
  leftTile: number,
  right: TileArray,
  rightTile: number,
  accumulate: boolean,
): void {
  const [out, a, b] = [dstTile * tileDatums, leftTile * tileDatums, rightTile * tileDatums];
  if (!accumulate) dst.u32.fill(0, out, out + tileDatums);
  for (let face = 0; face < 4; face++) {
    for (let inner = 0; inner < 2; inner++) {
      const [aFace, bFace] = [a + ((face & 2) + inner) * faceDatums, b + (inner * 2 + (face & 1)) * faceDatums];
      for (let i = 0; i < faceDatums; i++) {
        let sum = dst.u32[out + face * faceDatums + i]!;
        const [row, column] = [i & ~(faceDim - 1), i & (faceDim - 1)];
        for (let k = 0; k < faceDim; k++) {
          sum += Math.imul(left.u32[aFace + row + k]!, right.u32[bFace + k * faceDim + column]!);
        }
        dst.u32[out + face * faceDatums + i] = sum;
      }
    }
  }
}

/** Dst := a op broadcast(b), plus the old Dst with `accumulate`. */
export function integerFpuBinary(
  operation: FpuBinary,
  broadcast: Broadcast,
  dst: TileArray,
  dstTile: number,
  a: TileArray,
  aTile: number,
  b: TileArray,
  bTile: number,
  accumulate: boolean,
): void {
  // Of sums and products the low bits do not depend on signs.
  const evaluate = integerBinaryFunction(operation, 'u32')!;
  broadcastTile(broadcast, b.u32, bTile * tileDatums, spread, 0);
  const [out, from] = [dstTile * tileDatums, aTile * tileDatums];
  for (let i = 0; i < tileDatums; i++) {
    dst.u32[out + i] = evaluate(a.u32[from + i]!, spread[i]!) + (accumulate ? dst.u32[out + i]! : 0);
  }
}

/** Dst := combination of the tile's datums times `scale`, a whole number, combined with the old Dst with `accumulate`. */
export function integerReduce(
  kind: ReduceKind,
  dim: ReduceDim,
  dst: TileArray,
  dstTile: number,
  source: TileArray,
  sourceTile: number,
  scale: number,
  accumulate: boolean,
  integers: IntegerDst,
): void {
  const [datums, old] = [datumsOf(source, integers), datumsOf(dst, integers)];
  const [from, out] = [sourceTile * tileDatums, dstTile * tileDatums];
  const order = dim === 'col' ? columnOrder : rowOrder;
  const groups = dim === 'scalar' ? 1 : tileDim;
  const perGroup = tileDatums / groups;
  const [results, places] = [new Uint32Array(groups), new Uint32Array(groups)];
  for (let group = 0; group < groups; group++) {
    const first = group * perGroup;
    const place = out + order[first]!;
    let value = kind === 'max' ? -Infinity : 0;
    for (let i = first; i < first + perGroup; i++) {
      const datum = datums[from + order[i]!]!;
      value = kind === 'max' ? Math.max(value, datum) : value + datum;
    }
    const scaled = Math.imul(value, scale);
    results[group] = scaled;
    if (accumulate) results[group] = kind === 'max' ? Math.max(value, old[place]!) : scaled + old[place]!;
    places[group] = place;
  }
  dst.u32.fill(0, out, out + tileDatums);
  places.forEach((place, group) => (dst.u32[place] = results[group]!));
}

/** Dst[dstTile] := f(Dst[dstTile]). */
export function integerUnary(
  functionName: string,
  dst: TileArray,
  dstTile: number,
  parameter: number,
  integers: IntegerDst,
): void {
  const evaluate = integerUnaryFunction(functionName, integers);
  invariant(evaluate !== undefined, `no function '${functionName}' of one integer`);
  const from = dstTile * tileDatums;
  const datums = datumsOf(dst, integers);
  for (let i = from, end = from + tileDatums; i < end; i++) datums[i] = evaluate(datums[i]!, parameter);
}

/** Dst[dstTile] := f(Dst[dstTile], Dst[otherTile]). */
export function integerBinary(
  functionName: string,
  dst: TileArray,
  dstTile: number,
  otherTile: number,
  integers: IntegerDst,
): void {
  const evaluate = integerBinaryFunction(functionName, integers);
  invariant(evaluate !== undefined, `no function '${functionName}' of two integers`);
  const [to, other] = [dstTile * tileDatums, otherTile * tileDatums];
  const datums = datumsOf(dst, integers);
  for (let i = 0; i < tileDatums; i++) datums[to + i] = evaluate(datums[to + i]!, datums[other + i]!);
}
