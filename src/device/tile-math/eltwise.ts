import { invariant } from '../../support/invariant.ts';
import { tileDatums } from '../tile-layout.ts';
import { broadcastTile } from './broadcast-tile.ts';
import { roundTileToDst } from './dst-rounding.ts';
import { binaryFunctions } from './elementwise-functions.ts';
import { phaseCount, phaseParts, srcAMasks, srcBMasks } from './fidelity.ts';
import { integerBinary, integerFpuBinary } from './integer-tiles.ts';
import { maskTile, maskedTile } from './operand-parts.ts';
import { type TileArray } from './tile-array.ts';
import { type Broadcast, type FpuBinary, holdsIntegers, type MathMode } from './tile-math.ts';

const aPart = maskedTile();
const bPart = maskedTile();
const spread = maskedTile();

/** `TileMath.fpuBinary` on plain arrays. */
export function fpuBinaryTiles(
  operation: FpuBinary,
  broadcast: Broadcast,
  dst: TileArray,
  dstTile: number,
  a: TileArray,
  aTile: number,
  b: TileArray,
  bTile: number,
  accumulate: boolean,
  mode: MathMode,
): void {
  if (holdsIntegers(mode.dst)) {
    integerFpuBinary(operation, broadcast, dst, dstTile, a, aTile, b, bTile, accumulate);
    return;
  }
  let right = b;
  let rightTile = bTile;
  if (broadcast !== 'none') {
    broadcastTile(broadcast, b.u32, bTile * tileDatums, spread.u32, 0);
    right = spread;
    rightTile = 0;
  }
  const out = dstTile * tileDatums;
  if (operation !== 'mul') {
    const sign = operation === 'add' ? 1 : -1;
    addScaled(dst.f32, out, a.f32, aTile * tileDatums, right.f32, rightTile * tileDatums, sign, accumulate);
    roundTileToDst(dst.u32, dstTile, mode.dst);
    return;
  }
  if (mode.plainProduct) {
    multiply(dst.f32, out, a.f32, aTile * tileDatums, right.f32, rightTile * tileDatums, accumulate);
    roundTileToDst(dst.u32, dstTile, mode.dst);
    return;
  }
  const phases = phaseCount(mode.fidelity);
  const aHeld = a === dst ? copyOf(a, aTile) : { tiles: a, tile: aTile };
  const bHeld = right === dst ? copyOf(right, rightTile) : { tiles: right, tile: rightTile };
  for (let phase = 0; phase < phases; phase++) {
    const { srcALow, srcBLow } = phaseParts(phase);
    maskTile(aHeld.tiles, aHeld.tile, srcAMasks, srcALow, aPart);
    maskTile(bHeld.tiles, bHeld.tile, srcBMasks, srcBLow, bPart);
    multiply(dst.f32, out, aPart.f32, 0, bPart.f32, 0, accumulate || phase > 0);
    roundTileToDst(dst.u32, dstTile, mode.dst);
  }
}

/** `TileMath.sfpuBinary` on plain arrays. */
export function sfpuBinaryTiles(
  functionName: string,
  dst: TileArray,
  dstTile: number,
  otherTile: number,
  mode: MathMode,
): void {
  if (holdsIntegers(mode.dst)) {
    integerBinary(functionName, dst, dstTile, otherTile, mode.dst);
    return;
  }
  const binaryFunction = binaryFunctions[functionName];
  invariant(binaryFunction !== undefined, `no function '${functionName}' of two elements`);
  const datums = binaryFunction.ofIntegers ? dst.u32 : dst.f32;
  const to = dstTile * tileDatums;
  const other = otherTile * tileDatums;
  for (let i = 0; i < tileDatums; i++) datums[to + i] = binaryFunction.evaluate(datums[to + i]!, datums[other + i]!);
  roundTileToDst(dst.u32, dstTile, mode.dst);
}

function addScaled(
  dst: Float32Array,
  out: number,
  a: Float32Array,
  aFrom: number,
  b: Float32Array,
  bFrom: number,
  sign: number,
  accumulate: boolean,
): void {
  if (accumulate) {
    for (let i = 0; i < tileDatums; i++) dst[out + i]! += Math.fround(a[aFrom + i]! + sign * b[bFrom + i]!);
  } else {
    for (let i = 0; i < tileDatums; i++) dst[out + i] = a[aFrom + i]! + sign * b[bFrom + i]!;
  }
}

function multiply(
  dst: Float32Array,
  out: number,
  a: Float32Array,
  aFrom: number,
  b: Float32Array,
  bFrom: number,
  accumulate: boolean,
): void {
  if (accumulate) for (let i = 0; i < tileDatums; i++) dst[out + i]! += a[aFrom + i]! * b[bFrom + i]!;
  else for (let i = 0; i < tileDatums; i++) dst[out + i] = a[aFrom + i]! * b[bFrom + i]!;
}

function copyOf(tiles: TileArray, tile: number): { tiles: TileArray; tile: number } {
  const copy = maskedTile();
  copy.u32.set(tiles.u32.subarray(tile * tileDatums, (tile + 1) * tileDatums));
  return { tiles: copy, tile: 0 };
}
