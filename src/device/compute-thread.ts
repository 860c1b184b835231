import { type CircularBuffer } from './circular-buffer.ts';
import { ComputeUnits } from './compute-units.ts';
import { costTable } from './cost-table.ts';
import { DeviceFault } from './faults.ts';
import { type ElementFormat } from './formats/element-format.ts';
import { toTf32Truncated } from './formats/rounding.ts';
import { tileDatums } from './tile-layout.ts';
import { binaryFunctions, unaryFunctions } from './tile-math/elementwise-functions.ts';
import { integerBinaryFunction, integerUnaryFunction, typecastFunctions } from './tile-math/integer-functions.ts';
import { phaseCount } from './tile-math/fidelity.ts';
import { type TileArray } from './tile-math/tile-array.ts';
import {
  type Broadcast,
  type FpuBinary,
  holdsIntegers,
  type IntegerDst,
  type ReduceDim,
  type ReduceKind,
  type SourceTiles,
} from './tile-math/tile-math.ts';
import { blockToRead, blockToWrite, packBlockTile, tileToRead, tileToWrite, unpackBlockTile } from './tile-pages.ts';

/**
 * The compute engine of a core: unpackers bring tiles from circular buffers, math works on them into Dst, the packer takes them to circular buffers.
 * Its methods are the operations of compute kernels.
 */
export class ComputeThread extends ComputeUnits {
  // Operations on tiles of circular buffers. Tile numbers count from the front of a buffer, Dst numbers within the acquired half.

  /** `matmul_tiles`: Dst += in0 x in1, with `transposeIn1` Dst += in0 x transposed in1. */
  matmulTiles(
    in0: CircularBuffer,
    in1: CircularBuffer,
    in0Tile: number,
    in1Tile: number,
    dstTile: number,
    transposeIn1 = false,
  ): void {
    const { math } = this;
    if (transposeIn1 || this.modes.precision === 'hardware') {
      const { sources } = math;
      this.unpackInto(sources, in0, in0Tile, in1, in1Tile);
      if (transposeIn1) math.transpose(sources.in1, 0, sources.in1, 0, this.modes.unchanged);
      this.multiply(sources, dstTile);
      return;
    }
    const from0 = this.sourceAddress(in0, in0Tile);
    const from1 = this.sourceAddress(in1, in1Tile);
    this.modes.useFormats(in0.format, in1.format);
    this.time.unpack(in0.format.tileSizeBytes + in1.format.tileSizeBytes, costTable.unpackBoth.value);
    const target = this.dst.tileForMath(dstTile);
    const accumulate = this.dst.isWritten(target);
    const { views } = this.core.l1;
    const { dst } = this.registers;
    math.matmulInMemory(
      dst,
      target,
      views,
      in0.format,
      from0,
      in1.format,
      from1,
      accumulate,
      this.modes.current,
      this.memoryChanged,
    );
    this.memoryChanged = false;
    this.countProduct(target);
  }

  /** `add_tiles`, `sub_tiles`, `mul_tiles` and their `_bcast` forms: Dst := in0 op broadcast(in1). */
  binaryTiles(
    operation: FpuBinary,
    broadcast: Broadcast,
    in0: CircularBuffer,
    in1: CircularBuffer,
    in0Tile: number,
    in1Tile: number,
    dstTile: number,
  ): void {
    const { sources } = this.math;
    this.unpackInto(sources, in0, in0Tile, in1, in1Tile);
    this.combine(sources, operation, broadcast, dstTile, false);
  }

  /** `reduce_tile`: Dst := old Dst combined with the reduction of tile `tile`, scaled by datum 0 of a tile of `scaler`. */
  reduceTile(
    kind: ReduceKind,
    dim: ReduceDim,
    buffer: CircularBuffer,
    scaler: CircularBuffer,
    tile: number,
    scalerTile: number,
    dstTile: number,
  ): void {
    const { in0, in1 } = this.math.sources;
    this.unpackInto(this.math.sources, buffer, tile, scaler, scalerTile);
    const target = this.dst.tileForMath(dstTile);
    const scale = holdsIntegers(this.modes.current.dst) && scaler.format.kind === 'integer' ? in1.u32[0]! : in1.f32[0]!;
    const { dst } = this.registers;
    this.math.reduce(kind, dim, dst, target, in0, 0, scale, this.dst.isWritten(target), this.modes.current);
    this.dst.markWritten(target);
    const cost = dim === 'row' ? costTable.reduceRow : dim === 'col' ? costTable.reduceCol : costTable.reduceScalar;
    this.time.mathOnSources(cost.value);
  }

  /** `copy_tile`: Dst := tile. */
  copyTile(buffer: CircularBuffer, tile: number, dstTile: number): void {
    this.unpackForCopy(buffer, tile);
    const target = this.dst.tileForMath(dstTile);
    this.math.copy(this.registers.dst, target, this.math.sources.in0, 0, this.modes.current);
    this.dst.markWritten(target);
    this.time.mathOnSources(costTable.copyToDst.value);
  }

  /** `unary_bcast`: Dst := tile with row 0, column 0 or element (0, 0) spread over it. */
  broadcastTile(broadcast: Broadcast, buffer: CircularBuffer, tile: number, dstTile: number): void {
    this.unpackForCopy(buffer, tile);
    const target = this.dst.tileForMath(dstTile);
    this.math.copyBroadcast(broadcast, this.registers.dst, target, this.math.sources.in0, 0, this.modes.current);
    this.dst.markWritten(target);
    this.time.mathOnSources(costTable.copyToDst.value);
  }

  /** `transpose_wh_tile`: Dst := transposed tile. */
  transposeTile(buffer: CircularBuffer, tile: number, dstTile: number): void {
    this.unpackForCopy(buffer, tile);
    const target = this.dst.tileForMath(dstTile);
    this.math.transpose(this.registers.dst, target, this.math.sources.in0, 0, this.modes.current);
    this.dst.markWritten(target);
    this.time.mathOnSources(costTable.transpose.value);
  }

  // Operations within Dst.

  /** `fill_tile`: Dst := value. */
  fillTile(dstTile: number, value: number): void {
    const target = this.dst.tileForMath(dstTile);
    this.math.fill(this.registers.dst, target, value, this.modes.current);
    this.dst.markWritten(target);
    this.time.math(costTable.fillDst.value);
  }

  /** A function of one element by its name in elementwise-functions.ts: Dst := f(Dst). Throws DeviceFault when the tile holds nothing or the function does not exist. */
  sfpuUnary(functionName: string, dstTile: number, parameter = 0): void {
    if (functionName === typecastFunctions.toFloat || functionName === typecastFunctions.toInteger) {
      this.typecast(functionName === typecastFunctions.toFloat ? 'f32' : 'u32', dstTile, parameter);
      return;
    }
    const unaryFunction = unaryFunctions[functionName];
    if (
      unaryFunction === undefined ||
      (this.integers !== undefined && !integerUnaryFunction(functionName, this.integers))
    ) {
      throw new DeviceFault('unsupported', `no function '${functionName}' of one ${this.datumName}`);
    }
    const target = this.resultTile(dstTile);
    this.math.sfpuUnary(functionName, this.registers.dst, target, parameter, this.modes.current);
    this.time.math(unaryFunction.cyclesPerTile.value);
  }

  /** A function of two elements by its name in elementwise-functions.ts: Dst[dstTile] := f(Dst[dstTile], Dst[otherTile]). Throws as `sfpuUnary` does. */
  sfpuBinary(functionName: string, dstTile: number, otherTile: number): void {
    const binaryFunction = binaryFunctions[functionName];
    if (
      binaryFunction === undefined ||
      (this.integers !== undefined && !integerBinaryFunction(functionName, this.integers))
    ) {
      throw new DeviceFault('unsupported', `no function '${functionName}' of two ${this.datumName}s`);
    }
    const target = this.resultTile(dstTile);
    this.math.sfpuBinary(functionName, this.registers.dst, target, this.resultTile(otherTile), this.modes.current);
    this.time.math(binaryFunction.cyclesPerTile.value);
  }

  /** What Dst holds, for faults. */
  private get datumName(): string {
    return this.integers === undefined ? 'element' : 'integer';
  }

  /** The integers that Dst holds, if it does. */
  private get integers(): IntegerDst | undefined {
    const { dst } = this.modes.current;
    return holdsIntegers(dst) ? dst : undefined;
  }

  /** Turns the integers of a Dst tile into floats, or floats into integers; math then works on these until the next tile is unpacked. */
  private typecast(to: 'f32' | 'u32', dstTile: number, bits: number): void {
    const target = this.resultTile(dstTile);
    const from = this.modes.current.dst;
    this.modes.useDatums(to);
    this.math.typecast(this.registers.dst, target, from, this.modes.current, bits);
    this.time.math(costTable.typecast.value);
  }

  // Pack.

  /** `pack_tile`: rounds a Dst tile into page `page`, counted from the back of a circular buffer. */
  packTile(dstTile: number, buffer: CircularBuffer, page: number): void {
    if (this.dst.isShared) this.time.packFrom(this.time.resultsReady);
    const source = this.dst.tileForPack(dstTile);
    const { format } = buffer;
    const address = tileToWrite(buffer, page);
    const { l1 } = this.core;
    this.memoryChanged = true;
    l1.beginWrite(address, format.tileSizeBytes);
    this.math.pack(format, this.registers.dst, source, l1.views, address);
    this.time.pack(format.tileSizeBytes);
  }

  // The two steps of the operations above, for kernels that spell them out.

  /** `unpack_a`: brings one tile for copies and SFPU work. */
  unpackA(buffer: CircularBuffer, tile: number): void {
    this.unpackForCopy(buffer, tile, this.registers);
  }

  /** `unpack_ab`: brings two tiles for the FPU. */
  unpackAB(in0: CircularBuffer, in0Tile: number, in1: CircularBuffer, in1Tile: number): void {
    this.unpackInto(this.registers, in0, in0Tile, in1, in1Tile);
  }

  /** `matmul`: Dst += product of the two tiles unpacked last. */
  matmulSources(dstTile: number): void {
    this.multiply(this.registers, dstTile);
  }

  /** `add`, `sub`, `mul`: Dst := in0 op broadcast(in1) of the two tiles unpacked last, plus the old Dst with `accumulate`. */
  binarySources(operation: FpuBinary, broadcast: Broadcast, dstTile: number, accumulate: boolean): void {
    this.combine(this.registers, operation, broadcast, dstTile, accumulate);
  }

  // Row-major blocks. Both use Dst on their own, so it must not be held by the kernel.

  /** `tilize_block`: turns the row-major 32 x (32 * numTiles) block at the front of `input` into tiles in the reserved pages of `output`. */
  tilizeBlock(input: CircularBuffer, numTiles: number, output: CircularBuffer): void {
    const { l1 } = this.core;
    const { format } = input;
    const block = blockToRead(input, numTiles);
    l1.checkReadable(block.address, block.sizeBytes);
    this.modes.useFormats(format, format);
    for (let tile = 0; tile < numTiles; tile++) {
      unpackBlockTile(format, l1.views, block, tile, this.math.sources.in0);
      this.time.unpack(block.sizeBytes / numTiles, costTable.unpackRows.value);
      this.moveThroughDst();
      this.packTile(0, output, tile);
      this.tileRegsRelease();
    }
  }

  /** `untilize_block`: turns `numTiles` tiles at the front of `input` into a row-major 32 x (32 * numTiles) block in the reserved pages of `output`. */
  untilizeBlock(input: CircularBuffer, numTiles: number, output: CircularBuffer): void {
    const { l1 } = this.core;
    const block = blockToWrite(output, numTiles);
    this.memoryChanged = true;
    l1.beginWrite(block.address, block.sizeBytes);
    for (let tile = 0; tile < numTiles; tile++) {
      this.unpackForCopy(input, tile);
      this.moveThroughDst();
      const datum = this.dst.tileForPack(0) * tileDatums;
      packBlockTile(output.format, this.registers.dst, datum, l1.views, block, tile);
      this.time.pack(block.sizeBytes / numTiles);
      this.tileRegsRelease();
    }
  }

  /** Copies the unpacked tile to tile 0 of a fresh Dst half and hands it to the packer. */
  private moveThroughDst(): void {
    this.tileRegsAcquire();
    const target = this.dst.tileForMath(0);
    this.math.copy(this.registers.dst, target, this.math.sources.in0, 0, this.modes.current);
    this.dst.markWritten(target);
    this.time.mathOnSources(costTable.copyToDst.value);
    this.tileRegsCommit();
    this.tileRegsWait();
  }

  private unpackInto(
    sources: SourceTiles,
    in0: CircularBuffer,
    in0Tile: number,
    in1: CircularBuffer,
    in1Tile: number,
  ): void {
    this.loadTile(in0, in0Tile, sources.in0);
    this.loadTile(in1, in1Tile, sources.in1);
    this.modes.useFormats(in0.format, in1.format);
    if (this.modes.precision === 'hardware') {
      truncateToTf32(sources.in0, in0.format);
      truncateToTf32(sources.in1, in1.format);
    }
    this.time.unpack(in0.format.tileSizeBytes + in1.format.tileSizeBytes, costTable.unpackBoth.value);
  }

  private multiply({ in0, in1 }: SourceTiles, dstTile: number): void {
    const target = this.dst.tileForMath(dstTile);
    this.math.matmul(this.registers.dst, target, in0, 0, in1, 0, this.dst.isWritten(target), this.modes.current);
    this.countProduct(target);
  }

  private countProduct(target: number): void {
    this.dst.markWritten(target);
    this.time.mathOnSources(costTable.matmulPhase.value * phaseCount(this.fidelity));
  }

  private combine(
    { in0, in1 }: SourceTiles,
    operation: FpuBinary,
    broadcast: Broadcast,
    dstTile: number,
    accumulate: boolean,
  ): void {
    const target = this.dst.tileForMath(dstTile);
    const adds = accumulate && this.dst.isWritten(target);
    this.math.fpuBinary(operation, broadcast, this.registers.dst, target, in0, 0, in1, 0, adds, this.modes.current);
    this.dst.markWritten(target);
    this.time.mathOnSources(
      operation === 'mul'
        ? costTable.eltwiseMultiplyPhase.value * phaseCount(this.fidelity)
        : costTable.eltwiseAdd.value,
    );
  }

  private unpackForCopy(buffer: CircularBuffer, tile: number, { in0 }: SourceTiles = this.math.sources): void {
    this.loadTile(buffer, tile, in0);
    this.modes.useFormats(buffer.format, buffer.format);
    this.time.unpack(buffer.format.tileSizeBytes, costTable.unpackOne.value);
  }

  private loadTile(buffer: CircularBuffer, tile: number, registers: TileArray): void {
    const address = this.sourceAddress(buffer, tile);
    this.math.unpack(buffer.format, this.core.l1.views, address, registers);
  }

  /** Returns the address of a tile of a circular buffer that may be read. */
  private sourceAddress(buffer: CircularBuffer, tile: number): number {
    const address = tileToRead(buffer, tile);
    this.core.l1.checkReadable(address, buffer.format.tileSizeBytes);
    return address;
  }

  private resultTile(dstTile: number): number {
    const tile = this.dst.tileForMath(dstTile);
    if (this.dst.isWritten(tile)) return tile;
    throw new DeviceFault(
      'uninitialized-read',
      `Dst tile ${dstTile} is read, but nothing was written to it since tile_regs_acquire`,
    );
  }
}

function truncateToTf32(tile: TileArray, format: ElementFormat): void {
  if (format.name !== 'f32') return;
  const { u32 } = tile;
  for (let i = 0; i < tileDatums; i++) u32[i] = toTf32Truncated(u32[i]!);
}
