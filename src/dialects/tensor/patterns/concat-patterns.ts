import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { concatType } from '../concat-type.ts';
import { preservesStaticInformation } from '../fold-cast.ts';
import { CastOp, ConcatOp } from '../generated/tensor-ops.gen.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Canonicalization of `tensor.concat`. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** Of one tensor it is a cast. */
class SingleInputConcatOp extends OpRewritePattern<ConcatOp> {
  readonly root = ConcatOp;

  matchAndRewrite(op: ConcatOp, rewriter: PatternRewriter): LogicalResult {
    const { inputs } = op;
    if (inputs.length !== 1) return rewriter.notifyMatchFailure(op, 'more than one tensor');
    return replaceWithCast(op, inputs[0]!, rewriter);
  }
}

/** Casts tensors to the sizes that the others say. */
class InferConcatOperandTypes extends OpRewritePattern<ConcatOp> {
  readonly root = ConcatOp;

  matchAndRewrite(op: ConcatOp, rewriter: PatternRewriter): LogicalResult {
    const { dim, inputs, location } = op;
    const { shape, elementType } = concatType(dim, inputs);
    let changed = false;
    for (const [i, source] of inputs.entries()) {
      const own = (source.type as RankedTensorType).shape[dim]!;
      const destType = RankedTensorType.get(shape.with(dim, own), elementType);
      if (preservesStaticInformation(destType, source.type)) continue;
      changed = true;
      const cast = CastOp.build(rewriter, location, { source, destType }).result();
      rewriter.modifyOpInPlace(op, () => op.setOperand(i, cast));
    }
    return changed || rewriter.notifyMatchFailure(op, 'nothing more is known');
  }
}

/** Puts the sizes that follow from the tensors into the type. */
class InferConcatResultType extends OpRewritePattern<ConcatOp> {
  readonly root = ConcatOp;

  matchAndRewrite(op: ConcatOp, rewriter: PatternRewriter): LogicalResult {
    const { dim, inputs } = op;
    const resultType = concatType(dim, inputs);
    if (preservesStaticInformation(resultType, op.result().type)) {
      return rewriter.notifyMatchFailure(op, 'nothing more is known');
    }
    const concat = ConcatOp.build(rewriter, op.location, { dim, inputs, resultType });
    return replaceWithCast(op, concat.result(), rewriter);
  }
}

export const concatPatterns = (): readonly RewritePattern[] => [
  new SingleInputConcatOp(),
  new InferConcatOperandTypes(),
  new InferConcatResultType(),
];
