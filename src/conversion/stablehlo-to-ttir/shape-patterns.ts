import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildConstant, buildInto, buildReshape, buildTranspose } from '../../dialects/ttir/build.ts';
import { buildPermutation } from '../../dialects/ttir/build-permutation.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildPadding } from '../front-end/parts/build-padding.ts';
import { buildSlice } from '../front-end/parts/build-update.ts';
import { splatNumber } from '../../dialects/stablehlo/splat-number.ts';
import { isSameList } from '../../support/lists.ts';
import { HloPattern } from './hlo-pattern.ts';

/** Patterns for operations that move elements. Source: ttmlir-facts, section 3.7, for those that upstream converts. */

/** Converts a transpose: of a matrix to the swap that the permutation is, of more dimensions to swaps of two. */
class ConvertTranspose extends HloPattern<hlo.TransposeOp> {
  readonly root = hlo.TransposeOp;

  override convert(op: hlo.TransposeOp, adaptor: hlo.TransposeOp, rewriter: ConversionPatternRewriter): Value {
    const { permutation, location } = op;
    const input = adaptor.operandValue;
    const [dim0, dim1] = permutation;
    if (permutation.length === 2 && dim0 === 1) return buildTranspose(rewriter, location, input, dim0, dim1!);
    return buildPermutation(rewriter, location, input, permutation);
  }
}

class ConvertReshape extends HloPattern<hlo.ReshapeOp> {
  readonly root = hlo.ReshapeOp;

  override convert(
    op: hlo.ReshapeOp,
    adaptor: hlo.ReshapeOp,
    rewriter: ConversionPatternRewriter,
    { shape }: RankedTensorType,
  ): Value | false {
    return buildReshape(rewriter, op.location, adaptor.operandValue, shape);
  }
}

/** Returns the shape of an operand, of size 1 where the result has a dimension that it has not, in the order of the result. */
function alignedShape(shape: readonly number[], dims: readonly number[], rank: number): number[] {
  const aligned = new Array<number>(rank).fill(1);
  dims.forEach((dim, i) => (aligned[dim] = shape[i]!));
  return aligned;
}

/**
 * Converts `stablehlo.broadcast_in_dim`. TTIR aligns shapes at the last dimension; an operand of which that is not so gets dimensions of
 * size 1 by a reshape first: [4] with dims = [0] in [4, 8] becomes [4, 1].
 */
class ConvertBroadcastInDim extends HloPattern<hlo.BroadcastInDimOp> {
  readonly root = hlo.BroadcastInDimOp;

  override convert(
    op: hlo.BroadcastInDimOp,
    adaptor: hlo.BroadcastInDimOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, broadcastDimensions: dims } = op;
    const { rank, shape } = resultType;
    let input = adaptor.operandValue;
    let dimension = dims;
    // Ascending dimensions up to the last are aligned as they are; leading ones are of size 1 anyway.
    const isAligned = dims.every((dim, i) => dim === rank - dims.length + i);
    if (!isAligned) {
      const order = dims.map((_, i) => i).sort((a, b) => dims[a]! - dims[b]!);
      input = buildPermutation(rewriter, location, input, order);
      const ascending = order.map((i) => dims[i]!);
      input = buildReshape(rewriter, location, input, alignedShape(shapeOf(input), ascending, rank));
      dimension = shape.map((_, dim) => dim);
    }
    if (isSameList(shapeOf(input), shape)) return input;
    return buildInto(rewriter, location, ttir.BroadcastOp, { input, dimension }, resultType);
  }
}

/** Converts `stablehlo.broadcast`, whose new dimensions come first. */
class ConvertBroadcast extends HloPattern<hlo.BroadcastOp> {
  readonly root = hlo.BroadcastOp;

  override convert(
    op: hlo.BroadcastOp,
    adaptor: hlo.BroadcastOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location } = op;
    const input = adaptor.operandValue;
    if (op.broadcastSizes.length === 0) return input;
    const dimension = shapeOf(input).map((_, i) => op.broadcastSizes.length + i);
    return buildInto(rewriter, location, ttir.BroadcastOp, { input, dimension }, resultType);
  }
}

/** Converts a concatenation; what has no elements adds nothing. */
class ConvertConcatenate extends HloPattern<hlo.ConcatenateOp> {
  readonly root = hlo.ConcatenateOp;

  override convert(
    op: hlo.ConcatenateOp,
    adaptor: hlo.ConcatenateOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location, dimension: dim } = op;
    // TTIR has nothing for tensors without elements.
    const inputs = adaptor.inputs.filter((input) => shapeOf(input)[dim] !== 0);
    if (inputs.length === 1) return inputs[0]!;
    return buildInto(rewriter, location, ttir.ConcatOp, { inputs, dim }, resultType);
  }
}

class ConvertSlice extends HloPattern<hlo.SliceOp> {
  readonly root = hlo.SliceOp;

  override convert(op: hlo.SliceOp, adaptor: hlo.SliceOp, rewriter: ConversionPatternRewriter): Value {
    const { startIndices, limitIndices, strides } = op;
    return buildSlice(rewriter, op.location, adaptor.operandValue, startIndices, limitIndices, strides);
  }
}

/** Converts a padding with a constant or a computed element; what is negative takes away elements. */
class ConvertPad extends HloPattern<hlo.PadOp> {
  readonly root = hlo.PadOp;

  override convert(op: hlo.PadOp, adaptor: hlo.PadOp, rewriter: ConversionPatternRewriter): Value {
    const value = splatNumber(op.paddingValue) ?? adaptor.paddingValue;
    const padding = { low: op.edgePaddingLow, high: op.edgePaddingHigh, interior: op.interiorPadding };
    const input = adaptor.operandValue;
    return buildPadding(rewriter, op.location, input, padding, value);
  }
}

class ConvertReverse extends HloPattern<hlo.ReverseOp> {
  readonly root = hlo.ReverseOp;

  override convert(
    op: hlo.ReverseOp,
    adaptor: hlo.ReverseOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location, dimensions } = op;
    const input = adaptor.operandValue;
    if (dimensions.length === 0) return input;
    return buildInto(rewriter, location, ttir.ReverseOp, { input, dimensions }, resultType);
  }
}

class ConvertIota extends HloPattern<hlo.IotaOp> {
  readonly root = hlo.IotaOp;

  override convert(
    op: hlo.IotaOp,
    _: hlo.IotaOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { iotaDimension: arangeDimension } = op;
    const end = resultType.shape[arangeDimension]!;
    return ttir.ArangeOp.build(rewriter, op.location, { start: 0, end, step: 1, arangeDimension, resultType }).result();
  }
}

/** Converts the size of a dimension, which is a constant. */
class ConvertGetDimensionSize extends HloPattern<hlo.GetDimensionSizeOp> {
  readonly root = hlo.GetDimensionSizeOp;

  override convert(
    { location, operandValue, dimension }: hlo.GetDimensionSizeOp,
    _: hlo.GetDimensionSizeOp,
    rewriter: ConversionPatternRewriter,
    { elementType }: RankedTensorType,
  ): Value {
    return buildConstant(rewriter, location, [], elementType, [shapeOf(operandValue)[dimension]!]);
  }
}

/** Returns the patterns for operations that move elements. */
export function shapePatterns(): readonly OpConversionPattern[] {
  return [
    new ConvertTranspose(),
    new ConvertReshape(),
    new ConvertBroadcastInDim(),
    new ConvertBroadcast(),
    new ConvertConcatenate(),
    new ConvertSlice(),
    new ConvertPad(),
    new ConvertReverse(),
    new ConvertIota(),
    new ConvertGetDimensionSize(),
  ];
}
