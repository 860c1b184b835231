import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { reshapePatterns } from '../../tt/patterns/shape-patterns.ts';
import { verifyReshape } from '../../tt/verifiers/reshape.ts';
import { ReshapeOp, SqueezeOp, UnsqueezeOp } from '../generated/ttir-ops.gen.ts';
import { foldReshape } from '../move-narrow-constants.ts';
import { MoveConstant, sameElements } from '../move-constant.ts';

export const reshapeOp = {
  verify: verifyReshape,
  verifiesSignatureOnly: true,
  fold: foldReshape,
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    ...reshapePatterns(ReshapeOp, [ReshapeOp, SqueezeOp, UnsqueezeOp]),
    new MoveConstant(ReshapeOp, sameElements),
  ],
};
