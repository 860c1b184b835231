import { type ForOp } from '../../generated/affine-ops.gen.ts';
import { type BlockDependences } from '../block-dependences.ts';
import { FusionCheck, type WantedFusion } from './fusion-check.ts';
import { canMergeReduction } from './merged-reduction.ts';

/** Tells whether it is known that a nest can be moved into another one. The loops of it in `merged`, which reduce, become part of the innermost loop of the target. */
export function isSiblingFusionSafe(
  wanted: WantedFusion,
  merged: ReadonlySet<ForOp>,
  dependences: BlockDependences,
): boolean {
  const check = new FusionCheck(wanted, dependences);
  return (
    wanted.source.results.every((result) => result.firstUse === null) &&
    check.isSliceKnown(merged, (loop) => canMergeReduction(loop, wanted)) &&
    !check.conflicts.between(check.ofSource, check.ofTarget) &&
    check.canMove(true) &&
    check.executions.isComplete() &&
    check.keepsOrderOfSource({ isRemoved: true, isPrivate: () => false, isUnobserved: () => false })
  );
}
