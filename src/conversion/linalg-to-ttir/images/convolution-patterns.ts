import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import * as linalg from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise, buildNumber } from '../../../dialects/ttir/build.ts';
import { SubtractOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { StaticTensorPattern } from '../../front-end/types/static-tensor-pattern.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { sum } from '../../front-end/reductions/combiners.ts';
import { buildCombined } from '../body/combiners.ts';
import { scalarConstant } from '../body/scalar-body.ts';
import { buildConvolution, resultOrder } from './build-convolution.ts';
import { buildOrdered, numbersOf, sizeOf, type WindowClass, type WindowOp } from './image-windows.ts';

/** Patterns for convolutions, whose maps are more than loops. */

/** A convolution of linalg, of which quantized ones have zero points of image and filters as further inputs: what the dimensions of image, filters and result are. */
type ConvolutionKind = readonly [op: WindowClass, image: string, filters: string, result: string];

const convolutions: readonly ConvolutionKind[] = [
  [linalg.Conv1DOp, 'w', 'w', 'w'],
  [linalg.Conv1DNwcWcfOp, 'nwc', 'wcf', 'nwf'],
  [linalg.Conv1DNcwFcwOp, 'ncw', 'fcw', 'nfw'],
  [linalg.DepthwiseConv1DNwcWcOp, 'nwg', 'wg', 'nwg'],
  [linalg.DepthwiseConv1DNcwCwOp, 'ngw', 'gw', 'ngw'],
  [linalg.DepthwiseConv1DNwcWcmOp, 'nwg', 'wgf', 'nwgf'],
  [linalg.Conv2DOp, 'hw', 'hw', 'hw'],
  [linalg.Conv2DNhwcHwcfOp, 'nhwc', 'hwcf', 'nhwf'],
  [linalg.Conv2DNhwcHwcfQOp, 'nhwc', 'hwcf', 'nhwf'],
  [linalg.Conv2DNhwcFhwcOp, 'nhwc', 'fhwc', 'nhwf'],
  [linalg.Conv2DNhwcFhwcQOp, 'nhwc', 'fhwc', 'nhwf'],
  [linalg.Conv2DNchwFchwOp, 'nchw', 'fchw', 'nfhw'],
  [linalg.Conv2DNchwFchwQOp, 'nchw', 'fchw', 'nfhw'],
  [linalg.Conv2DNgchwFgchwOp, 'ngchw', 'fgchw', 'ngfhw'],
  [linalg.Conv2DNgchwGfchwOp, 'ngchw', 'gfchw', 'ngfhw'],
  [linalg.Conv2DNgchwGfchwQOp, 'ngchw', 'gfchw', 'ngfhw'],
  [linalg.Conv2DNhwgcGfhwcOp, 'nhwgc', 'gfhwc', 'nhwgf'],
  [linalg.Conv2DNhwgcGfhwcQOp, 'nhwgc', 'gfhwc', 'nhwgf'],
  [linalg.DepthwiseConv2DNhwcHwcOp, 'nhwg', 'hwg', 'nhwg'],
  [linalg.DepthwiseConv2DNhwcHwcQOp, 'nhwg', 'hwg', 'nhwg'],
  [linalg.DepthwiseConv2DNchwChwOp, 'nghw', 'ghw', 'nghw'],
  [linalg.DepthwiseConv2DNhwcHwcmOp, 'nhwg', 'hwgf', 'nhwgf'],
  [linalg.DepthwiseConv2DNhwcHwcmQOp, 'nhwg', 'hwgf', 'nhwgf'],
  [linalg.Conv3DOp, 'dhw', 'dhw', 'dhw'],
  [linalg.Conv3DNdhwcDhwcfOp, 'ndhwc', 'dhwcf', 'ndhwf'],
  [linalg.Conv3DNdhwcDhwcfQOp, 'ndhwc', 'dhwcf', 'ndhwf'],
  [linalg.Conv3DNcdhwFcdhwOp, 'ncdhw', 'fcdhw', 'nfdhw'],
  [linalg.DepthwiseConv3DNdhwcDhwcOp, 'ndhwg', 'dhwg', 'ndhwg'],
  [linalg.DepthwiseConv3DNdhwcDhwcmOp, 'ndhwg', 'dhwgf', 'ndhwgf'],
  [linalg.DepthwiseConv3DNcdhwCdhwOp, 'ngdhw', 'gdhw', 'ngdhw'],
];

/** Returns the elements less a zero point, in the element type of the result. */
function buildShifted(
  builder: OpBuilder,
  location: Location,
  value: Value,
  elementType: Type,
  zeroPoint: number,
): Value {
  const wide = castElements(builder, location, value, elementType);
  if (zeroPoint === 0) return wide;
  const constant = buildNumber(builder, location, shapeOf(wide), elementType, zeroPoint);
  return buildElementwise(builder, location, SubtractOp, [wide, constant], wide.type as RankedTensorType);
}

/** Converts a convolution; what the init holds is added, unless it is zeros. */
class ConvertConvolution extends StaticTensorPattern<WindowOp> {
  readonly root: WindowClass;

  constructor(readonly kind: ConvolutionKind) {
    super();
    [this.root] = kind;
  }

  override convert(
    op: WindowOp,
    adaptor: WindowOp,
    rewriter: ConversionPatternRewriter,
    { shape, elementType }: RankedTensorType,
  ): Value | false {
    const zeroPoints = op.inputs.slice(2).map((zeroPoint) => scalarConstant(zeroPoint));
    if (!zeroPoints.every((zeroPoint) => zeroPoint instanceof IntegerAttr)) {
      return rewriter.notifyMatchFailure(op, 'a zero point is not constant');
    }
    const { location } = op;
    const [, image, filters, result] = this.kind;
    const places = [...image].filter((letter) => 'dhw'.includes(letter)).length;
    const [images, kernels] = [0, 1].map((i) =>
      buildShifted(rewriter, location, adaptor.inputs[i]!, elementType, zeroPoints[i]?.number ?? 0),
    ) as [Value, Value];
    const dimensions = {
      image,
      filters,
      order: [...resultOrder].filter((letter) => result.includes(letter)).join(''),
      sizeOf: (letter: string) => sizeOf(shape, result, letter),
      strides: numbersOf(op.strides, places),
      dilations: numbersOf(op.dilations, places),
    };
    const filtered = buildConvolution(rewriter, location, dimensions, images, kernels, elementType);
    const ordered = buildOrdered(rewriter, location, filtered, dimensions.order, result);
    return buildCombined(rewriter, location, sum, ordered, adaptor.outputs[0]!);
  }
}

/** Returns the patterns for convolutions. */
export function convolutionPatterns(): readonly OpConversionPattern[] {
  return convolutions.map((kind) => new ConvertConvolution(kind));
}
