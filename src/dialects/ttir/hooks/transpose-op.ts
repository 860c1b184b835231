import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { transposePatterns } from '../../tt/patterns/shape-patterns.ts';
import { verifyTranspose } from '../../tt/verifiers/transpose.ts';
import { TransposeOp } from '../generated/ttir-ops.gen.ts';
import { foldTranspose } from '../move-narrow-constants.ts';
import { MoveConstant, transposedElements } from '../move-constant.ts';

export const transposeOp = {
  verify: verifyTranspose,
  verifiesSignatureOnly: true,
  fold: foldTranspose,
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    ...transposePatterns(TransposeOp),
    new MoveConstant(TransposeOp, transposedElements),
  ],
};
