import { type ByteViews } from '../formats/byte-views.ts';
import { type ElementFormat } from '../formats/element-format.ts';
import { type MathFidelity } from './fidelity.ts';
import { type TileArray } from './tile-array.ts';

/**
 * What a datum of Dst is rounded to when it is written: f32 with 32-bit accumulation, else the 16-bit format of the operands' family; or an integer of 32
 * bits, for operands that are integers: unsigned, or in two's complement where the first operand has a sign.
 */
export type DstFormat = 'f32' | 'bf16' | 'f16' | IntegerDst;

/** What Dst holds of integers. */
export type IntegerDst = 'u32' | 'si32';

/** Tells whether Dst holds integers. */
export function holdsIntegers(dst: DstFormat): dst is IntegerDst {
  return dst === 'u32' || dst === 'si32';
}

/** How products are formed and Dst is rounded. One object per combination, made once per thread. */
export interface MathMode {
  readonly fidelity: MathFidelity;
  /** Multiply all bits in one step (see `usesPlainProduct`). */
  readonly plainProduct: boolean;
  readonly dst: DstFormat;
}

/** Elementwise operations of the FPU. */
export type FpuBinary = 'add' | 'sub' | 'mul';

/** Which part of the right operand stands for the whole tile: all, row 0, column 0 or element (0, 0). */
export type Broadcast = 'none' | 'row' | 'col' | 'scalar';

/** How a reduction combines datums. An average is a sum whose scale is 1 / count. */
export type ReduceKind = 'sum' | 'avg' | 'max';

/** `row` combines each row into column 0, `col` each column into row 0, `scalar` all datums into (0, 0). Other datums become 0. */
export type ReduceDim = 'row' | 'col' | 'scalar';

/** A tile for each unpacker. */
export interface SourceTiles {
  readonly in0: TileArray;
  readonly in1: TileArray;
}

/**
 * All arithmetic on tiles. Implementations must agree bit for bit, so the order of operations is part of the contract:
 *
 * - `+ - * /` and comparisons work on binary64 values of binary32 datums; a result is rounded to binary32 (nearest even) and then to
 *   `mode.dst` when it is stored into Dst.
 * - matmul: for each output datum and each multiplier phase in order, two passes over the inner dimension, k = 0..15 and 16..31, as the FPU does
 *   (8x16 by 16x16 blocks). A pass sums its 16 products in binary64 in ascending k, starting at 0; then Dst := round(Dst + sum).
 * - reductions sum in binary64 in ascending column (`row`), row (`col`) or row-major (`scalar`) order, starting at 0, multiply by the scale, then
 *   Dst := round(Dst + sum). max starts at the first datum, and a NaN is larger than every number.
 * - with `mode.dst` u32 or si32 all datums are integers, and what is stored is modulo 2^32; functions are those of integer-functions.ts.
 * - SFPU functions are those of elementwise-functions.ts, built from `+ - * / sqrt` only, so that no machine's math library shows.
 *
 * Tile numbers count within their array, source and target may be the same tile for elementwise operations.
 */
export interface TileMath {
  /** Name of the implementation, for reports. */
  readonly name: string;
  /** Two tiles for operands that are unpacked and used at once: all cores share them, and they keep nothing. */
  readonly sources: SourceTiles;
  /** Dst := Dst + left x right, or left x right without `accumulate`. `left` [32, 32] comes through SrcB, `right` [32, 32] through SrcA. */
  matmul(
    dst: TileArray,
    dstTile: number,
    left: TileArray,
    leftTile: number,
    right: TileArray,
    rightTile: number,
    accumulate: boolean,
    mode: MathMode,
  ): void;
  /**
   * `matmul` of two tiles in memory, which it unpacks, and may unpack into `sources`. `changed` tells that memory may hold other bytes than at
   * the last call; what was unpacked then is not used again.
   */
  matmulInMemory(
    dst: TileArray,
    dstTile: number,
    memory: ByteViews,
    leftFormat: ElementFormat,
    leftOffsetBytes: number,
    rightFormat: ElementFormat,
    rightOffsetBytes: number,
    accumulate: boolean,
    mode: MathMode,
    changed: boolean,
  ): void;
  /** Dst := a op broadcast(b), plus the old Dst with `accumulate`. `a` comes through SrcA, `b` through SrcB. */
  fpuBinary(
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
  ): void;
  /** Dst := combination of the tile's datums times `scale`, combined with the old Dst with `accumulate`. */
  reduce(
    kind: ReduceKind,
    dim: ReduceDim,
    dst: TileArray,
    dstTile: number,
    source: TileArray,
    sourceTile: number,
    scale: number,
    accumulate: boolean,
    mode: MathMode,
  ): void;
  /** Dst[dstTile] := f(Dst[dstTile]) for the SFPU function of that name; `parameter` is its second argument, e.g. a slope. */
  sfpuUnary(functionName: string, dst: TileArray, dstTile: number, parameter: number, mode: MathMode): void;
  /** Dst[dstTile] := f(Dst[dstTile], Dst[otherTile]) for the function of two elements of that name. */
  sfpuBinary(functionName: string, dst: TileArray, dstTile: number, otherTile: number, mode: MathMode): void;
  /**
   * Dst := Dst, floats as integers when `mode` is one of integers, else integers as floats. `from` is what Dst held. Floats go toward zero, NaN becomes 0; `bits`
   * are those of the integers, as `typecastFunctions` has them, or 0.
   */
  typecast(dst: TileArray, dstTile: number, from: DstFormat, mode: MathMode, bits: number): void;
  /** Dst := source, rounded to `mode.dst`. */
  copy(dst: TileArray, dstTile: number, source: TileArray, sourceTile: number, mode: MathMode): void;
  /** Dst := source with broadcast of row 0, column 0 or element (0, 0) over the tile. */
  copyBroadcast(
    broadcast: Broadcast,
    dst: TileArray,
    dstTile: number,
    source: TileArray,
    sourceTile: number,
    mode: MathMode,
  ): void;
  /** Dst := transposed source, rounded to `mode.dst`. */
  transpose(dst: TileArray, dstTile: number, source: TileArray, sourceTile: number, mode: MathMode): void;
  /** Dst := `value` everywhere, rounded to `mode.dst`. */
  fill(dst: TileArray, dstTile: number, value: number, mode: MathMode): void;
  /** Unpacks a tile in memory into the first tile of `target`. */
  unpack(format: ElementFormat, memory: ByteViews, offsetBytes: number, target: TileArray): void;
  /** Packs a tile into memory. */
  pack(format: ElementFormat, source: TileArray, sourceTile: number, memory: ByteViews, offsetBytes: number): void;
  /**
   * Writes `count` numbers as the host does to row `row`, 0..31, of tiles in memory that stand one behind the other, 32 to a tile. The format has datums
   * of its own; what the last tile has behind them is left as it is.
   */
  packRow(
    format: ElementFormat,
    numbers: Float32Array,
    from: number,
    count: number,
    memory: ByteViews,
    offsetBytes: number,
    row: number,
  ): void;
}
