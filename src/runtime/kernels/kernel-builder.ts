import { type FormatName } from '../../device/formats/element-format.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import {
  type BroadcastType,
  type CBPort,
  type ReduceDim,
  type ReduceType,
} from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import * as ttkernel from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { type CBType, NocAddrType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Context } from '../../ir/context.ts';
import { Region } from '../../ir/region.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { type Value } from '../../ir/value.ts';
import { invariant } from '../../support/invariant.ts';
import { type DeviceTensor } from '../tensors/device-tensor.ts';
import { tensorNumber, type KernelInputs } from './kernel-inputs.ts';
import { ScalarBuilder, type Int } from './scalar-builder.ts';

/** A circular buffer of a program. */
export interface BufferHandle {
  readonly port: CBPort;
  readonly type: CBType;
  readonly format: FormatName;
  readonly pageSizeBytes: number;
}

/** Which runtime arguments of a kernel are addresses: `firstArg` + i that of tensor i of its inputs. */
export interface TensorAddresses {
  readonly inputs: KernelInputs;
  readonly firstArg: number;
}

/**
 * Builds the function of one kernel: circular buffers, data movement and compute, on top of integers and control flow. The kernel takes the circular
 * buffers that it uses as arguments.
 */
export class KernelBuilder extends ScalarBuilder {
  private readonly name: string;
  private readonly buffers = new Map<CBType, Value>();
  private readonly addresses: TensorAddresses | undefined;
  private readonly addressValues = new Map<number, Value>();

  /** `origin` names what the kernel is part of, e.g. `ttnn.matmul`; its operations carry it as location. Without `addresses` those of tensors are constants. */
  constructor(context: Context, name: string, origin: string, addresses?: TensorAddresses) {
    super(context, origin);
    this.name = name;
    this.addresses = addresses;
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

  /** Returns runtime argument `index` of this core. */
  arg(index: number): Value {
    const argIndex = this.value(index);
    return ttkernel.GetArgValOp.build(this.builder, this.location, { argIndex, argValType: this.i32 }).result();
  }

  /** Returns the address of a tensor in its banks: a constant, or a runtime argument. */
  addressOf(tensor: DeviceTensor): Int {
    if (this.addresses === undefined) return tensor.address;
    const { inputs, firstArg } = this.addresses;
    const number = tensorNumber(inputs, tensor);
    invariant(number >= 0, 'a kernel uses the tensors of its inputs only');
    let value = this.addressValues.get(number);
    if (value === undefined) {
      const { builder } = this;
      value = builder.withInsertionPoint(() => {
        builder.setInsertionPointToEnd(this.entry);
        return this.arg(firstArg + number);
      });
      this.addressValues.set(number, value);
    }
    return value;
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
