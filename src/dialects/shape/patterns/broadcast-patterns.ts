import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { broadcastShapes } from '../../../ir/traits/broadcast-traits.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CastOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { type Extents, extentsAttr, extentsOf, extentTensorType } from '../extents.ts';
import { BroadcastOp, ConstShapeOp, FromExtentTensorOp, IsBroadcastableOp } from '../generated/shape-ops.gen.ts';
import { ShapeType } from '../generated/shape-types.gen.ts';
import {
  CanonicalizeCastExtentTensorOperandsPattern,
  RemoveDuplicateOperandsPattern,
  RemoveEmptyShapeOperandsPattern,
} from './operand-patterns.ts';

/** Canonicalization of `shape.broadcast` and `shape.is_broadcastable`. Source: mlir/lib/Dialect/Shape/IR/Shape.cpp. */

/** One shape is the result, under the type that it is to have. */
class BroadcastForwardSingleOperandPattern extends OpRewritePattern<BroadcastOp> {
  readonly root = BroadcastOp;

  matchAndRewrite(op: BroadcastOp, rewriter: PatternRewriter): LogicalResult {
    const [shape] = op.operands;
    if (op.numOperands !== 1) return rewriter.notifyMatchFailure(op, 'several shapes');
    rewriter.replaceOp(op, [convert(op, shape!, rewriter)]);
    return true;
  }
}

function convert(op: BroadcastOp, shape: Value, rewriter: PatternRewriter): Value {
  const { location } = op;
  const { type } = op.result();
  if (shape.type === type) return shape;
  return type instanceof ShapeType
    ? FromExtentTensorOp.build(rewriter, location, { input: shape, resultType: type }).result()
    : CastOp.build(rewriter, location, { source: shape, destType: type }).result();
}

/** Joins those shapes that are known. */
class BroadcastFoldConstantOperandsPattern extends OpRewritePattern<BroadcastOp> {
  readonly root = BroadcastOp;

  matchAndRewrite(op: BroadcastOp, rewriter: PatternRewriter): LogicalResult {
    let extents: Extents = [];
    const shapes: Value[] = [];
    for (const shape of op.operands) {
      const { definingOp } = shape;
      const known = definingOp instanceof ConstShapeOp ? extentsOf(definingOp.properties.get('shape')) : undefined;
      const joined = known && broadcastShapes(extents, known);
      if (joined) extents = joined;
      else shapes.push(shape);
    }
    if (op.numOperands - shapes.length < 2) return rewriter.notifyMatchFailure(op, 'less than two known shapes');
    const constant = ConstShapeOp.build(rewriter, op.location, { shape: extentsAttr(op.context, extents) });
    const args = { shapes: [...shapes, constant.result()], resultType: op.result().type };
    rewriter.replaceOp(op, BroadcastOp.build(rewriter, op.location, args).results);
    return true;
  }
}

/** Says the rank of the result in its type, where those of all shapes are known. */
class BroadcastConcretizeResultTypePattern extends OpRewritePattern<BroadcastOp> {
  readonly root = BroadcastOp;

  matchAndRewrite(op: BroadcastOp, rewriter: PatternRewriter): LogicalResult {
    const { type } = op.result();
    if (!(type instanceof RankedTensorType) || !isDynamic(type.shape[0]!)) {
      return rewriter.notifyMatchFailure(op, 'the rank is in the type, or cannot be');
    }
    const ranks = op.operands.map((shape) => (shape.type instanceof RankedTensorType ? shape.type.shape[0]! : 0));
    if (ranks.some(isDynamic)) return rewriter.notifyMatchFailure(op, 'a rank is not known');
    const resultType = extentTensorType(op.context, Math.max(0, ...ranks));
    const { location } = op;
    const source = BroadcastOp.build(rewriter, location, { shapes: op.operands, resultType }).result();
    rewriter.replaceOp(op, CastOp.build(rewriter, location, { source, destType: type }).results);
    return true;
  }
}

export const broadcastPatterns = (): readonly RewritePattern[] => [
  new BroadcastConcretizeResultTypePattern(),
  new BroadcastFoldConstantOperandsPattern(),
  new BroadcastForwardSingleOperandPattern(),
  new CanonicalizeCastExtentTensorOperandsPattern(BroadcastOp),
  new RemoveDuplicateOperandsPattern(BroadcastOp),
  new RemoveEmptyShapeOperandsPattern(BroadcastOp),
];

export const isBroadcastablePatterns = (): readonly RewritePattern[] => [
  new RemoveDuplicateOperandsPattern(IsBroadcastableOp),
];
