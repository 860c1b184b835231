import { OpBuilder } from '../../ir/builder.ts';
import { isTensorType, MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type CopyBudget } from '../../rewrite/copy-budget.ts';
import { ForOp as AffineForOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { AllocOp, DeallocOp, LoadOp, StoreOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { ForOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { isMemory } from '../memref-to-tensor/memory.ts';
import { type MemoryNames } from '../memref-to-tensor/memory-names.ts';
import { separate } from './computations.ts';
import { areIndependent } from './dependences.ts';
import { carriedBy, isLoop, iterationsOf, type Loop } from './loop-counters.ts';
import { LoopNest } from './loop-nest.ts';
import { planNest } from './raise-nest.ts';
import { copyIterations, maxIterations } from './write-out.ts';

/**
 * Raises a loop whose iterations have nothing to do with each other, while loops in it go from one element to the next, as filters and sums along the rows of a matrix do. Those are
 * written out: then each of their steps is taken in all iterations of the loop around at once. Tells whether the loop is raised.
 */
export function raiseRecurrences(loop: Loop, names: MemoryNames, budget: CopyBudget): boolean {
  if (carriedBy(loop).length > 0 || !hasIndependentIterations(loop)) return false;
  const isRecurrence = (inner: Loop): boolean => planNest(inner, names) === undefined;
  const steps = innerLoops(loop).map((inner) => (isRecurrence(inner) ? stepsOf(inner) : 0));
  if (!steps.every((count) => count !== undefined) || !steps.some((count) => count > 0)) return false;
  if (!budget.take(innerLoops(loop), Math.max(...steps))) return false;
  const copy = OpBuilder.before(loop).clone(loop) as Loop;
  innerLoops(copy).forEach((inner, i) => {
    if (steps[i]! > 0) takeSteps(inner as ForOp | AffineForOp);
  });
  const raise = planNest(copy, names);
  if (raise) loop.erase();
  else copy.erase();
  raise?.();
  return raise !== undefined;
}

function hasIndependentIterations(loop: Loop): boolean {
  const nest = LoopNest.read(loop);
  const computations = nest && separate(nest);
  const { firstOp } = loop.region.firstBlock!;
  return computations !== undefined && firstOp !== null && areIndependent(computations, nest!.countersAround(firstOp));
}

/** Returns the loops directly in another one. */
function innerLoops(loop: Loop): Loop[] {
  return [...loop.region.firstBlock!.operations()].filter(isLoop);
}

/** Tells whether a value can be an element of memory. */
const isElement = (value: Value): boolean => !isMemory(value) && !isTensorType(value.type);

/** Returns how many steps a loop takes that can be written out. */
function stepsOf(loop: Loop): number | undefined {
  if (!(loop instanceof ForOp || loop instanceof AffineForOp) || !carriedBy(loop).every(isElement)) return undefined;
  return iterationsOf(loop, maxIterations)?.length;
}

/** Writes a loop out. What it carries goes through memory, so that each step is computed once, and not again for each step behind it. */
function takeSteps(loop: ForOp | AffineForOp): void {
  const { location } = loop;
  const end = OpBuilder.before(loop.block!.lastOp!);
  copyIterations(loop, iterationsOf(loop, maxIterations)!, (carried, builder) =>
    carried.map((value) => {
      const memrefType = MemRefType.get([], value.type);
      const memref = AllocOp.build(builder, location, { dynamicSizes: [], symbolOperands: [], memrefType }).result();
      DeallocOp.build(end, location, { memref });
      StoreOp.build(builder, location, { value, memref, indices: [] });
      return LoadOp.build(builder, location, { memref, indices: [], resultType: value.type }).result();
    }),
  );
}
