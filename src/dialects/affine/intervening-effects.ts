import { type Block } from '../../ir/block.ts';
import { memoryEffects } from '../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk, type WalkResult } from '../../ir/walk.ts';
import { mayAlias } from '../../transforms/alias/local-alias-analysis.ts';
import { numCommonSurroundingLoops } from './dependence/common-loops.ts';
import { dependenceOf } from './dependence/dependence.ts';
import { type AccessOp, isAccessOp, type MemoryAccess } from './dependence/memory-access.ts';
import { affineScope } from './valid-operands.ts';

/** How much is done for each operation that there is. */
const stepsPerOperation = 400;

/** How many steps a comparison of accesses counts for. */
const stepsPerComparison = 50;

/** Which operand is the memory that operations access, which their effects do not say. */
const memoryOperands: ReadonlyMap<string, number> = new Map([
  ['memref.load', 0],
  ['memref.store', 1],
  ['memref.atomic_rmw', 1],
  ['memref.generic_atomic_rmw', 0],
]);

/** Returns the memory that an operation of memref accesses. */
export function accessedMemory(op: Operation): Value | undefined {
  const number = memoryOperands.get(op.name);
  return number === undefined ? undefined : op.operand(number);
}

/**
 * Finds out what may happen to memory between two operations. Source: hasNoInterveningEffect of mlir/lib/Dialect/Affine/Utils/Utils.cpp.
 * Differs: nothing is known any more once that took too long.
 */
export class InterveningEffects {
  readonly #accessOf: (op: AccessOp) => MemoryAccess;
  #budget: number;

  constructor(root: Operation, accessOf: (op: AccessOp) => MemoryAccess) {
    let count = 0;
    walk(root, { before: () => void count++ });
    this.#budget = 10_000 + count * stepsPerOperation;
    this.#accessOf = accessOf;
  }

  /** Counts a step; tells whether there may be more. */
  takeStep(count = 1): boolean {
    this.#budget -= count;
    return this.#budget >= 0;
  }

  /** Tells whether nothing on any way from `start` to `access` has the effect on what that accesses. */
  isNone(effect: 'read' | 'write', start: Operation, access: MemoryAccess): boolean {
    const check = (op: Operation): boolean => this.#hasNone(effect, op, start, access);
    // From the access outwards, up to the region of the start: all that is in operations around the access is on the way.
    let until: Operation = access.op;
    while (until.parentRegion !== start.parentRegion) {
      until = until.parentOp!;
      if (!check(until)) return false;
    }
    return checkWays(start, until, check);
  }

  /** Tells whether neither the operation nor what is in it has the effect. */
  #hasNone(effect: 'read' | 'write', root: Operation, start: Operation, access: MemoryAccess): boolean {
    return walk(root, {
      before: (op): WalkResult => {
        if (!this.takeStep()) return 'interrupt';
        const effects = memoryEffects(op);
        if (!effects) return op.hasTrait('RecursiveMemoryEffects') ? 'advance' : 'interrupt';
        const mayHaveEffect = effects.some(({ effect: kind, value = accessedMemory(op) }) => {
          return kind === effect && (!value || mayAlias(value, access.memref));
        });
        return !mayHaveEffect || this.#isIndependent(op, start, access) ? 'skip' : 'interrupt';
      },
    });
  }

  /** Tells whether the access is known not to depend on another one, but for iterations in which that is in front of the start. */
  #isIndependent(op: Operation, start: Operation, access: MemoryAccess): boolean {
    if (!isAccessOp(op) || op.memref !== access.memref) return false;
    const scope = affineScope(op);
    if (!scope || scope !== affineScope(access.op) || !scope.parentOp!.hasTrait('IsolatedFromAbove')) return false;
    const least = numCommonSurroundingLoops(start, access.op);
    for (let depth = numCommonSurroundingLoops(op, access.op) + 1; depth > least; depth--) {
      if (!this.takeStep(stepsPerComparison)) return false;
      if (dependenceOf(this.#accessOf(op), access, depth) !== 'none') return false;
    }
    return true;
  }
}

/** Tells whether the check holds for all operations behind `from` up to `until` in the same region, along the branches between blocks. */
function checkWays(from: Operation, until: Operation, check: (op: Operation) => boolean): boolean {
  for (let op = from.next; op && op !== until; op = op.next) if (!check(op)) return false;
  if (from.block === until.block) return true;
  const done = new Set<Block>();
  const pending = [...from.block!.successors];
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (done.has(block)) continue;
    done.add(block);
    let op = block.firstOp;
    for (; op && op !== until; op = op.next) if (!check(op)) return false;
    if (!op) pending.push(...block.successors);
  }
  return true;
}

/** Tells whether each way from `a` to the end of the region that both are in comes to `b`. */
export function isAlwaysReached(b: Operation, a: Operation): boolean {
  const [from, to] = [a.block!, b.block!];
  if (from === to) return a.isBeforeInBlock(b);
  const done = new Set<Block>([to]);
  const pending = [from];
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (done.has(block)) continue;
    done.add(block);
    if (block.successors.length === 0) return false;
    pending.push(...block.successors);
  }
  return true;
}
