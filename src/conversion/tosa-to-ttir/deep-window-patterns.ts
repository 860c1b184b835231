import { type Location } from '../../ir/location.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildElementwise, buildInto, buildReshape, tensorLike } from '../../dialects/ttir/build.ts';
import { buildPermutation } from '../../dialects/ttir/build-permutation.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { windowAttributes } from '../../dialects/ttir/window.ts';
import { buildSlice } from '../front-end/parts/build-update.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';
import { buildVolumeConvolution } from '../front-end/windows/volume-convolution.ts';
import { convolutionFactors, isZero } from './zero-point.ts';

/** Patterns for convolutions that TTIR lacks, made of those that it has. */

/** Adds a bias [C] or [1] to images whose last dimension are channels. */
function withBias(rewriter: ConversionPatternRewriter, location: Location, value: Value, bias: Value): Value {
  if (isZero(bias)) return value;
  const type = value.type as RankedTensorType;
  const shaped = buildReshape(rewriter, location, bias, type.shape.map(() => 1).with(-1, shapeOf(bias)[0]!));
  return buildElementwise(rewriter, location, ttir.AddOp, [value, shaped], type);
}

/** Puts `stride - 1` zeros between two neighbours along a dimension of an image: of [N, H, W, C] by a padding of [N, H, 1, W * C] to [N, H, stride, W * C]. */
function buildDilated(
  rewriter: ConversionPatternRewriter,
  location: Location,
  image: Value,
  dim: number,
  stride: number,
): Value {
  if (stride === 1) return image;
  const shape = shapeOf(image);
  const [before, after] = [shape.slice(0, dim), shape.slice(dim + 1)].map((sizes) => sizes.reduce((a, b) => a * b, 1));
  const size = shape[dim]!;
  const split = buildReshape(rewriter, location, image, [before!, size, 1, after!]);
  const padding = [0, 0, 0, 0, 0, stride - 1, 0, 0];
  const type = tensorLike(image, [before!, size, stride, after!]);
  const padded = buildInto(rewriter, location, ttir.PadOp, { input: split, padding, value: 0 }, type);
  const joined = buildReshape(rewriter, location, padded, shape.with(dim, size * stride));
  return buildSlice(
    rewriter,
    location,
    joined,
    shape.map(() => 0),
    shape.with(dim, (size - 1) * stride + 1),
  );
}

/**
 * Converts a transposed convolution: one of the image with zeros between its elements, by the filters upside down, with as much padding as
 * filters reach beyond the image, and `out_pad` more.
 */
class ConvertTransposeConv2D extends StaticTensorPattern<tosa.TransposeConv2DOp> {
  readonly root = tosa.TransposeConv2DOp;

  override convert(
    op: tosa.TransposeConv2DOp,
    adaptor: tosa.TransposeConv2DOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, outPad, stride } = op;
    const { elementType } = resultType;
    const [image, filters] = convolutionFactors(rewriter, op, adaptor, elementType);
    const input = [1, 2].reduce((value, dim) => buildDilated(rewriter, location, value, dim, stride[dim - 1]!), image);
    const [, height, width] = shapeOf(filters);
    const upsideDown = buildInto(
      rewriter,
      location,
      ttir.ReverseOp,
      { input: filters, dimensions: [1, 2] },
      filters.type as RankedTensorType,
    );
    const weight = buildPermutation(rewriter, location, upsideDown, [0, 3, 1, 2]);
    const reach = [height! - 1, height! - 1, width! - 1, width! - 1];
    const window = windowAttributes({ padding: reach.map((size, side) => size + outPad[side]!) });
    const result = buildInto(rewriter, location, ttir.Conv2dOp, { input, weight, groups: 1, ...window }, resultType);
    return withBias(rewriter, location, result, adaptor.bias);
  }
}

/** Converts a convolution of [N, D, H, W, C] with filters [O, KD, KH, KW, C]. */
class ConvertConv3D extends StaticTensorPattern<tosa.Conv3DOp> {
  readonly root = tosa.Conv3DOp;

  override convert(
    op: tosa.Conv3DOp,
    adaptor: tosa.Conv3DOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, pad: padding, stride: strides, dilation: dilations } = op;
    const [image, filters] = convolutionFactors(rewriter, op, adaptor, resultType.elementType);
    const weight = buildPermutation(rewriter, location, filters, [0, 4, 1, 2, 3]);
    const window = { strides, dilations, padding };
    const result = buildVolumeConvolution(rewriter, location, image, weight, window, resultType);
    return withBias(rewriter, location, result, adaptor.bias);
  }
}

/** Returns the patterns. */
export function deepWindowPatterns(): readonly OpConversionPattern[] {
  return [new ConvertTransposeConv2D(), new ConvertConv3D()];
}
