import { type Operation } from '../../ir/operation.ts';
import { FloatType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildElementwise, buildInto, buildReshape } from '../../dialects/ttir/build.ts';
import { buildPermutation } from '../../dialects/ttir/build-permutation.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { windowAttributes } from '../../dialects/ttir/window.ts';
import { buildWithoutNaN } from '../front-end/reductions/ignored-nan.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';
import { buildMaxPool } from '../front-end/windows/max-pool.ts';
import { buildMeanPool } from '../front-end/windows/mean-pool.ts';
import { buildRoundedMeanPool } from './rounded-mean-pool.ts';
import { convolutionFactors, factorsWithoutZeroPoints, isZero, zeroPointOf } from './zero-point.ts';

/** Patterns for products of matrices and operations with a sliding window, on images [N, H, W, C]. */

class ConvertMatMul extends StaticTensorPattern<tosa.MatMulOp> {
  readonly root = tosa.MatMulOp;

  override convert(
    op: tosa.MatMulOp,
    adaptor: tosa.MatMulOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { elementType } = resultType;
    const [lhs, rhs] = [[adaptor.a, adaptor.aZp] as const, [adaptor.b, adaptor.bZp] as const];
    const [a, b] = factorsWithoutZeroPoints(rewriter, op, lhs, rhs, elementType);
    return buildInto(rewriter, op.location, ttir.MatmulOp, { a, b }, resultType);
  }
}

type Convolution = tosa.Conv2DOp | tosa.DepthwiseConv2DOp;

/** Converts a convolution; how the filters become [O, C / groups, KH, KW] and how many groups there are is told by subclasses. */
abstract class ConvertConvolution<T extends Convolution> extends StaticTensorPattern<T> {
  protected abstract filters(rewriter: ConversionPatternRewriter, op: T, weight: Value): Value;
  protected abstract groups(op: T): number;

  override convert(
    op: T,
    adaptor: T,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const { elementType, shape } = resultType;
    const [input, filters] = convolutionFactors(rewriter, op, adaptor, elementType);
    const weight = this.filters(rewriter, op, filters);
    // One number for all channels is not a bias of TTIR's, but it can be added behind.
    const biasSize = shapeOf(adaptor.bias)[0]!;
    const hasBias = !isZero(adaptor.bias);
    const isPerChannel = biasSize === shape[3];
    const shaped = hasBias ? buildReshape(rewriter, location, adaptor.bias, [1, 1, 1, biasSize]) : undefined;
    const bias = isPerChannel ? shaped : undefined;
    const window = windowAttributes({ strides: op.stride, dilations: op.dilation, padding: op.pad });
    const groups = this.groups(op);
    const result = buildInto(rewriter, location, ttir.Conv2dOp, { input, weight, bias, groups, ...window }, resultType);
    if (!shaped || bias) return result;
    return buildElementwise(rewriter, location, ttir.AddOp, [result, shaped], resultType);
  }
}

/** Converts a convolution with filters [O, KH, KW, C]. One of images of one element is a product of matrices [N, C] and [C, O], as layers that connect all are written. */
class ConvertConv2D extends ConvertConvolution<tosa.Conv2DOp> {
  readonly root = tosa.Conv2DOp;

  override convert(
    op: tosa.Conv2DOp,
    adaptor: tosa.Conv2DOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const sizes = [adaptor.input, adaptor.weight].flatMap((value) => shapeOf(value).slice(1, 3));
    const isProduct = [...sizes, ...resultType.shape.slice(1, 3)].every((size) => size === 1) && op.pad.every((pad) => pad === 0); // prettier-ignore
    if (!isProduct) return super.convert(op, adaptor, rewriter, resultType);
    const { location } = op;
    const { elementType, shape } = resultType;
    const [images, channels, outputs] = [shape[0]!, shapeOf(adaptor.input)[3]!, shape[3]!];
    const [input, weight] = convolutionFactors(rewriter, op, adaptor, elementType);
    const a = buildReshape(rewriter, location, input, [images, channels]);
    const rows = buildReshape(rewriter, location, weight, [outputs, channels]);
    const b = buildPermutation(rewriter, location, rows, [1, 0]);
    const productType = RankedTensorType.get([images, outputs], elementType);
    const product = buildInto(rewriter, location, ttir.MatmulOp, { a, b }, productType);
    const bias = isZero(adaptor.bias) ? undefined : buildReshape(rewriter, location, adaptor.bias, [1, shapeOf(adaptor.bias)[0]!]); // prettier-ignore
    const sum = bias ? buildElementwise(rewriter, location, ttir.AddOp, [product, bias], productType) : product;
    return buildReshape(rewriter, location, sum, shape);
  }

  protected override filters(rewriter: ConversionPatternRewriter, op: Operation, weight: Value): Value {
    return buildPermutation(rewriter, op.location, weight, [0, 3, 1, 2]);
  }

  protected override groups(): number {
    return 1;
  }
}

/**
 * Converts a convolution of each channel with filters [KH, KW, C, M] of its own: a group per channel. Channel c * M + m of the result is
 * that of filter m of channel c, as in TTIR.
 */
class ConvertDepthwiseConv2D extends ConvertConvolution<tosa.DepthwiseConv2DOp> {
  readonly root = tosa.DepthwiseConv2DOp;

  protected override filters(rewriter: ConversionPatternRewriter, op: Operation, weight: Value): Value {
    const [height, width, channels, multiplier] = shapeOf(weight);
    const permuted = buildPermutation(rewriter, op.location, weight, [2, 3, 0, 1]);
    return buildReshape(rewriter, op.location, permuted, [channels! * multiplier!, 1, height!, width!]);
  }

  protected override groups(op: tosa.DepthwiseConv2DOp): number {
    return shapeOf(op.input)[3]!;
  }
}

/** Converts a maximum over windows. NaN that is to be ignored is less than all numbers. Differs: a window of NaN only gives negative infinity, not the least number. */
class ConvertMaxPool2d extends StaticTensorPattern<tosa.MaxPool2dOp> {
  readonly root = tosa.MaxPool2dOp;

  override convert(
    op: tosa.MaxPool2dOp,
    adaptor: tosa.MaxPool2dOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location, kernel, stride } = op;
    const input =
      op.nanMode === 'IGNORE' ? buildWithoutNaN(rewriter, location, adaptor.input, -Infinity) : adaptor.input;
    return buildMaxPool(rewriter, location, input, { kernel, strides: stride, padding: op.pad }, resultType);
  }
}

/** Converts a mean over windows. */
class ConvertAvgPool2d extends StaticTensorPattern<tosa.AvgPool2dOp> {
  readonly root = tosa.AvgPool2dOp;

  override convert(
    op: tosa.AvgPool2dOp,
    adaptor: tosa.AvgPool2dOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, kernel, stride, pad } = op;
    if (!(resultType.elementType instanceof FloatType)) {
      const inputZero = zeroPointOf(rewriter, location, adaptor.inputZp, resultType.rank);
      const outputZero = zeroPointOf(rewriter, location, adaptor.outputZp, resultType.rank);
      const window = { kernel, stride, pad, inputZero, outputZero };
      return buildRoundedMeanPool(rewriter, location, adaptor.input, window, resultType);
    }
    return buildMeanPool(rewriter, location, adaptor.input, { kernel, stride, pad }, resultType);
  }
}

/** Returns the patterns for products of matrices and sliding windows. */
export function windowPatterns(): readonly OpConversionPattern[] {
  return [
    new ConvertMatMul(),
    new ConvertConv2D(),
    new ConvertDepthwiseConv2D(),
    new ConvertMaxPool2d(),
    new ConvertAvgPool2d(),
  ];
}
