import { type BlockDependences } from '../block-dependences.ts';
import { FusionCheck, type WantedFusion } from './fusion-check.ts';

/** Tells whether it is known that a nest can be moved into another one. */
export function isSiblingFusionSafe(wanted: WantedFusion, dependences: BlockDependences): boolean {
  const check = new FusionCheck(wanted, dependences);
  return (
    wanted.source.results.every((result) => result.firstUse === null) &&
    check.isSliceKnown() &&
    !check.conflicts.between(check.ofSource, check.ofTarget) &&
    check.canMove(true) &&
    check.executions.isComplete() &&
    check.keepsOrderOfSource({ isRemoved: true, isPrivate: () => false, isUnobserved: () => false })
  );
}
