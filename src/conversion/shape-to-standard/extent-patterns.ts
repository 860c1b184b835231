/** Sizes of tensors, and parts of lists of them. Source: mlir/lib/Conversion/ShapeToStandard/ShapeToStandard.cpp. */
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AddIOp, SubIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { extentTensorType } from '../../dialects/shape/extents.ts';
import * as shape from '../../dialects/shape/generated/shape-ops.gen.ts';
import { ShapeType, SizeType } from '../../dialects/shape/generated/shape-types.gen.ts';
import { buildExtract } from '../../dialects/tensor/build-extract.ts';
import { buildDim } from '../../dialects/tensor/build-sizes.ts';
import { CastOp, FromElementsOp, RankOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { buildExtractSlice } from '../../dialects/tensor/slices.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType, ShapedType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildGenerate, dimOf } from './loops.ts';

/** Asks the shape of a tensor for the size. */
class DimOpConverter extends OpConversionPattern<shape.DimOp> {
  readonly root = shape.DimOp;

  matchAndRewrite(op: shape.DimOp, _: shape.DimOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, index } = op;
    const shapeOf = shape.ShapeOfOp.build(rewriter, location, { arg: op.value }).result();
    const args = { shape: shapeOf, dim: index, extentType: op.result().type };
    rewriter.replaceOp(op, shape.GetExtentOp.build(rewriter, location, args).results);
    return true;
  }
}

/** Asks a tensor for the size, where the shape is that of one. */
class GetExtentOpConverter extends OpConversionPattern<shape.GetExtentOp> {
  readonly root = shape.GetExtentOp;

  matchAndRewrite(
    op: shape.GetExtentOp,
    adaptor: shape.GetExtentOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    if (op.result().type instanceof SizeType) return rewriter.notifyMatchFailure(op, 'may be an error');
    const { location } = op;
    const shapeOf = op.shape.definingOp;
    if (shapeOf instanceof shape.ShapeOfOp && shapeOf.arg.type instanceof ShapedType) {
      rewriter.replaceOp(op, [dimOf(rewriter, location, shapeOf.arg, adaptor.dim)]);
    } else {
      rewriter.replaceOp(op, [buildExtract(rewriter, location, adaptor.shape, [adaptor.dim])]);
    }
    return true;
  }
}

class RankOpConverter extends OpConversionPattern<shape.RankOp> {
  readonly root = shape.RankOp;

  matchAndRewrite(op: shape.RankOp, adaptor: shape.RankOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.result().type instanceof SizeType) return rewriter.notifyMatchFailure(op, 'may be an error');
    rewriter.replaceOp(op, [buildDim(rewriter, op.location, adaptor.shape, 0)]);
    return true;
  }
}

/** Lists the sizes of a tensor one by one, where it is known how many these are. */
class ShapeOfOpConversion extends OpConversionPattern<shape.ShapeOfOp> {
  readonly root = shape.ShapeOfOp;

  matchAndRewrite(op: shape.ShapeOfOp, { arg }: shape.ShapeOfOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { type } = op.result();
    const { context, location } = op;
    if (type instanceof ShapeType) return rewriter.notifyMatchFailure(op, 'may be an error');
    if (arg.type instanceof RankedTensorType) {
      const elements = arg.type.shape.map((size, dim) =>
        isDynamic(size) ? buildDim(rewriter, location, arg, dim) : buildIndexConstant(rewriter, location, size),
      );
      const args = { elements, resultType: extentTensorType(context, elements.length) };
      const source = FromElementsOp.build(rewriter, location, args).result();
      rewriter.replaceOp(op, CastOp.build(rewriter, location, { source, destType: type }).results);
      return true;
    }
    const rank = RankOp.build(rewriter, location, { tensor: arg, resultType: IndexType.get(context) }).result();
    const generate = buildGenerate(rewriter, location, rank, (dim) => dimOf(rewriter, location, arg, dim));
    rewriter.replaceOp(op, [generate]);
    return true;
  }
}

/** Counts from the end where the index is negative. */
class SplitAtOpConversion extends OpConversionPattern<shape.SplitAtOp> {
  readonly root = shape.SplitAtOp;

  matchAndRewrite(op: shape.SplitAtOp, adaptor: shape.SplitAtOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if ([op.operandValue, op.head, op.tail].some(({ type }) => type instanceof ShapeType)) {
      return rewriter.notifyMatchFailure(op, 'may be an error');
    }
    const { context, location } = op;
    const build = new ArithBuilder(rewriter, location);
    const zero = buildIndexConstant(rewriter, location, 0);
    const rank = dimOf(rewriter, location, adaptor.operandValue, zero);
    const fromEnd = build.apply(AddIOp, adaptor.index, rank);
    const isNegative = build.compareIntegers(CmpIPredicate.slt, adaptor.index, zero);
    const index = build.select(isNegative, fromEnd, adaptor.index);
    const one = buildIndexConstant(rewriter, location, 1);
    const part = (offset: Value, size: Value): Value => {
      const slice = { offsets: [offset], sizes: [size], strides: [one] };
      return buildExtractSlice(rewriter, location, adaptor.operandValue, slice, extentTensorType(context));
    };
    const head = part(zero, index);
    const tail = part(index, build.apply(SubIOp, rank, index));
    rewriter.replaceOp(op, [head, tail]);
    return true;
  }
}

class ToExtentTensorOpConversion extends OpConversionPattern<shape.ToExtentTensorOp> {
  readonly root = shape.ToExtentTensorOp;

  matchAndRewrite(
    op: shape.ToExtentTensorOp,
    { input: source }: shape.ToExtentTensorOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    if (!(source.type instanceof RankedTensorType))
      return rewriter.notifyMatchFailure(op, 'input needs to be a tensor');
    rewriter.replaceOp(op, CastOp.build(rewriter, op.location, { source, destType: op.result().type }).results);
    return true;
  }
}

export const extentConversions = (): OpConversionPattern[] => [
  new DimOpConverter(),
  new GetExtentOpConverter(),
  new RankOpConverter(),
  new ShapeOfOpConversion(),
  new SplitAtOpConversion(),
  new ToExtentTensorOpConversion(),
];
