import { isMemoryEffectFree } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { PatternRewriter } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { walk } from '../../../ir/walk.ts';
import { LinalgStructuredInterface } from '../../../dialects/linalg/interfaces.ts';
import { staticLoopRanges } from '../../../dialects/linalg/structured/loop-ranges.ts';
import { hasIterations } from '../body/iteration.ts';
import { areBranches, hoistBranches, type Branches } from './hoist-branches.ts';

/**
 * Puts the operations of all branches in bodies, and choices between what they yield, in the place of the branches: an iteration then computes
 * them all.
 */
export function hoistBodyBranches(module: Operation): void {
  const rewriter = new PatternRewriter(module.context);
  walk(module, {
    after(op) {
      const nest = areBranches(op) && nestAround(op);
      if (nest && op.numResults > 0 && isMemoryEffectFree(op)) hoistBranches(rewriter, op, rangesOf(nest));
    },
  });
}

/** Returns the operation whose body branches are in, undefined where something else is around them. */
function nestAround(op: Branches): Operation | undefined {
  let { parentOp } = op;
  while (parentOp && areBranches(parentOp)) ({ parentOp } = parentOp);
  return parentOp && hasIterations(parentOp) ? parentOp : undefined;
}

/** Returns how often the loops of a nest run. */
function rangesOf(nest: Operation): readonly number[] {
  const methods = LinalgStructuredInterface.of(nest);
  if (methods) return staticLoopRanges(nest, methods.indexingMaps) ?? [];
  return (nest.result(0).type as RankedTensorType).shape;
}
