/** Arithmetic and constants. Source: mlir/lib/Conversion/ShapeToStandard/ShapeToStandard.cpp. */
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { extentsOf } from '../../dialects/shape/extents.ts';
import { AddOp, AnyOp, ConstShapeOp, ConstSizeOp, MulOp } from '../../dialects/shape/generated/shape-ops.gen.ts';
import { ShapeType, SizeType } from '../../dialects/shape/generated/shape-types.gen.ts';
import { CastOp, FromElementsOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { staticIndex } from '../../support/int64.ts';

/** All operands are the same shape, so that the first one is the result. */
class AnyOpConversion extends OpConversionPattern<AnyOp> {
  readonly root = AnyOp;

  matchAndRewrite(op: AnyOp, adaptor: AnyOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const [first] = adaptor.operands;
    if (!first) return rewriter.notifyMatchFailure(op, 'no shapes');
    rewriter.replaceOp(op, [first]);
    return true;
  }
}

class AddOpConversion extends OpConversionPattern<AddOp> {
  readonly root = AddOp;

  matchAndRewrite(op: AddOp, { lhs, rhs }: AddOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.result().type instanceof SizeType) return rewriter.notifyMatchFailure(op, 'may be an error');
    rewriter.replaceOp(op, arith.AddIOp.build(rewriter, op.location, { lhs, rhs }).results);
    return true;
  }
}

class MulOpConversion extends OpConversionPattern<MulOp> {
  readonly root = MulOp;

  matchAndRewrite(op: MulOp, { lhs, rhs }: MulOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.result().type instanceof SizeType) return rewriter.notifyMatchFailure(op, 'may be an error');
    rewriter.replaceOp(op, arith.MulIOp.build(rewriter, op.location, { lhs, rhs }).results);
    return true;
  }
}

class ConstShapeOpConverter extends OpConversionPattern<ConstShapeOp> {
  readonly root = ConstShapeOp;

  matchAndRewrite(op: ConstShapeOp, _: ConstShapeOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.result().type instanceof ShapeType) return rewriter.notifyMatchFailure(op, 'may be an error');
    const { location } = op;
    const extents = extentsOf(op.properties.get('shape')) ?? [];
    const elements = extents.map((extent) => buildIndexConstant(rewriter, location, extent));
    const resultType = RankedTensorType.get([elements.length], IndexType.get(op.context));
    const source = FromElementsOp.build(rewriter, location, { elements, resultType }).result();
    rewriter.replaceOp(op, CastOp.build(rewriter, location, { source, destType: resultType }).results);
    return true;
  }
}

class ConstSizeOpConversion extends OpConversionPattern<ConstSizeOp> {
  readonly root = ConstSizeOp;

  matchAndRewrite(op: ConstSizeOp, _: ConstSizeOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { value } = op.properties.get('value') as IntegerAttr;
    rewriter.replaceOp(op, [buildIndexConstant(rewriter, op.location, staticIndex(value))]);
    return true;
  }
}

export const valueConversions = (): OpConversionPattern[] => [
  new AnyOpConversion(),
  new AddOpConversion(),
  new MulOpConversion(),
  new ConstShapeOpConverter(),
  new ConstSizeOpConversion(),
];
