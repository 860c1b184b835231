import { invariant } from '../../support/invariant.ts';
import { type ElementFormat } from '../formats/element-format.ts';
import { faceDatums, faceDim, tileDatums, tileDim, transposedTileIndex } from '../tile-layout.ts';
import { roundTileToDst } from './dst-rounding.ts';
import { broadcastTile } from './broadcast-tile.ts';
import { fpuBinaryTiles, sfpuBinaryTiles } from './eltwise.ts';
import { unaryFunctions } from './elementwise-functions.ts';
import { matmulTiles } from './matmul.ts';
import { toNearestInteger } from './integer-functions.ts';
import { integerUnary } from './integer-tiles.ts';
import { maskedTile } from './operand-parts.ts';
import { reduceTiles } from './reduce.ts';
import { allocateTileArray } from './tile-array.ts';
import { holdsIntegers, type TileMath } from './tile-math.ts';

const scratch = maskedTile();
const sources = { in0: allocateTileArray(1), in1: allocateTileArray(1) };

/** Returns where a column, a multiple of 16, of a row of 0..31 is in tiles that stand one behind the other, in bytes. */
export function rowOffset({ tileSizeBytes, datumBits }: ElementFormat, column: number, row: number): number {
  const inTile = column % tileDim;
  const face = (row >> 4) * 2 + inTile / faceDim;
  const datum = face * faceDatums + (row % faceDim) * faceDim;
  return ((column - inTile) / tileDim) * tileSizeBytes + (datum * datumBits) / 8;
}

/** Tile arithmetic in plain TypeScript: the reference that other implementations must equal bit for bit. */
export const plainTileMath: TileMath = {
  name: 'plain',
  sources,
  matmul: matmulTiles,
  matmulInMemory(dst, dstTile, memory, leftFormat, leftOffset, rightFormat, rightOffset, accumulate, mode) {
    leftFormat.unpack(memory, leftOffset, sources.in0, 0, tileDatums);
    rightFormat.unpack(memory, rightOffset, sources.in1, 0, tileDatums);
    matmulTiles(dst, dstTile, sources.in0, 0, sources.in1, 0, accumulate, mode);
  },
  fpuBinary: fpuBinaryTiles,
  sfpuBinary: sfpuBinaryTiles,
  reduce: reduceTiles,
  sfpuUnary(functionName, dst, dstTile, parameter, mode) {
    if (holdsIntegers(mode.dst)) {
      integerUnary(functionName, dst, dstTile, parameter, mode.dst);
      return;
    }
    const unaryFunction = unaryFunctions[functionName];
    invariant(unaryFunction !== undefined, `no function '${functionName}' of one element`);
    const datums = unaryFunction.ofIntegers ? dst.u32 : dst.f32;
    const from = dstTile * tileDatums;
    for (let i = from, end = from + tileDatums; i < end; i++) datums[i] = unaryFunction.evaluate(datums[i]!, parameter);
    roundTileToDst(dst.u32, dstTile, mode.dst);
  },
  typecast(dst, dstTile, from, mode, bits) {
    const start = dstTile * tileDatums;
    const end = start + tileDatums;
    const { u32, f32 } = dst;
    if (holdsIntegers(mode.dst)) {
      const cast = bits === 0 ? Math.trunc : toNearestInteger(bits);
      for (let i = start; i < end; i++) u32[i] = cast(f32[i]!);
    } else if (from === 'si32') for (let i = start; i < end; i++) f32[i] = u32[i]! | 0;
    else for (let i = start; i < end; i++) f32[i] = u32[i]!;
    roundTileToDst(u32, dstTile, mode.dst);
  },
  copy(dst, dstTile, source, sourceTile, mode) {
    const from = sourceTile * tileDatums;
    dst.u32.set(source.u32.subarray(from, from + tileDatums), dstTile * tileDatums);
    roundTileToDst(dst.u32, dstTile, mode.dst);
  },
  copyBroadcast(broadcast, dst, dstTile, source, sourceTile, mode) {
    broadcastTile(broadcast, source.u32, sourceTile * tileDatums, scratch.u32, 0);
    dst.u32.set(scratch.u32, dstTile * tileDatums);
    roundTileToDst(dst.u32, dstTile, mode.dst);
  },
  transpose(dst, dstTile, source, sourceTile, mode) {
    const from = sourceTile * tileDatums;
    const to = dstTile * tileDatums;
    for (let i = 0; i < tileDatums; i++) scratch.u32[transposedTileIndex[i]!] = source.u32[from + i]!;
    dst.u32.set(scratch.u32, to);
    roundTileToDst(dst.u32, dstTile, mode.dst);
  },
  unpack(format, memory, offsetBytes, target) {
    format.unpack(memory, offsetBytes, target, 0, tileDatums);
  },
  pack(format, source, sourceTile, memory, offsetBytes) {
    format.pack(source, sourceTile * tileDatums, memory, offsetBytes, tileDatums);
  },
  packRow(format, numbers, from, count, memory, offsetBytes, row) {
    for (let done = 0; done < count; done += faceDim) {
      const target = offsetBytes + rowOffset(format, done, row);
      format.writeNumbers(numbers, from + done, memory, target, Math.min(faceDim, count - done));
    }
  },
  fill(dst, dstTile, value, mode) {
    (holdsIntegers(mode.dst) ? dst.u32 : dst.f32).fill(value, dstTile * tileDatums, (dstTile + 1) * tileDatums);
    roundTileToDst(dst.u32, dstTile, mode.dst);
  },
};
