import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { RemoveNothing } from '../../tt/patterns/same-values.ts';
import { BroadcastOp } from '../generated/ttir-ops.gen.ts';

export const broadcastOp = {
  /** A broadcast to the same type is nothing. */
  canonicalizationPatterns: (): readonly RewritePattern[] => [new RemoveNothing(BroadcastOp)],
};
