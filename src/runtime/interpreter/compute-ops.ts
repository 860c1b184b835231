import { type ComputeThread } from '../../device/compute-thread.ts';
import { type FpuBinary } from '../../device/tile-math/tile-math.ts';
import * as ttkernel from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { type BroadcastType } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { arithOps } from './arith-ops.ts';
import { bufferOps } from './buffer-ops.ts';
import { controlOps } from './control-ops.ts';
import { opTable, rule, type KernelEmitter, type OpRule } from './op-table.ts';

type Emitter = KernelEmitter<ComputeThread>;
type Rule = OpRule<ComputeThread>;

/** An operation that only calls a method of the thread. */
const call = (opClass: OpClass, method: (thread: ComputeThread) => void): Rule =>
  rule(opClass, (_, emitter: Emitter) =>
    emitter.emit(
      (next) =>
        ({ thread }) => (method(thread), next),
    ),
  );

/** An operation that prepares the engine, which the model does not need: formats come with circular buffers. */
const prepares = (opClass: OpClass): Rule => rule(opClass, () => undefined);

interface BinaryTilesOp extends Operation {
  readonly in0Cb: Value;
  readonly in1Cb: Value;
  readonly in0TileIndex: Value;
  readonly in1TileIndex: Value;
  readonly dstIndex: Value;
}

function emitBinaryTiles(op: BinaryTilesOp, emitter: Emitter, operation: FpuBinary, broadcast: BroadcastType): void {
  const [in0, in1] = [emitter.buffer(op.in0Cb), emitter.buffer(op.in1Cb)];
  const [tile0, tile1, dst] = [emitter.int(op.in0TileIndex), emitter.int(op.in1TileIndex), emitter.int(op.dstIndex)];
  emitter.emit((next) => ({ thread, buffers, ints: r }) => {
    thread.binaryTiles(operation, broadcast, buffers[in0]!, buffers[in1]!, r[tile0]!, r[tile1]!, r[dst]!);
    return next;
  });
}

const binaryTiles = (opClass: OpClass<BinaryTilesOp>, operation: FpuBinary): Rule =>
  rule(opClass, (op, emitter: Emitter) => emitBinaryTiles(op, emitter, operation, 'none'));

const binaryTilesBroadcast = (
  opClass: OpClass<BinaryTilesOp & { readonly bcastType: BroadcastType }>,
  operation: FpuBinary,
): Rule => rule(opClass, (op, emitter: Emitter) => emitBinaryTiles(op, emitter, operation, op.bcastType));

interface TileOp extends Operation {
  readonly inCb: Value;
  readonly inTileIndex: Value;
  readonly dstIndex: Value;
}

const tileRule = (opClass: OpClass<TileOp>, method: 'copyTile' | 'transposeTile'): Rule =>
  rule(opClass, (op, emitter: Emitter) => {
    const [cb, tile, dst] = [emitter.buffer(op.inCb), emitter.int(op.inTileIndex), emitter.int(op.dstIndex)];
    emitter.emit((next) => ({ thread, buffers, ints: r }) => {
      thread[method](buffers[cb]!, r[tile]!, r[dst]!);
      return next;
    });
  });

const binarySources = (opClass: OpClass<Operation & { readonly dstIndex: Value }>, operation: FpuBinary): Rule =>
  rule(opClass, (op, emitter: Emitter) => {
    const dst = emitter.int(op.dstIndex);
    emitter.emit((next) => ({ thread, ints }) => {
      thread.binarySources(operation, 'none', ints[dst]!, false);
      return next;
    });
  });

interface PackOp extends Operation {
  readonly dstIndex: Value;
  readonly outCb: Value;
  readonly outIndex: Value;
}

function emitPack(op: PackOp, emitter: Emitter): void {
  const [dst, cb, page] = [emitter.int(op.dstIndex), emitter.buffer(op.outCb), emitter.int(op.outIndex)];
  emitter.emit((next) => ({ thread, buffers, ints: r }) => {
    thread.packTile(r[dst]!, buffers[cb]!, r[page]!);
    return next;
  });
}

interface BlockOp extends Operation {
  readonly cbIn: Value;
  readonly cbOut: Value;
  readonly numTiles: Value;
}

const blockRule = (opClass: OpClass<BlockOp>, method: 'tilizeBlock' | 'untilizeBlock'): Rule =>
  rule(opClass, (op, emitter: Emitter) => {
    const [input, output, tiles] = [emitter.buffer(op.cbIn), emitter.buffer(op.cbOut), emitter.int(op.numTiles)];
    emitter.emit((next) => ({ thread, buffers, ints }) => {
      thread[method](buffers[input]!, ints[tiles]!, buffers[output]!);
      return next;
    });
  });

const tileRules: readonly Rule[] = [
  call(ttkernel.TileRegsAcquireOp, (thread) => thread.tileRegsAcquire()),
  call(ttkernel.TileRegsCommitOp, (thread) => thread.tileRegsCommit()),
  call(ttkernel.TileRegsWaitOp, (thread) => thread.tileRegsWait()),
  call(ttkernel.TileRegsReleaseOp, (thread) => thread.tileRegsRelease()),
  call(ttkernel.AcquireDstOp, (thread) => thread.acquireDst()),
  call(ttkernel.ReleaseDstOp, (thread) => thread.releaseDst()),
  rule(ttkernel.MatmulTilesOp, (op, emitter: Emitter) => {
    const [in0, in1, transpose] = [emitter.buffer(op.in0Cb), emitter.buffer(op.in1Cb), op.transpose];
    const [tile0, tile1, dst] = [emitter.int(op.in0TileIndex), emitter.int(op.in1TileIndex), emitter.int(op.dstIndex)];
    emitter.emit((next) => ({ thread, buffers, ints: r }) => {
      thread.matmulTiles(buffers[in0]!, buffers[in1]!, r[tile0]!, r[tile1]!, r[dst]!, transpose);
      return next;
    });
  }),
  binaryTiles(ttkernel.AddTilesOp, 'add'),
  binaryTiles(ttkernel.SubTilesOp, 'sub'),
  binaryTiles(ttkernel.MulTilesOp, 'mul'),
  binaryTilesBroadcast(ttkernel.AddTilesBcastOp, 'add'),
  binaryTilesBroadcast(ttkernel.SubTilesBcastOp, 'sub'),
  binaryTilesBroadcast(ttkernel.MulTilesBcastOp, 'mul'),
  tileRule(ttkernel.CopyTileOp, 'copyTile'),
  tileRule(ttkernel.TransposeWHTileOp, 'transposeTile'),
  rule(ttkernel.UnaryBcastOp, (op, emitter: Emitter) => {
    const [cb, tile, dst] = [emitter.buffer(op.inCb), emitter.int(op.inTileIndex), emitter.int(op.dstIndex)];
    const broadcast = op.bcastType;
    emitter.emit((next) => ({ thread, buffers, ints: r }) => {
      thread.broadcastTile(broadcast, buffers[cb]!, r[tile]!, r[dst]!);
      return next;
    });
  }),
  rule(ttkernel.ReduceTileOp, (op, emitter: Emitter) => {
    const [cb, scaler, dst] = [emitter.buffer(op.inCb), emitter.buffer(op.scalerCb), emitter.int(op.dstIndex)];
    const [tile, scalerTile] = [emitter.int(op.inTileIndex), emitter.int(op.scalerTileIndex)];
    const { reduceType, reduceDim } = op;
    emitter.emit((next) => ({ thread, buffers, ints: r }) => {
      const [input, factor] = [buffers[cb]!, buffers[scaler]!];
      thread.reduceTile(reduceType, reduceDim, input, factor, r[tile]!, r[scalerTile]!, r[dst]!);
      return next;
    });
  }),
  rule(ttkernel.FillTileOp, (op, emitter: Emitter) => {
    const [dst, value] = [emitter.int(op.dstIndex), op.value];
    emitter.emit(
      (next) =>
        ({ thread, ints }) => (thread.fillTile(ints[dst]!, value), next),
    );
  }),
  rule(ttkernel.UnaryTileOp, (op, emitter: Emitter) => {
    const [dst, name, parameter] = [emitter.int(op.dstIndex), op.function, op.parameter ?? 0];
    emitter.emit(
      (next) =>
        ({ thread, ints }) => (thread.sfpuUnary(name, ints[dst]!, parameter), next),
    );
  }),
  rule(ttkernel.BinaryTileOp, (op, emitter: Emitter) => {
    const [dst, other, name] = [emitter.int(op.dstIndex0), emitter.int(op.dstIndex1), op.function];
    emitter.emit(
      (next) =>
        ({ thread, ints }) => (thread.sfpuBinary(name, ints[dst]!, ints[other]!), next),
    );
  }),
  rule(ttkernel.PackTileOp, (op, emitter: Emitter) => emitPack(op, emitter)),
  rule(ttkernel.PackOp, (op, emitter: Emitter) => emitPack(op, emitter)),
  rule(ttkernel.UnpackAOp, (op, emitter: Emitter) => {
    const [cb, tile] = [emitter.buffer(op.cb), emitter.int(op.srcIndex)];
    emitter.emit(
      (next) =>
        ({ thread, buffers, ints }) => (thread.unpackA(buffers[cb]!, ints[tile]!), next),
    );
  }),
  rule(ttkernel.UnpackABOp, (op, emitter: Emitter) => {
    const [a, b] = [emitter.buffer(op.cbA), emitter.buffer(op.cbB)];
    const [tileA, tileB] = [emitter.int(op.srcAIndex), emitter.int(op.srcBIndex)];
    emitter.emit((next) => ({ thread, buffers, ints }) => {
      thread.unpackAB(buffers[a]!, ints[tileA]!, buffers[b]!, ints[tileB]!);
      return next;
    });
  }),
  binarySources(ttkernel.AddOp, 'add'),
  binarySources(ttkernel.SubOp, 'sub'),
  binarySources(ttkernel.MulOp, 'mul'),
  rule(ttkernel.MatmulOp, (op, emitter: Emitter) => {
    const dst = emitter.int(op.dstIndex);
    emitter.emit(
      (next) =>
        ({ thread, ints }) => (thread.matmulSources(ints[dst]!), next),
    );
  }),
  blockRule(ttkernel.TilizeBlockOp, 'tilizeBlock'),
  blockRule(ttkernel.UntilizeBlockOp, 'untilizeBlock'),
];

const preparations: readonly Rule[] = [
  ttkernel.MMInitOp,
  ttkernel.CopyTileInitOp,
  ttkernel.UnaryBcastInitOp,
  ttkernel.TransposeWHInitOp,
  ttkernel.SubTilesInitOp,
  ttkernel.InitBcastOp,
  ttkernel.InitSFPUOp,
  ttkernel.UnaryTileInitOp,
  ttkernel.BinaryTileInitOp,
  ttkernel.ReduceInitOp,
  ttkernel.PackSetDataTypeOp,
  ttkernel.UnpackSetDataTypeOp,
  ttkernel.BinaryOpInitCommonOp,
  ttkernel.AddTilesInitOp,
  ttkernel.MulTilesInitOp,
  ttkernel.TilizeInitOp,
  ttkernel.UntilizeInitOp,
].map(prepares);

/** All operations of kernels on the compute engine. */
export const computeOps = opTable<ComputeThread>(arithOps, controlOps, bufferOps, tileRules, preparations);
