import { type DeviceThread } from '../../device/device-thread.ts';
import {
  CBPopFrontOp,
  CBPushBackOp,
  CBReserveBackOp,
  CBWaitFrontOp,
  GetArgValOp,
  GetReadPtrOp,
  GetTileSizeOp,
  GetWritePtrOp,
  MyXOp,
  MyYOp,
} from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { DeviceFault } from '../../device/faults.ts';
import { blocked } from './kernel-frame.ts';
import { rule, type OpRule } from './op-table.ts';

/** What every thread can do: circular buffers, and questions about the core and the call. */
export const bufferOps: readonly OpRule<DeviceThread>[] = [
  rule(CBReserveBackOp, (op, emitter) => {
    const [cb, n] = [emitter.buffer(op.cb), emitter.int(op.numPages)];
    emitter.emit(
      (next) =>
        ({ thread, buffers, ints }) =>
          thread.cbReserveBack(buffers[cb]!, ints[n]!) ? next : blocked,
    );
  }),
  rule(CBWaitFrontOp, (op, emitter) => {
    const [cb, n] = [emitter.buffer(op.cb), emitter.int(op.numPages)];
    emitter.emit(
      (next) =>
        ({ thread, buffers, ints }) =>
          thread.cbWaitFront(buffers[cb]!, ints[n]!) ? next : blocked,
    );
  }),
  rule(CBPushBackOp, (op, emitter) => {
    const [cb, n] = [emitter.buffer(op.cb), emitter.int(op.numPages)];
    emitter.emit(
      (next) =>
        ({ thread, buffers, ints }) => (thread.cbPushBack(buffers[cb]!, ints[n]!), next),
    );
  }),
  rule(CBPopFrontOp, (op, emitter) => {
    const [cb, n] = [emitter.buffer(op.cb), emitter.int(op.numPages)];
    emitter.emit(
      (next) =>
        ({ thread, buffers, ints }) => (thread.cbPopFront(buffers[cb]!, ints[n]!), next),
    );
  }),
  rule(GetReadPtrOp, (op, emitter) => {
    const [cb, target] = [emitter.buffer(op.cb), emitter.int(op.result())];
    emitter.emit(
      (next) =>
        ({ buffers, ints }) => ((ints[target] = buffers[cb]!.readAddress), next),
    );
  }),
  rule(GetWritePtrOp, (op, emitter) => {
    const [cb, target] = [emitter.buffer(op.cb), emitter.int(op.result())];
    emitter.emit(
      (next) =>
        ({ buffers, ints }) => ((ints[target] = buffers[cb]!.writeAddress), next),
    );
  }),
  rule(GetTileSizeOp, (op, emitter) => {
    const [cb, target] = [emitter.buffer(op.cb), emitter.int(op.result())];
    emitter.emit(
      (next) =>
        ({ buffers, ints }) => ((ints[target] = buffers[cb]!.pageSizeBytes), next),
    );
  }),
  rule(GetArgValOp, (op, emitter) => {
    const [index, target] = [emitter.int(op.argIndex), emitter.int(op.result())];
    emitter.emit((next) => ({ ints, args }) => {
      const value = args[ints[index]!];
      if (value === undefined) {
        throw new DeviceFault(
          'unsupported',
          `there is no runtime argument ${ints[index]}: the core got ${args.length}`,
        );
      }
      ints[target] = value;
      return next;
    });
  }),
  rule(MyXOp, (op, emitter) => {
    const target = emitter.int(op.result());
    emitter.emit(
      (next) =>
        ({ thread, ints }) => ((ints[target] = thread.core.endpoint.x), next),
    );
  }),
  rule(MyYOp, (op, emitter) => {
    const target = emitter.int(op.result());
    emitter.emit(
      (next) =>
        ({ thread, ints }) => ((ints[target] = thread.core.endpoint.y), next),
    );
  }),
];
