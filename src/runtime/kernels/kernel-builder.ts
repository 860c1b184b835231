import { type FormatName } from '../../device/formats/element-format.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { ForOp, IfOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import {
  type BroadcastType,
  type CBPort,
  type ReduceDim,
  type ReduceType,
} from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import * as ttkernel from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { type CBType, NocAddrType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { i32Attr } from '../../ir/attributes/scalar-attributes.ts';
import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Context } from '../../ir/context.ts';
import { type Location, NameLoc } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';

/** A 32-bit integer of a kernel: known while it is built, or computed when it runs. */
export type Int = number | Value;

/** A circular buffer of a program. */
export interface BufferHandle {
  readonly port: CBPort;
  readonly type: CBType;
  readonly format: FormatName;
  readonly pageSizeBytes: number;
}

/**
 * Builds the function of one kernel. Integer arithmetic on numbers that are known is done at once, so shapes and layouts leave only the
 * instructions that depend on the core or the iteration.
 */
export class KernelBuilder {
  private readonly builder: OpBuilder;
  private readonly location: Location;
  private readonly name: string;
  private readonly entry = new Block();
  private readonly constants = new Map<number, Value>();
  private readonly buffers = new Map<CBType, Value>();
  private readonly i32: IntegerType;

  /** `origin` names what the kernel is part of, e.g. `ttnn.matmul`; its operations carry it as location. */
  constructor(context: Context, name: string, origin: string) {
    this.name = name;
    this.builder = OpBuilder.atBlockEnd(context, this.entry);
    this.location = new NameLoc(origin);
    this.i32 = IntegerType.get(context, 32);
  }

  /** Ends the kernel and returns its function. */
  finish(): FuncOp {
    ttkernel.ReturnOp.build(this.builder, this.location);
    const { context } = this.builder;
    const body = new Region();
    body.append(this.entry);
    const inputs = this.entry.arguments.map(({ type }) => type);
    const functionType = FunctionType.get(context, inputs, []);
    const detached = new OpBuilder(context);
    return FuncOp.build(detached, this.location, { symName: this.name, functionType, regions: [body] });
  }

  // Integers

  /** Returns the value of an integer; constants are made once, at the kernel's start. */
  value(int: Int): Value {
    if (typeof int !== 'number') return int;
    const known = this.constants.get(int);
    if (known !== undefined) return known;
    const { builder } = this;
    const made = builder.withInsertionPoint(() => {
      builder.setInsertionPointToStart(this.entry);
      const value = i32Attr(builder.context, int | 0);
      return arith.ConstantOp.build(builder, this.location, { value, resultType: this.i32 }).result();
    });
    this.constants.set(int, made);
    return made;
  }

  /** Returns runtime argument `index` of this core. */
  arg(index: number): Value {
    const argIndex = this.value(index);
    return ttkernel.GetArgValOp.build(this.builder, this.location, { argIndex, argValType: this.i32 }).result();
  }

  add(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return a + b;
    if (a === 0) return b;
    if (b === 0) return a;
    return this.binary(arith.AddIOp, a, b);
  }

  sub(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return b === 0 ? a : this.binary(arith.SubIOp, a, b);
  }

  mul(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return a * b;
    if (a === 0 || b === 0) return 0;
    if (a === 1) return b;
    return b === 1 ? a : this.binary(arith.MulIOp, a, b);
  }

  /** Returns floor(a / b) of numbers that are not negative. */
  div(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return Math.floor(a / b);
    return b === 1 ? a : this.binary(arith.DivUIOp, a, b);
  }

  /** Returns a modulo b of numbers that are not negative. */
  rem(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return a % b;
    return b === 1 ? 0 : this.binary(arith.RemUIOp, a, b);
  }

  min(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return Math.min(a, b);
    return this.binary(arith.MinSIOp, a, b);
  }

  /** Returns the bits of a moved down by b places, 0 to 31; zeros move in. */
  shiftRight(a: Int, b: Int): Int {
    return b === 0 ? a : this.binary(arith.ShRUIOp, a, b);
  }

  /** Compares two integers: 1 or 0, or a value of type i1. */
  compare(predicate: CmpIPredicate & ('eq' | 'ne' | 'slt' | 'sge'), a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') {
      return Number({ eq: a === b, ne: a !== b, slt: a < b, sge: a >= b }[predicate]);
    }
    const operands = { lhs: this.value(a), rhs: this.value(b) };
    const resultType = IntegerType.get(this.builder.context, 1);
    return arith.CmpIOp.build(this.builder, this.location, { predicate, ...operands, resultType }).result();
  }

  // Control

  /** Runs `body` for lower, lower + step, ... below upper; a loop of one known iteration becomes its body. */
  loop(lower: Int, upper: Int, body: (i: Int) => void, step: Int = 1): void {
    this.loopCarrying(lower, upper, [], (i) => (body(i), []), step);
  }

  /** As `loop`, with values that an iteration hands to the next: `body` returns the new ones. Returns the last. */
  loopCarrying(
    lower: Int,
    upper: Int,
    initial: readonly Int[],
    body: (i: Int, carried: readonly Int[]) => readonly Int[],
    step: Int = 1,
  ): readonly Int[] {
    if (typeof lower === 'number' && typeof upper === 'number' && typeof step === 'number') {
      if (lower >= upper) return initial;
      if (lower + step >= upper) return body(lower, initial);
    }
    const { builder, location } = this;
    const bounds = { lowerBound: this.value(lower), upperBound: this.value(upper), step: this.value(step) };
    const initArgs = initial.map((int) => this.value(int));
    const region = new Region();
    const types = [this.i32, ...initial.map(() => this.i32)];
    const loop = builder.withInsertionPoint(() => {
      const block = builder.createBlock(
        region,
        types,
        types.map(() => location),
      );
      const [i, ...carried] = block.arguments;
      const next = body(i!, carried).map((int) => this.value(int));
      YieldOp.build(builder, location, { results: next });
      return region;
    });
    return ForOp.build(builder, location, {
      ...bounds,
      initArgs,
      regions: [loop],
      resultTypes: types.slice(1),
    }).results;
  }

  /** Runs `then` when the condition is not 0, else `otherwise`. */
  when(condition: Int, then: () => void, otherwise?: () => void): void {
    if (typeof condition === 'number') {
      if (condition !== 0) then();
      else otherwise?.();
      return;
    }
    const { builder, location } = this;
    const regions = [then, otherwise].map((body) => {
      const region = new Region();
      if (body === undefined) return region;
      builder.withInsertionPoint(() => {
        builder.createBlock(region);
        body();
        YieldOp.build(builder, location, { results: [] });
      });
      return region;
    });
    IfOp.build(builder, location, { condition, regions, resultTypes: [] });
  }

  // Circular buffers

  reserve(buffer: BufferHandle, numPages: Int): void {
    ttkernel.CBReserveBackOp.build(this.builder, this.location, this.pages(buffer, numPages));
  }

  push(buffer: BufferHandle, numPages: Int): void {
    ttkernel.CBPushBackOp.build(this.builder, this.location, this.pages(buffer, numPages));
  }

  wait(buffer: BufferHandle, numPages: Int): void {
    ttkernel.CBWaitFrontOp.build(this.builder, this.location, this.pages(buffer, numPages));
  }

  pop(buffer: BufferHandle, numPages: Int): void {
    ttkernel.CBPopFrontOp.build(this.builder, this.location, this.pages(buffer, numPages));
  }

  /** L1 address of the first reserved page. */
  writePointer(buffer: BufferHandle): Value {
    const args = { cb: this.cb(buffer), writePtrType: this.i32 };
    return ttkernel.GetWritePtrOp.build(this.builder, this.location, args).result();
  }

  /** L1 address of the first page that was waited for. */
  readPointer(buffer: BufferHandle): Value {
    const args = { cb: this.cb(buffer), readPtrType: this.i32 };
    return ttkernel.GetReadPtrOp.build(this.builder, this.location, args).result();
  }

  // Data movement

  /** NoC address of a byte of a DRAM channel, or of the L1 of a worker core by its row-major number. */
  bankAddress(bank: Int, offsetBytes: Int, dram: boolean): Value {
    return ttkernel.GetNocAddrFromBankIDOp.build(this.builder, this.location, {
      bankId: this.value(bank),
      bankAddressOffset: this.value(offsetBytes),
      dram,
      nocAddrType: NocAddrType.get(this.builder.context),
    }).result();
  }

  read(from: Value, l1Address: Int, sizeBytes: Int): void {
    ttkernel.NocAsyncReadOp.build(this.builder, this.location, {
      srcNocAddr: from,
      dstLocalL1Addr: this.value(l1Address),
      size: this.value(sizeBytes),
    });
  }

  write(l1Address: Int, to: Value, sizeBytes: Int): void {
    ttkernel.NocAsyncWriteOp.build(this.builder, this.location, {
      srcLocalL1Addr: this.value(l1Address),
      dstNocAddr: to,
      size: this.value(sizeBytes),
    });
  }

  readBarrier(): void {
    ttkernel.NocAsyncReadBarrierOp.build(this.builder, this.location);
  }

  writeBarrier(): void {
    ttkernel.NocAsyncWriteBarrierOp.build(this.builder, this.location);
  }

  load(l1Address: Int, elementBytes: number): Value {
    return ttkernel.LoadFromL1Op.build(this.builder, this.location, {
      l1Address: this.value(l1Address),
      elementBytes,
      valueType: this.i32,
    }).result();
  }

  store(value: Int, l1Address: Int, elementBytes: number): void {
    ttkernel.StoreToL1Op.build(this.builder, this.location, {
      value: this.value(value),
      l1Address: this.value(l1Address),
      elementBytes,
    });
  }

  /** Fills `sizeBytes` bytes of L1 with an element's bits. */
  fillL1(bits: number, l1Address: Int, sizeBytes: Int, elementBytes: number): void {
    ttkernel.FillL1Op.build(this.builder, this.location, {
      value: this.value(bits | 0),
      l1Address: this.value(l1Address),
      size: this.value(sizeBytes),
      elementBytes,
    });
  }

  // Compute

  /** Runs `math` on an acquired half of Dst, then `pack` on what it left there. */
  dst(math: () => void, pack: () => void): void {
    const { builder, location } = this;
    ttkernel.TileRegsAcquireOp.build(builder, location);
    math();
    ttkernel.TileRegsCommitOp.build(builder, location);
    ttkernel.TileRegsWaitOp.build(builder, location);
    pack();
    ttkernel.TileRegsReleaseOp.build(builder, location);
  }

  pack(dstIndex: Int, out: BufferHandle, page: Int): void {
    ttkernel.PackTileOp.build(this.builder, this.location, {
      dstIndex: this.value(dstIndex),
      outCb: this.cb(out),
      outIndex: this.value(page),
    });
  }

  matmul(in0: BufferHandle, in1: BufferHandle, page0: Int, page1: Int, dstIndex: Int): void {
    ttkernel.MatmulTilesOp.build(this.builder, this.location, this.twoTiles(in0, in1, page0, page1, dstIndex));
  }

  /** Elementwise operation of the matrix engine; the right tile may be broadcast. */
  fpuBinary(
    operation: 'add' | 'sub' | 'mul',
    broadcast: BroadcastType,
    in0: BufferHandle,
    in1: BufferHandle,
    page0: Int,
    page1: Int,
    dstIndex: Int,
  ): void {
    const { builder, location } = this;
    const args = this.twoTiles(in0, in1, page0, page1, dstIndex);
    if (broadcast === 'none') {
      const op = { add: ttkernel.AddTilesOp, sub: ttkernel.SubTilesOp, mul: ttkernel.MulTilesOp }[operation];
      op.build(builder, location, args);
      return;
    }
    const op = { add: ttkernel.AddTilesBcastOp, sub: ttkernel.SubTilesBcastOp, mul: ttkernel.MulTilesBcastOp }[
      operation
    ];
    op.build(builder, location, { ...args, bcastType: broadcast });
  }

  /** Copies a tile to Dst, with broadcast of a row, a column or an element. */
  copyTile(buffer: BufferHandle, page: Int, dstIndex: Int, broadcast: BroadcastType = 'none'): void {
    const args = { inCb: this.cb(buffer), inTileIndex: this.value(page), dstIndex: this.value(dstIndex) };
    if (broadcast === 'none') ttkernel.CopyTileOp.build(this.builder, this.location, args);
    else ttkernel.UnaryBcastOp.build(this.builder, this.location, { ...args, bcastType: broadcast });
  }

  transposeTile(buffer: BufferHandle, page: Int, dstIndex: Int): void {
    const args = { inCb: this.cb(buffer), inTileIndex: this.value(page), dstIndex: this.value(dstIndex) };
    ttkernel.TransposeWHTileOp.build(this.builder, this.location, args);
  }

  fillTile(dstIndex: Int, value: number): void {
    ttkernel.FillTileOp.build(this.builder, this.location, { dstIndex: this.value(dstIndex), value });
  }

  /** Applies a function of one element to a tile of Dst. */
  unary(functionName: string, dstIndex: Int, parameter?: number): void {
    const args = { dstIndex: this.value(dstIndex), function: functionName, parameter };
    ttkernel.UnaryTileOp.build(this.builder, this.location, args);
  }

  /** Applies a function of two elements to two tiles of Dst; the first takes the result. */
  binaryFunction(functionName: string, dstIndex: Int, otherIndex: Int): void {
    ttkernel.BinaryTileOp.build(this.builder, this.location, {
      dstIndex0: this.value(dstIndex),
      dstIndex1: this.value(otherIndex),
      function: functionName,
    });
  }

  reduce(
    kind: ReduceType,
    dim: ReduceDim,
    buffer: BufferHandle,
    scaler: BufferHandle,
    page: Int,
    scalerPage: Int,
    dstIndex: Int,
  ): void {
    ttkernel.ReduceTileOp.build(this.builder, this.location, {
      inCb: this.cb(buffer),
      scalerCb: this.cb(scaler),
      inTileIndex: this.value(page),
      scalerTileIndex: this.value(scalerPage),
      dstIndex: this.value(dstIndex),
      reduceType: kind,
      reduceDim: dim,
    });
  }

  tilizeBlock(input: BufferHandle, numTiles: Int, output: BufferHandle): void {
    const args = { cbIn: this.cb(input), numTiles: this.value(numTiles), cbOut: this.cb(output) };
    ttkernel.TilizeBlockOp.build(this.builder, this.location, args);
  }

  untilizeBlock(input: BufferHandle, numTiles: Int, output: BufferHandle): void {
    const args = { cbIn: this.cb(input), numTiles: this.value(numTiles), cbOut: this.cb(output) };
    ttkernel.UntilizeBlockOp.build(this.builder, this.location, args);
  }

  private binary(
    op: {
      build(builder: OpBuilder, location: Location, args: { lhs: Value; rhs: Value }): { result(): Value };
    },
    a: Int,
    b: Int,
  ): Value {
    return op.build(this.builder, this.location, { lhs: this.value(a), rhs: this.value(b) }).result();
  }

  private cb(buffer: BufferHandle): Value {
    let value = this.buffers.get(buffer.type);
    if (value === undefined) {
      value = this.entry.addArgument(buffer.type, this.location);
      this.buffers.set(buffer.type, value);
    }
    return value;
  }

  private pages(buffer: BufferHandle, numPages: Int): { cb: Value; numPages: Value } {
    return { cb: this.cb(buffer), numPages: this.value(numPages) };
  }

  private twoTiles(in0: BufferHandle, in1: BufferHandle, page0: Int, page1: Int, dstIndex: Int) {
    return {
      in0Cb: this.cb(in0),
      in1Cb: this.cb(in1),
      in0TileIndex: this.value(page0),
      in1TileIndex: this.value(page1),
      dstIndex: this.value(dstIndex),
    };
  }
}
