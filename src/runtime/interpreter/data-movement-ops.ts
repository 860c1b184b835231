import { type DataMovementThread } from '../../device/data-movement-thread.ts';
import { DeviceFault } from '../../device/faults.ts';
import {
  FillL1Op,
  GetNocAddrFromBankIDOp,
  GetNocAddrOp,
  GetNocMulticastAddrOp,
  GetSemaphoreOp,
  LoadFromL1Op,
  NocAsyncReadBarrierOp,
  NocAsyncReadOp,
  NocAsyncWriteBarrierOp,
  NocAsyncWriteMulticastOp,
  NocAsyncWriteOp,
  NocSemaphoreIncOp,
  NocSemaphoreSetMulticastOp,
  NocSemaphoreSetOp,
  NocSemaphoreWaitMinOp,
  NocSemaphoreWaitOp,
  StoreToL1Op,
} from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { counted } from '../../support/counted.ts';
import { arithOps } from './arith-ops.ts';
import { bufferOps } from './buffer-ops.ts';
import { controlOps } from './control-ops.ts';
import { blocked, type Step } from './kernel-frame.ts';
import { multicastL1Address, multicastRectangle, packMulticastAddress } from './multicast-address.ts';
import { opTable, rule, type KernelEmitter, type OpRule } from './op-table.ts';

type Emitter = KernelEmitter<DataMovementThread>;

function elementBytes(op: Operation & { readonly elementBytes: number }, emitter: Emitter): 1 | 2 | 4 {
  const size = op.elementBytes;
  if (size === 1 || size === 2 || size === 4) return size;
  return emitter.unsupported(op, `elements of ${counted(size, 'byte')}`);
}

const semaphoreRule = (
  opClass: OpClass<Operation & { readonly semAddr: Value; readonly val: Value }>,
  step: (address: number, value: number, next: number) => Step<DataMovementThread>,
): OpRule<DataMovementThread> =>
  rule(opClass, (op, emitter: Emitter) => {
    const [address, value] = [emitter.int(op.semAddr), emitter.int(op.val)];
    emitter.emit((next) => step(address, value, next));
  });

const movementOps: readonly OpRule<DataMovementThread>[] = [
  rule(GetNocAddrOp, (op, emitter) => {
    const [x, y, address] = [emitter.int(op.x), emitter.int(op.y), emitter.int(op.l1Address)];
    const target = emitter.float(op.result());
    emitter.emit((next) => ({ thread, ints, floats }) => {
      floats[target] = thread.nocAddress(ints[x]!, ints[y]!, ints[address]!);
      return next;
    });
  }),
  rule(GetNocAddrFromBankIDOp, (op, emitter) => {
    const [bank, offset, target] = [
      emitter.int(op.bankId),
      emitter.int(op.bankAddressOffset),
      emitter.float(op.result()),
    ];
    if (op.dram) {
      emitter.emit((next) => ({ thread, ints, floats }) => {
        floats[target] = thread.dramNocAddress(ints[bank]!, ints[offset]!);
        return next;
      });
    } else {
      emitter.emit((next) => ({ thread, ints, floats }) => {
        floats[target] = thread.l1NocAddress(ints[bank]!, ints[offset]!);
        return next;
      });
    }
  }),
  rule(GetNocMulticastAddrOp, (op, emitter) => {
    const [xs, ys, xe, ye] = [op.xStart, op.yStart, op.xEnd, op.yEnd].map((value) => emitter.int(value)) as [
      number,
      number,
      number,
      number,
    ];
    const [address, target] = [emitter.int(op.l1Address), emitter.float(op.result())];
    emitter.emit((next) => ({ ints: r, floats }) => {
      const rectangle = { xStart: r[xs]!, yStart: r[ys]!, xEnd: r[xe]!, yEnd: r[ye]! };
      floats[target] = packMulticastAddress(rectangle, r[address]!);
      return next;
    });
  }),
  rule(NocAsyncReadOp, (op, emitter) => {
    const [source, target, size] = [emitter.float(op.srcNocAddr), emitter.int(op.dstLocalL1Addr), emitter.int(op.size)];
    emitter.emit((next) => ({ thread, ints, floats }) => {
      thread.nocAsyncRead(floats[source]!, ints[target]!, ints[size]!);
      return next;
    });
  }),
  rule(NocAsyncWriteOp, (op, emitter) => {
    const [source, target, size] = [emitter.int(op.srcLocalL1Addr), emitter.float(op.dstNocAddr), emitter.int(op.size)];
    emitter.emit((next) => ({ thread, ints, floats }) => {
      thread.nocAsyncWrite(ints[source]!, floats[target]!, ints[size]!);
      return next;
    });
  }),
  rule(NocAsyncWriteMulticastOp, (op, emitter) => {
    const [source, target] = [emitter.int(op.srcLocalL1Addr), emitter.float(op.dstNocAddrMulticast)];
    const [size, count, loopback] = [emitter.int(op.size), emitter.int(op.numDests), op.loopbackSrc];
    emitter.emit((next) => ({ thread, ints, floats }) => {
      const rectangle = multicastRectangle(floats[target]!, ints[count]!, loopback);
      thread.nocAsyncWriteMulticast(
        ints[source]!,
        rectangle,
        multicastL1Address(floats[target]!),
        ints[size]!,
        loopback,
      );
      return next;
    });
  }),
  rule(NocAsyncReadBarrierOp, (_, emitter: Emitter) =>
    emitter.emit(
      (next) =>
        ({ thread }) => (thread.nocAsyncReadBarrier(), next),
    ),
  ),
  rule(NocAsyncWriteBarrierOp, (_, emitter: Emitter) =>
    emitter.emit(
      (next) =>
        ({ thread }) => (thread.nocAsyncWriteBarrier(), next),
    ),
  ),
  rule(LoadFromL1Op, (op, emitter: Emitter) => {
    const [address, target, size] = [emitter.int(op.l1Address), emitter.int(op.result()), elementBytes(op, emitter)];
    emitter.emit(
      (next) =>
        ({ thread, ints }) => ((ints[target] = thread.loadL1(ints[address]!, size)), next),
    );
  }),
  rule(StoreToL1Op, (op, emitter: Emitter) => {
    const [value, address, size] = [emitter.int(op.value), emitter.int(op.l1Address), elementBytes(op, emitter)];
    emitter.emit(
      (next) =>
        ({ thread, ints }) => (thread.storeL1(ints[address]!, size, ints[value]!), next),
    );
  }),
  rule(FillL1Op, (op, emitter: Emitter) => {
    const [value, address, total] = [emitter.int(op.value), emitter.int(op.l1Address), emitter.int(op.size)];
    const size = elementBytes(op, emitter);
    emitter.emit((next) => ({ thread, ints }) => {
      thread.fillL1(ints[address]!, size, ints[total]!, ints[value]!);
      return next;
    });
  }),
  rule(GetSemaphoreOp, (op, emitter) => {
    const [id, target] = [emitter.int(op.semaphoreId), emitter.int(op.result())];
    emitter.emit((next) => ({ ints, semaphores }) => {
      const address = semaphores[ints[id]!];
      if (address === undefined) throw new DeviceFault('unsupported', `the program has no semaphore ${ints[id]}`);
      ints[target] = address;
      return next;
    });
  }),
  semaphoreRule(NocSemaphoreSetOp, (address, value, next) => ({ thread, ints }) => {
    thread.semaphoreSet(thread.core.semaphore(ints[address]!), ints[value]!);
    return next;
  }),
  semaphoreRule(NocSemaphoreWaitOp, (address, value, next) => ({ thread, ints }) => {
    return thread.semaphoreWait(thread.core.semaphore(ints[address]!), ints[value]!) ? next : blocked;
  }),
  semaphoreRule(NocSemaphoreWaitMinOp, (address, value, next) => ({ thread, ints }) => {
    return thread.semaphoreWaitAtLeast(thread.core.semaphore(ints[address]!), ints[value]!) ? next : blocked;
  }),
  rule(NocSemaphoreIncOp, (op, emitter: Emitter) => {
    const [address, increment] = [emitter.float(op.addr), emitter.int(op.incr)];
    emitter.emit((next) => ({ thread, ints, floats }) => {
      thread.semaphoreIncrement(floats[address]!, ints[increment]!);
      return next;
    });
  }),
  rule(NocSemaphoreSetMulticastOp, (op, emitter: Emitter) => {
    const [source, target] = [emitter.int(op.srcLocalL1Addr), emitter.float(op.dstNocAddrMulticast)];
    const [count, loopback] = [emitter.int(op.numDests), op.loopbackSrc];
    emitter.emit((next) => ({ thread, ints, floats }) => {
      const rectangle = multicastRectangle(floats[target]!, ints[count]!, loopback);
      const semaphore = thread.core.semaphore(ints[source]!);
      thread.semaphoreSetMulticast(semaphore, rectangle, multicastL1Address(floats[target]!), loopback);
      return next;
    });
  }),
];

/** All operations of kernels on the two data movement processors. */
export const dataMovementOps = opTable<DataMovementThread>(arithOps, controlOps, bufferOps, movementOps);
