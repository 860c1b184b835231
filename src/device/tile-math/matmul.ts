import { faceDatums, faceDim, tileDatums } from '../tile-layout.ts';
import { roundToDst } from './dst-rounding.ts';
import { phaseCount, phaseParts, srcAMasks, srcBMasks } from './fidelity.ts';
import { integerMatmul } from './integer-tiles.ts';
import { maskTile, maskedTile } from './operand-parts.ts';
import { type TileArray } from './tile-array.ts';
import { holdsIntegers, type MathMode } from './tile-math.ts';

const leftPart = maskedTile();
const rightPart = maskedTile();

/** `TileMath.matmul` on plain arrays. */
export function matmulTiles(
  dst: TileArray,
  dstTile: number,
  left: TileArray,
  leftTile: number,
  right: TileArray,
  rightTile: number,
  accumulate: boolean,
  mode: MathMode,
): void {
  if (holdsIntegers(mode.dst)) {
    integerMatmul(dst, dstTile, left, leftTile, right, rightTile, accumulate);
    return;
  }
  const out = dstTile * tileDatums;
  if (!accumulate) dst.f32.fill(0, out, out + tileDatums);
  if (mode.plainProduct) {
    matmulPhase(dst, out, left.f32, leftTile * tileDatums, right.f32, rightTile * tileDatums, mode);
    return;
  }
  for (let phase = 0; phase < phaseCount(mode.fidelity); phase++) {
    const { srcALow, srcBLow } = phaseParts(phase);
    maskTile(left, leftTile, srcBMasks, srcBLow, leftPart);
    maskTile(right, rightTile, srcAMasks, srcALow, rightPart);
    matmulPhase(dst, out, leftPart.f32, 0, rightPart.f32, 0, mode);
  }
}

/** One multiplier phase: each 16x16 face of Dst takes two passes, one per face of the inner dimension. */
function matmulPhase(
  dst: TileArray,
  out: number,
  left: Float32Array,
  leftOffset: number,
  right: Float32Array,
  rightOffset: number,
  mode: MathMode,
): void {
  for (let face = 0; face < 4; face++) {
    const c = out + face * faceDatums;
    for (let inner = 0; inner < 2; inner++) {
      const a = leftOffset + ((face & 2) + inner) * faceDatums;
      const b = rightOffset + (inner * 2 + (face & 1)) * faceDatums;
      matmulFace(dst.f32, c, left, a, right, b);
      if (mode.dst !== 'f32') roundToDst(dst.u32, c, faceDatums, mode.dst);
    }
  }
}

/**
 * C += A x B on 16x16 faces, row-major at offsets c, a and b. Blocks of 4x4 outputs are summed in binary64 locals: eight loads serve sixteen
 * products, and stores round to binary32.
 */
function matmulFace(dst: Float32Array, c: number, left: Float32Array, a: number, right: Float32Array, b: number): void {
  for (let column = 0; column < faceDim; column += 4) {
    for (let row = 0; row < faceDatums; row += 64) {
      let s00 = 0;
      let s01 = 0;
      let s02 = 0;
      let s03 = 0;
      let s10 = 0;
      let s11 = 0;
      let s12 = 0;
      let s13 = 0;
      let s20 = 0;
      let s21 = 0;
      let s22 = 0;
      let s23 = 0;
      let s30 = 0;
      let s31 = 0;
      let s32 = 0;
      let s33 = 0;
      let i = a + row;
      let j = b + column;
      for (const end = i + faceDim; i < end; i++, j += faceDim) {
        const b0 = right[j]!;
        const b1 = right[j + 1]!;
        const b2 = right[j + 2]!;
        const b3 = right[j + 3]!;
        const a0 = left[i]!;
        s00 += a0 * b0;
        s01 += a0 * b1;
        s02 += a0 * b2;
        s03 += a0 * b3;
        const a1 = left[i + 16]!;
        s10 += a1 * b0;
        s11 += a1 * b1;
        s12 += a1 * b2;
        s13 += a1 * b3;
        const a2 = left[i + 32]!;
        s20 += a2 * b0;
        s21 += a2 * b1;
        s22 += a2 * b2;
        s23 += a2 * b3;
        const a3 = left[i + 48]!;
        s30 += a3 * b0;
        s31 += a3 * b1;
        s32 += a3 * b2;
        s33 += a3 * b3;
      }
      const o = c + row + column;
      dst[o]! += s00;
      dst[o + 1]! += s01;
      dst[o + 2]! += s02;
      dst[o + 3]! += s03;
      dst[o + 16]! += s10;
      dst[o + 17]! += s11;
      dst[o + 18]! += s12;
      dst[o + 19]! += s13;
      dst[o + 32]! += s20;
      dst[o + 33]! += s21;
      dst[o + 34]! += s22;
      dst[o + 35]! += s23;
      dst[o + 48]! += s30;
      dst[o + 49]! += s31;
      dst[o + 50]! += s32;
      dst[o + 51]! += s33;
    }
  }
}
