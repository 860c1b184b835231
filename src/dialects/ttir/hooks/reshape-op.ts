import { verifyReshape } from '../../tt/verifiers/reshape.ts';
import { foldReshape } from '../move-narrow-constants.ts';
import { reshapeOpPatterns } from '../shape-change-patterns.ts';

export const reshapeOp = {
  verify: verifyReshape,
  verifiesSignatureOnly: true,
  fold: foldReshape,
  canonicalizationPatterns: reshapeOpPatterns,
};
