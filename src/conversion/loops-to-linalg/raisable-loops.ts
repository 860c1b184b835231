import { isMemoryEffectFree } from '../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { isDynamic, MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { YieldOp as AffineYieldOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { AllocaOp, AllocOp, DeallocOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { InParallelOp, ReduceOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { isLoop, type Loop } from './loop-counters.ts';
import { isElementAccess } from './loop-nest.ts';

/** Nests of more loops, one in another, stay: each loop is looked at once for each that is around it. */
const maxDepth = 12;

/** Returns the loops in `func` that hold nothing but what structured operations can do, and loops of this kind. */
export function findRaisableLoops(func: Operation): ReadonlySet<Loop> {
  const loops = new Set<Loop>();
  /** How many loops there are in each other inside of an operation, where that is all there is. */
  const depths = new Map<Operation, number>();
  const raise = (outer: Operation | undefined, depth: number): void => {
    if (outer) depths.set(outer, Math.max(depths.get(outer) ?? 0, depth));
  };
  walk(func, {
    after(op) {
      const depth = depths.get(op) ?? 0;
      if (isLoop(op) && depth < maxDepth) {
        loops.add(op);
        raise(op.parentOp, depth + 1);
      } else if (!isPart(op)) {
        raise(op.parentOp, Infinity);
      }
    },
  });
  return loops;
}

function isPart(op: Operation): boolean {
  if (op instanceof YieldOp || op instanceof AffineYieldOp) return isLoop(op.parentOp);
  if (op instanceof ReduceOp) return op.numOperands === 0;
  if (op instanceof InParallelOp) return op.region.firstBlock?.firstOp === op.region.firstBlock?.lastOp;
  if (isElementAccess(op)) return [...op.operands, ...op.results].every((value) => value === op.memref || isScalar(value.type)); // prettier-ignore
  if (op instanceof DeallocOp) return isOwn(op.memref);
  if (op instanceof AllocOp || op instanceof AllocaOp) return isOwn(op.result(0));
  if (op.regions.length > 0 || op.successors.length > 0 || !op.isRegistered) return false;
  return op.numResults > 0 && [...op.operands, ...op.results].every(({ type }) => isScalar(type)) && isMemoryEffectFree(op); // prettier-ignore
}

/** Tells whether memory is allocated in a loop, and used for nothing but single elements. */
function isOwn(memory: Value): boolean {
  const { definingOp: op, type } = memory;
  if (!(op instanceof AllocOp || op instanceof AllocaOp) || !isLoop(op.parentOp)) return false;
  if (!(type instanceof MemRefType) || type.shape.some(isDynamic) || op.numOperands > 0) return false;
  if (!isScalar(type.elementType)) return false;
  for (const { owner } of memory.uses()) {
    if (!(owner instanceof DeallocOp) && !(isElementAccess(owner) && owner.memref === memory)) return false;
  }
  return true;
}

function isScalar(type: Type): boolean {
  return type instanceof FloatType || type instanceof IntegerType || type instanceof IndexType;
}
