import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { ToBufferOp, ToTensorOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { ForOp, WhileOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { countBefore } from '../../support/lists.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type MemoryNames } from './memory-names.ts';
import { rootOf, writtenBy } from './memory.ts';

/**
 * Checks the steps between memory and tensors of a function: a tensor that is made of memory, and one whose memory is asked for, may be in that memory.
 * So nothing may be written there as long as the tensor is used; reports the first write that may.
 */
export function checkTensors(func: Operation, names: MemoryNames): LogicalResult {
  const places = new Map<Operation, number>();
  /** The places behind what is in operations. */
  const ends = new Map<Operation, number>();
  const made: ToTensorOp[] = [];
  let hasSteps = false;
  walk(func, {
    before(op) {
      places.set(op, places.size);
      if (op instanceof ToTensorOp) made.push(op);
      if (op instanceof ToTensorOp || op instanceof ToBufferOp) hasSteps = true;
    },
    after: (op) => void ends.set(op, places.size),
  });
  if (!hasSteps) return true;
  const lives = new Map<Value, Life[]>();
  for (const toTensor of made) {
    const start = places.get(toTensor)!;
    const root = rootOf(toTensor.buffer);
    const others = lives.get(root) ?? [];
    const latestEnd = Math.max(endOfUses(toTensor, places, ends), others.at(-1)?.latestEnd ?? 0);
    others.push({ start, latestEnd });
    lives.set(root, others);
  }
  for (const [op, place] of places) {
    for (const target of writtenBy(op)) {
      const roots = new Set([rootOf(target), ...names.othersOf(rootOf(target))]);
      if (!checkBuffers(op, roots)) return false;
      if ([...roots].some((root) => isLiveAt(place, lives.get(root) ?? []))) {
        return op.emitOpError('writes to memory while a tensor is used that may be in it');
      }
    }
  }
  return true;
}

/** Where a tensor is made, and behind which place neither it nor one that is made of the same memory before is used. */
interface Life {
  readonly start: number;
  readonly latestEnd: number;
}

/** Returns the place from which on a tensor is not used: a loop around a use, which the tensor is made outside of, uses it in later iterations too. */
function endOfUses(
  toTensor: ToTensorOp,
  places: ReadonlyMap<Operation, number>,
  ends: ReadonlyMap<Operation, number>,
): number {
  let end = 0;
  for (const user of toTensor.result().users()) {
    end = Math.max(end, user.regions.length > 0 ? ends.get(user)! : places.get(user)!);
    for (let around = user.parentOp; around && !around.isProperAncestorOf(toTensor); around = around.parentOp) {
      if (isLoop(around)) end = Math.max(end, ends.get(around)!);
    }
  }
  return end;
}

/** Tells whether a tensor is made before a place and used behind it; lives are in the order of their starts. */
function isLiveAt(place: number, lives: readonly Life[]): boolean {
  const last = lives[countBefore(lives, ({ start }) => start < place) - 1];
  return last !== undefined && place < last.latestEnd;
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
