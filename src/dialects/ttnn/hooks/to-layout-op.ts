import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { SkipOverridden } from '../../tt/patterns/same-values.ts';
import { ToLayoutOp } from '../generated/ttnn-ops.gen.ts';

export const toLayoutOp = {
  /** Only the last layout counts. */
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new SkipOverridden(ToLayoutOp, (op, maker) => maker instanceof ToLayoutOp && maker.device === op.device),
  ],
};
