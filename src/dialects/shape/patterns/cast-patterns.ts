import { fuseLocations } from '../../../ir/location.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CastOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { ConstShapeOp } from '../generated/shape-ops.gen.ts';

/** Makes a constant of the type that it is cast to. Source: mlir/lib/Dialect/Shape/IR/ShapeCanonicalization.td. */
class TensorCastConstShape extends OpRewritePattern<CastOp> {
  readonly root = CastOp;

  matchAndRewrite(op: CastOp, rewriter: PatternRewriter): LogicalResult {
    const constant = op.source.definingOp;
    const { type } = op.result();
    if (!(constant instanceof ConstShapeOp)) return rewriter.notifyMatchFailure(op, 'not of a constant');
    if (!(type instanceof RankedTensorType) || !type.hasStaticShape) {
      return rewriter.notifyMatchFailure(op, 'the rank of the result is not known');
    }
    const shape = constant.properties.get('shape')!;
    const location = fuseLocations([op.location, constant.location]);
    rewriter.replaceOp(op, ConstShapeOp.build(rewriter, location, { shape }).results);
    return true;
  }
}

export const constShapePatterns = (): readonly RewritePattern[] => [new TensorCastConstShape()];
