import { buildTranspose } from '../../dialects/linalg/structured/build-structured.ts';
import { buildEmpty, foldedMixedSizes } from '../../dialects/tensor/build-sizes.ts';
import { TransposeOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Makes `linalg.transpose`. Source: TransposeConverter of mlir/lib/Conversion/TosaToLinalg/TosaToLinalgNamed.cpp. */
export class ConvertTranspose extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;

  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const { location, input1, perms } = op;
    if (!(input1.type instanceof RankedTensorType)) return rewriter.notifyMatchFailure(op, 'its input has no rank');
    const sizes = foldedMixedSizes(rewriter, location, input1);
    const permuted = perms.map((dim) => sizes[dim]!);
    const init = buildEmpty(rewriter, location, permuted, input1.type.elementType);
    rewriter.replaceOp(op, buildTranspose(rewriter, location, input1, init, perms).results);
    return true;
  }
}
