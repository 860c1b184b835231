import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { SkipOverridden } from '../../tt/patterns/same-values.ts';
import { ToDeviceOp } from '../generated/ttnn-ops.gen.ts';

export const toDeviceOp = {
  /** Only the last place counts. */
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new SkipOverridden(ToDeviceOp, (op, maker) => maker instanceof ToDeviceOp && maker.device === op.device),
  ],
};
