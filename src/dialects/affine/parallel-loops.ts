import { isMemoryEffectFree, memoryEffects } from '../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../ir/operation.ts';
import { MemRefType, UnrankedMemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { dependenceOf } from './dependence/dependence.ts';
import { type AccessOp, isAccessOp, MemoryAccess } from './dependence/memory-access.ts';
import { ForOp, IfOp, ParallelOp, YieldOp } from './generated/affine-ops.gen.ts';
import { type LoopReduction, reductionsOfLoop } from './reductions.ts';

/** How many pairs of accesses are compared for each one that there is. */
const pairsPerAccess = 200;

/**
 * Finds loops whose iterations do not depend on each other. Source: isLoopParallel of mlir/lib/Dialect/Affine/Analysis/AffineAnalysis.cpp. Differs:
 * of very many accesses nothing is found out.
 */
export class ParallelLoops {
  readonly #accesses = new Map<Operation, MemoryAccess>();
  /** How many operations are looked at, and pairs of accesses compared, before loops count as not parallel. */
  #budget: number;

  constructor(root: Operation) {
    let count = 0;
    walk(root, { before: () => void count++ });
    this.#budget = 1000 + count * pairsPerAccess;
  }

  /** Returns the reductions of a loop that is parallel but for them; undefined of other loops. */
  reductionsIfParallel(loop: ForOp, allowsReductions: boolean): readonly LoopReduction[] | undefined {
    if (loop.numResults > 0 && !allowsReductions) return undefined;
    const reductions = reductionsOfLoop(loop);
    return reductions.length === loop.numResults && this.#isMemoryParallel(loop) ? reductions : undefined;
  }

  /** Tells whether no iteration accesses memory that another one writes. */
  #isMemoryParallel(loop: ForOp): boolean {
    if (loop.resultTypes.some((type) => type instanceof MemRefType || type instanceof UnrankedMemRefType)) return false;
    const accesses: MemoryAccess[] = [];
    const isKnown = walk(loop, {
      after: (op) => {
        if (--this.#budget < 0) return 'interrupt';
        if (isAccessOp(op)) {
          if (!isTakenInside(op.memref, loop)) accesses.push(this.#accessOf(op));
          return undefined;
        }
        if (op instanceof ForOp || op instanceof IfOp || op instanceof YieldOp) return undefined;
        const effects = memoryEffects(op);
        const isAllocation = effects?.length === 1 && effects[0]!.effect === 'allocate';
        return isAllocation || isMemoryEffectFree(op) ? undefined : 'interrupt';
      },
    });
    if (!isKnown) return false;
    const depth = nestingDepth(loop) + 1;
    return accesses.every((source) =>
      accesses.every((target) => --this.#budget >= 0 && dependenceOf(source, target, depth) === 'none'),
    );
  }

  #accessOf(op: AccessOp): MemoryAccess {
    let access = this.#accesses.get(op);
    if (!access) this.#accesses.set(op, (access = new MemoryAccess(op)));
    return access;
  }
}

/** Tells whether the memory is taken inside of an operation. */
function isTakenInside(memref: Value, around: Operation): boolean {
  for (let value = memref; ;) {
    const op = value.definingOp;
    if (!op) return false;
    const effects = memoryEffects(op)?.filter((effect) => effect.value === value) ?? [];
    if (effects.length === 1 && effects[0]!.effect === 'allocate' && around.isProperAncestorOf(op)) return true;
    if (!op.hasTrait('ViewLikeOpInterface')) return false;
    value = op.operand(0);
  }
}

/** Returns how many loops are around an operation, of which parallel ones count with each of their indices. */
function nestingDepth(op: Operation): number {
  let depth = 0;
  for (let owner = op.parentOp; owner; owner = owner.parentOp) {
    if (owner instanceof ForOp) depth++;
    else if (owner instanceof ParallelOp) depth += owner.region.firstBlock!.arguments.length;
  }
  return depth;
}
