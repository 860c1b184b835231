import { fuseLocations } from '../../../ir/location.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, isTensorType, RankedTensorType, ShapedType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { IndexCastOp } from '../../arith/generated/arith-ops.gen.ts';
import { CastOp, DimOp, ExtractOp, ReshapeOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { extentsAttr, isExtentTensorType } from '../extents.ts';
import { ConstShapeOp, ConstSizeOp, RankOp, ShapeOfOp } from '../generated/shape-ops.gen.ts';

/** Canonicalization of shapes of values. Source: mlir/lib/Dialect/Shape/IR/Shape.cpp. */

/** The shape of a value whose type says all sizes is a constant. */
class ShapeOfOpToConstShapeOp extends OpRewritePattern<ShapeOfOp> {
  readonly root = ShapeOfOp;

  matchAndRewrite(op: ShapeOfOp, rewriter: PatternRewriter): LogicalResult {
    const given = op.arg.type;
    const { type } = op.result();
    if (!(given instanceof ShapedType) || !given.shape || given.shape.some(isDynamic)) {
      return rewriter.notifyMatchFailure(op, 'a size is not known');
    }
    const { location } = op;
    const source = ConstShapeOp.build(rewriter, location, { shape: extentsAttr(op.context, given.shape) }).result();
    const isSame = source.type === type;
    rewriter.replaceOp(op, [isSame ? source : CastOp.build(rewriter, location, { source, destType: type }).result()]);
    return true;
  }
}

/** The shape of what was reshaped is what it was to have. */
class ShapeOfFromReshape extends OpRewritePattern<ShapeOfOp> {
  readonly root = ShapeOfOp;

  matchAndRewrite(op: ShapeOfOp, rewriter: PatternRewriter): LogicalResult {
    const reshape = op.arg.definingOp;
    const { type } = op.result();
    if (!(reshape instanceof ReshapeOp)) return rewriter.notifyMatchFailure(op, 'not of what was reshaped');
    if (!(type instanceof RankedTensorType)) return rewriter.notifyMatchFailure(op, 'result is not a tensor');
    const { location } = op;
    let shape = reshape.shape;
    const given = shape.type as RankedTensorType;
    if (given !== type) {
      if (given.elementType === type.elementType) {
        shape = CastOp.build(rewriter, location, { source: shape, destType: type }).result();
      } else if (!isExtentTensorType(given)) {
        shape = IndexCastOp.build(rewriter, location, { in: shape, outType: type }).result();
      }
    }
    rewriter.replaceOp(op, [shape]);
    return true;
  }
}

/** Gives the shape of a tensor the type that it is cast to. */
class ShapeOfCastExtentTensor extends OpRewritePattern<CastOp> {
  readonly root = CastOp;

  matchAndRewrite(op: CastOp, rewriter: PatternRewriter): LogicalResult {
    const { type } = op.result();
    const shapeOf = op.source.definingOp;
    if (!(type instanceof RankedTensorType) || type.rank !== 1) return rewriter.notifyMatchFailure(op, 'not of rank 1');
    if (!(shapeOf instanceof ShapeOfOp)) return rewriter.notifyMatchFailure(op, 'not of a shape');
    const given = shapeOf.arg.type;
    const [rank] = type.shape;
    if (!(given instanceof RankedTensorType) || (!isDynamic(rank!) && rank !== given.rank)) {
      return rewriter.notifyMatchFailure(op, 'the rank is not known, or another one');
    }
    rewriter.replaceOp(op, ShapeOfOp.build(rewriter, op.location, { arg: shapeOf.arg, resultType: type }).results);
    return true;
  }
}

/** A size of a tensor is asked for directly. Differs: upstream asks for those of buffers too, of which `tensor.dim` says none. */
class ExtractFromShapeOfExtentTensor extends OpRewritePattern<ExtractOp> {
  readonly root = ExtractOp;

  matchAndRewrite(op: ExtractOp, rewriter: PatternRewriter): LogicalResult {
    const shapeOf = op.tensor.definingOp;
    if (!(shapeOf instanceof ShapeOfOp)) return rewriter.notifyMatchFailure(op, 'producer is not shape.shape_of');
    if (!isTensorType(shapeOf.arg.type)) return rewriter.notifyMatchFailure(op, 'not the shape of a tensor');
    const args = { source: shapeOf.arg, index: op.indices[0]!, resultType: op.result().type };
    const location = fuseLocations([op.location, shapeOf.location]);
    rewriter.replaceOp(op, DimOp.build(rewriter, location, args).results);
    return true;
  }
}

/** The rank of a tensor is in its type. */
class RankShapeOfCanonicalizationPattern extends OpRewritePattern<RankOp> {
  readonly root = RankOp;

  matchAndRewrite(op: RankOp, rewriter: PatternRewriter): LogicalResult {
    const shapeOf = op.shape.definingOp;
    const given = shapeOf instanceof ShapeOfOp ? shapeOf.arg.type : undefined;
    if (!(given instanceof RankedTensorType))
      return rewriter.notifyMatchFailure(op, 'not the shape of a ranked tensor');
    const { rank } = given;
    const { location } = op;
    const { type } = op.result();
    const constant =
      type instanceof IndexType
        ? buildIndexConstant(rewriter, location, rank)
        : ConstSizeOp.build(rewriter, location, { value: rank, resultType: type }).result();
    rewriter.replaceOp(op, [constant]);
    return true;
  }
}

export const shapeOfPatterns = (): readonly RewritePattern[] => [
  new ShapeOfCastExtentTensor(),
  new ShapeOfFromReshape(),
  new ExtractFromShapeOfExtentTensor(),
  new ShapeOfOpToConstShapeOp(),
];

export const rankPatterns = (): readonly RewritePattern[] => [new RankShapeOfCanonicalizationPattern()];
