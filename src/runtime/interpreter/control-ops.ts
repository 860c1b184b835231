import { ReturnOp as FuncReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { ForOp, IfOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { ReturnOp, UnreachableOp } from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { DeviceFault } from '../../device/faults.ts';
import { type DeviceThread } from '../../device/device-thread.ts';
import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { finished } from './kernel-frame.ts';
import { rule, type KernelEmitter, type OpRule } from './op-table.ts';

/** Returns the operands of the operation that ends a block; none for an absent terminator. */
function yielded(block: Block): readonly Value[] {
  const last = block.lastOp;
  return last instanceof YieldOp ? last.operands : [];
}

const nothing = (): void => undefined;

/** `scf` and the terminators of kernels. Loops are jumps; what a region yields is copied into registers of results or arguments. */
export const controlOps: readonly OpRule<never>[] = [
  rule(ForOp, compileFor),
  rule(IfOp, compileIf),
  rule(YieldOp, nothing),
  rule(ReturnOp, compileReturn),
  rule(FuncReturnOp, compileReturn),
  rule(UnreachableOp, (_, emitter) =>
    emitter.emit(() => () => {
      throw new DeviceFault('unsupported', 'the kernel has reached what it calls unreachable');
    }),
  ),
];

function compileReturn(_: Operation, emitter: KernelEmitter<DeviceThread>): void {
  emitter.emit(() => () => finished);
}

function compileFor(op: ForOp, emitter: KernelEmitter<DeviceThread>): void {
  const body = op.region.firstBlock!;
  const [counter, ...carried] = body.arguments;
  const i = emitter.int(counter!);
  const [lower, upper, step] = [op.lowerBound, op.upperBound, op.step].map((value) => emitter.int(value)) as [
    number,
    number,
    number,
  ];
  const unsigned = op.unsignedCmp;
  const [start, end] = [emitter.label(), emitter.label()];
  emitter.copy(op.initArgs, carried);
  emitter.emit(() => ({ ints: r }) => {
    r[i] = r[lower]!;
    if (!(r[step]! > 0)) throw new DeviceFault('unsupported', `the step of a loop is ${r[step]}, not above 0`);
    return (unsigned ? r[i]! >>> 0 < r[upper]! >>> 0 : r[i]! < r[upper]!) ? start.step : end.step;
  });
  emitter.place(start);
  emitter.block(body);
  emitter.copy(yielded(body), carried);
  if (unsigned) {
    emitter.emit(() => ({ ints: r }) => {
      r[i]! += r[step]!;
      return r[i]! >>> 0 < r[upper]! >>> 0 ? start.step : end.step;
    });
  } else {
    emitter.emit(() => ({ ints: r }) => {
      const value = r[i]! + r[step]!;
      r[i] = value;
      return value < r[upper]! ? start.step : end.step;
    });
  }
  emitter.place(end);
  emitter.copy(carried, op.results);
}

function compileIf(op: IfOp, emitter: KernelEmitter<DeviceThread>): void {
  const condition = emitter.int(op.condition);
  const [otherwise, end] = [emitter.label(), emitter.label()];
  emitter.emit(
    (next) =>
      ({ ints: r }) =>
        r[condition] !== 0 ? next : otherwise.step,
  );
  const then = op.thenRegion.firstBlock!;
  emitter.block(then);
  emitter.copy(yielded(then), op.results);
  const elseBlock = op.elseRegion.firstBlock;
  if (elseBlock !== undefined) emitter.emit(() => () => end.step);
  emitter.place(otherwise);
  if (elseBlock !== undefined) {
    emitter.block(elseBlock);
    emitter.copy(yielded(elseBlock), op.results);
  }
  emitter.place(end);
}
