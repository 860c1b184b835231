import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { ToBufferOp, ToTensorOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { ForOp, WhileOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type MemoryNames } from './memory-names.ts';
import { rootOf, writtenBy } from './memory.ts';

/**
 * Checks the steps between memory and tensors of a function: a tensor that is made of memory, and one whose memory is asked for, may be in that memory.
 * So nothing may be written there as long as the tensor is used; reports the first write that may.
 */
export function checkTensors(func: Operation, names: MemoryNames): LogicalResult {
  const order = new Map<Operation, number>();
  const made: ToTensorOp[] = [];
  let hasSteps = false;
  walk(func, {
    before(op) {
      order.set(op, order.size);
      if (op instanceof ToTensorOp) made.push(op);
      if (op instanceof ToTensorOp || op instanceof ToBufferOp) hasSteps = true;
    },
  });
  if (!hasSteps) return true;
  for (const op of order.keys()) {
    for (const target of writtenBy(op)) {
      const roots = new Set([rootOf(target), ...names.othersOf(rootOf(target))]);
      if (!checkBuffers(op, roots)) return false;
      for (const toTensor of made) {
        if (!roots.has(rootOf(toTensor.buffer)) || !isUsedAfter(toTensor, op, order)) continue;
        return op.emitOpError('writes to memory while a tensor is used that may be in it');
      }
    }
  }
  return true;
}

/** Checks that what `op` writes to is not the memory of a tensor that something else uses. */
function checkBuffers(op: Operation, roots: ReadonlySet<Value>): LogicalResult {
  for (const root of roots) {
    const toBuffer = root.definingOp;
    if (!(toBuffer instanceof ToBufferOp)) continue;
    if (toBuffer.readOnly) return op.emitOpError('writes to the memory of a tensor that is to be read only');
    if (!toBuffer.tensor.hasOneUse) return op.emitOpError('writes to the memory of a tensor that is used elsewhere');
    if (mayBeInMemory(toBuffer.tensor))
      return op.emitOpError('writes to the memory of a tensor that may be in other memory');
  }
  return true;
}

/** Tells whether something uses the tensor behind `write`, in the text or in a later iteration of a loop around both, or carries it through a loop around `write`. */
function isUsedAfter(toTensor: ToTensorOp, write: Operation, order: ReadonlyMap<Operation, number>): boolean {
  const place = (op: Operation): number => order.get(op)!;
  return [...toTensor.result().users()].some((user) => {
    if (user.isProperAncestorOf(write)) return true;
    if (place(toTensor) < place(write) && place(write) < place(user)) return true;
    const loop = write.findParent(
      (outer) => isLoop(outer) && outer.isProperAncestorOf(user) && !outer.isProperAncestorOf(toTensor),
    );
    return loop !== undefined;
  });
}

function isLoop(op: Operation): boolean {
  return op instanceof ForOp || op instanceof WhileOp;
}

/** Tells whether the tensor may have been computed in place, in memory that tensors were made of which may be written. */
function mayBeInMemory(tensor: Value): boolean {
  const met = new Set([tensor]);
  for (const value of met) {
    const op = value.definingOp ?? value.parentBlock!.parentOp!;
    // Memory of another type is the same memory, or a copy.
    if (op instanceof ToTensorOp && (op.writable || op === tensor.definingOp)) return true;
    for (const operand of op.operands) met.add(operand);
    for (const { blocks } of op.regions)
      for (const { lastOp } of blocks) for (const end of lastOp?.operands ?? []) met.add(end);
  }
  return false;
}
