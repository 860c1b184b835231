import { dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { RemoveNothing } from '../../tt/patterns/same-values.ts';
import { verifyConcat } from '../../tt/verifiers/concat.ts';
import { ConcatOp } from '../generated/ttir-ops.gen.ts';
import { foldConcat } from '../move-narrow-constants.ts';

export const concatOp = {
  verify: verifyConcat,
  verifiesSignatureOnly: true,
  fold: foldConcat,

  /** One tensor alone is what it is. */
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new RemoveNothing(ConcatOp, (op) => dpsInputs(op).length === 1),
  ],
};
