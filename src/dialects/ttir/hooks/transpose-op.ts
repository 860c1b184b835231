import { verifyTranspose } from '../../tt/verifiers/transpose.ts';
import { foldTranspose } from '../move-narrow-constants.ts';
import { transposeOpPatterns } from '../shape-change-patterns.ts';

export const transposeOp = {
  verify: verifyTranspose,
  verifiesSignatureOnly: true,
  fold: foldTranspose,
  canonicalizationPatterns: transposeOpPatterns,
};
