import { OpBuilder } from '../../ir/builder.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { type CopyBudget } from '../../rewrite/copy-budget.ts';
import { ForOp as AffineForOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { ForOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { isMemory } from '../memref-to-tensor/memory.ts';
import { carriedBy, isLoop, iterationsOf, type Loop } from './loop-counters.ts';

/** Loops that run more often stay. */
export const maxIterations = 256;

/**
 * Puts copies of what is in a loop in its place, one for each iteration, where loops in it begin or end with what its index says: in a copy it is known how often these
 * run. A loop that never runs goes. Returns the operations of the copies, undefined where the loop stays.
 */
export function writeOut(loop: Loop, budget: CopyBudget): readonly Operation[] | undefined {
  if (!(loop instanceof ForOp || loop instanceof AffineForOp)) return undefined;
  const indices = iterationsOf(loop, maxIterations);
  if (!indices || (indices.length > 0 && !decidesLoops(loop))) return undefined;
  if (!budget.take([loop], indices.length)) return undefined;
  return copyIterations(loop, indices);
}

/**
 * Puts copies of what is in a loop in its place, for each of these indices; returns the operations of the copies. `handOn` gives what stands for what an iteration hands
 * on to the next one.
 */
export function copyIterations(
  loop: ForOp | AffineForOp,
  indices: readonly number[],
  handOn: (carried: readonly Value[], builder: OpBuilder) => readonly Value[] = (carried) => carried,
): readonly Operation[] {
  const builder = OpBuilder.before(loop);
  const body = loop.region.firstBlock!;
  const copies: Operation[] = [];
  let carried = carriedBy(loop);
  for (const index of indices) {
    const mapping = new IRMapping();
    const stands = [buildIndexConstant(builder, loop.location, index), ...carried];
    stands.forEach((value, i) => mapping.map(body.arguments[i]!, value));
    for (const op of body.operations()) if (op !== body.lastOp) copies.push(builder.clone(op, mapping));
    carried = handOn(body.lastOp!.operands.map((value) => mapping.lookup(value)), builder); // prettier-ignore
  }
  loop.replaceAllUsesWith(carried);
  loop.erase();
  return copies;
}

/** Tells whether the index of a loop says how often loops in it run, and all of them carry numbers only, of which memory has no further names. */
function decidesLoops(root: ForOp | AffineForOp): boolean {
  const dependent = new Set<Value>([root.region.firstBlock!.arguments[0]!]);
  let decides = false;
  const carryNumbers = walk(root, {
    before(op) {
      if (isLoop(op)) {
        const carried = carriedBy(op);
        const bounds = op.operands.slice(0, op.numOperands - carried.length);
        decides ||= bounds.some((bound) => dependent.has(bound));
        return carried.some(isMemory) ? 'interrupt' : 'advance';
      }
      if (op.operands.some((operand) => dependent.has(operand))) for (const result of op.results) dependent.add(result);
      return 'advance';
    },
  });
  return decides && carryNumbers;
}
