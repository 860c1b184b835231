import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { RemoveNothing } from '../../tt/patterns/same-values.ts';
import { BroadcastOp } from '../generated/ttir-ops.gen.ts';
import { foldBroadcast } from '../move-narrow-constants.ts';
import { MoveConstant } from '../move-constant.ts';

export const broadcastOp = {
  fold: foldBroadcast,

  /** A broadcast to the same type is nothing. */
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new RemoveNothing(BroadcastOp),
    new MoveConstant(BroadcastOp),
  ],
};
