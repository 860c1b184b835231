import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { FloatType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { product } from '../../support/math.ts';
import * as linalg from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import {
  buildConstant,
  buildElementwise,
  buildInto,
  buildPermutation,
  buildReshape,
  tensorLike,
} from '../../dialects/ttir/build.ts';
import { Conv2dOp, MaxPool2dOp, NegOp, SoftmaxOp, SubtractOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { windowAttributes } from '../../dialects/ttir/window.ts';
import { StaticTensorPattern } from '../front-end/static-tensor-pattern.ts';
import { castElements } from '../front-end/cast-elements.ts';
import { type Combiner, greatest, least, sum } from '../front-end/combiners.ts';
import { buildVolumeConvolution } from '../front-end/volume-convolution.ts';
import { buildWindowParts } from '../front-end/window-parts.ts';
import { buildWindowSums } from '../front-end/window-sums.ts';
import { buildCombined } from './combiners.ts';
import { scalarConstant } from './scalar-body.ts';

/** Patterns for operations whose maps are more than loops: convolutions, poolings; and softmax, which has no body. */

interface WindowOp extends Operation {
  readonly inputs: readonly Value[];
  readonly outputs: readonly Value[];
  readonly strides?: Attribute | undefined;
  readonly dilations?: Attribute | undefined;
}

type WindowClass = new (...args: never[]) => WindowOp;

/**
 * A convolution of linalg, of which quantized ones have zero points of image and filters as further inputs: what the dimensions of image, filters and result
 * are. `n` numbers images, `g` groups of channels, `c` channels that a filter reads, `f` filters of a group; the others are places.
 */
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
  [linalg.DepthwiseConv3DNcdhwCdhwOp, 'ngdhw', 'gdhw', 'ngdhw'],
];

/** Returns the numbers of an attribute, one per place; ones when it is not given. */
function numbersOf(attribute: Attribute | undefined, places: number): number[] {
  if (!(attribute instanceof DenseElementsAttr)) return new Array<number>(places).fill(1);
  return Array.from({ length: places }, (_, i) => attribute.numberAt(i));
}

/** Returns strides and dilations of a window of height and width, or of width alone. */
function planeWindow(op: WindowOp, places: number): ReturnType<typeof windowAttributes> {
  const [strides, dilations] = [op.strides, op.dilations].map((attribute) => {
    const numbers = numbersOf(attribute, places);
    return places === 1 ? [1, ...numbers] : numbers;
  });
  return windowAttributes({ strides: strides!, dilations: dilations! });
}

/** Brings dimensions that are called by letters to another order, of which those that are missing do not count. */
function buildOrdered(builder: OpBuilder, location: Location, value: Value, from: string, to: string): Value {
  const wanted = [...to].filter((letter) => from.includes(letter));
  return buildPermutation(builder, location, value, wanted.map((letter) => from.indexOf(letter))); // prettier-ignore
}

/** Returns the size of a dimension that is called by a letter; 1 when there is none. */
function sizeOf(shape: readonly number[], letters: string, letter: string): number {
  return shape[letters.indexOf(letter)] ?? 1;
}

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
  const constant = buildConstant(builder, location, shapeOf(wide).map(() => 1), elementType, [zeroPoint]); // prettier-ignore
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
    const places = [...image].filter((letter) => 'dhw'.includes(letter)).join('');
    const [images, kernels] = [0, 1].map((i) =>
      buildShifted(rewriter, location, adaptor.inputs[i]!, elementType, zeroPoints[i]?.number ?? 0),
    );
    const imageSize = (letter: string): number => sizeOf(shapeOf(images!), image, letter);
    const filterSize = (letter: string): number => sizeOf(shapeOf(kernels!), filters, letter);
    const resultSize = (letter: string): number => sizeOf(shape, result, letter);
    // One or two places are a height and a width.
    const placed = places.length === 3 ? places : 'hw';
    const [groups, perGroup] = [imageSize('g'), filterSize('f')];
    const input = buildReshape(rewriter, location, buildOrdered(rewriter, location, images!, image, `n${places}gc`), [
      imageSize('n'),
      ...[...placed].map(imageSize),
      groups * imageSize('c'),
    ]);
    const weight = buildReshape(
      rewriter,
      location,
      buildOrdered(rewriter, location, kernels!, filters, `gfc${places}`),
      [groups * perGroup, filterSize('c'), ...[...placed].map(filterSize)],
    );
    const type = RankedTensorType.get(
      [resultSize('n'), ...[...placed].map(resultSize), groups * perGroup],
      elementType,
    );
    const filtered =
      places.length === 3
        ? buildVolumeConvolution(rewriter, location, input, weight, { ...volumeWindow(op), groups }, type)
        : buildInto(rewriter, location, Conv2dOp, { input, weight, groups, ...planeWindow(op, places.length) }, type);
    const order = [...`n${places}gf`].filter((letter) => result.includes(letter)).join('');
    const split = buildReshape(rewriter, location, filtered, [...order].map(resultSize));
    const ordered = buildOrdered(rewriter, location, split, order, result);
    return buildCombined(rewriter, location, sum, ordered, adaptor.outputs[0]!);
  }
}

function volumeWindow(op: WindowOp): { readonly strides: readonly number[]; readonly dilations: readonly number[] } {
  return { strides: numbersOf(op.strides, 3), dilations: numbersOf(op.dilations, 3) };
}

/** A pooling of linalg: what the dimensions of image and result are, and how it combines elements. */
type PoolKind = readonly [op: WindowClass, image: string, combiner: Combiner];

const pools: readonly PoolKind[] = [
  [linalg.PoolingNwcSumOp, 'nwc', sum],
  [linalg.PoolingNcwSumOp, 'ncw', sum],
  [linalg.PoolingNhwcSumOp, 'nhwc', sum],
  [linalg.PoolingNchwSumOp, 'nchw', sum],
  [linalg.PoolingNdhwcSumOp, 'ndhwc', sum],
  [linalg.PoolingNwcMaxOp, 'nwc', greatest],
  [linalg.PoolingNcwMaxOp, 'ncw', greatest],
  [linalg.PoolingNhwcMaxOp, 'nhwc', greatest],
  [linalg.PoolingNchwMaxOp, 'nchw', greatest],
  [linalg.PoolingNdhwcMaxOp, 'ndhwc', greatest],
  [linalg.PoolingNwcMinOp, 'nwc', least],
  [linalg.PoolingNhwcMinOp, 'nhwc', least],
  [linalg.PoolingNdhwcMinOp, 'ndhwc', least],
];

/** Parts of an image that are combined at most, where a pooling has no counterpart. */
const maxParts = 256;

/** Converts a pooling; the second input has the size of the window only. */
class ConvertPool extends StaticTensorPattern<WindowOp> {
  readonly root: WindowClass;

  constructor(readonly kind: PoolKind) {
    super();
    [this.root] = kind;
  }

  override convert(
    op: WindowOp,
    adaptor: WindowOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const [, image, combiner] = this.kind;
    const { elementType } = resultType;
    const kernel = shapeOf(op.inputs[1]!);
    const hasCounterpart = kernel.length < 3 && (combiner === sum || elementType instanceof FloatType);
    if (!hasCounterpart && product(kernel) > maxParts) {
      return rewriter.notifyMatchFailure(op, `the window has more than ${maxParts} elements`);
    }
    const input = castElements(rewriter, location, adaptor.inputs[0]!, elementType);
    const pooled = hasCounterpart
      ? this.buildPlane(rewriter, op, input, kernel, resultType)
      : buildWindowParts(rewriter, location, input, {
          dims: [...image].flatMap((letter, dim) => ('dhw'.includes(letter) ? [dim] : [])),
          kernel,
          strides: numbersOf(op.strides, kernel.length),
          dilations: numbersOf(op.dilations, kernel.length),
          pair: combiner.pair,
          resultType,
        });
    return buildCombined(rewriter, location, combiner, pooled, adaptor.outputs[0]!);
  }

  /** Makes the pooling of windows of height and width, or of width alone. Minima are maxima of what is negated. */
  private buildPlane(
    rewriter: ConversionPatternRewriter,
    op: WindowOp,
    value: Value,
    kernel: readonly number[],
    { shape }: RankedTensorType,
  ): Value {
    const { location } = op;
    const [, image, combiner] = this.kind;
    const places = kernel.length === 1 ? 'w' : 'hw';
    const planeShape = (of: readonly number[]): number[] => [...'nhwc'].map((letter) => sizeOf(of, image, letter));
    const order = `n${places}c`;
    const ordered = buildOrdered(rewriter, location, value, image, order);
    const input = buildReshape(rewriter, location, ordered, planeShape(shapeOf(value)));
    const type = tensorLike(input, planeShape(shape));
    const window = planeWindow(op, kernel.length);
    const [kernelHeight, kernelWidth] = [kernel.length === 1 ? 1 : kernel[0]!, kernel.at(-1)!];
    const negated = (each: Value): Value =>
      combiner === least ? buildElementwise(rewriter, location, NegOp, [each], each.type as RankedTensorType) : each;
    const pool = { kernelHeight, kernelWidth, ceilMode: false, ...window };
    const pooled =
      combiner === sum
        ? buildWindowSums(rewriter, location, input, [kernelHeight, kernelWidth], 1, window, type)
        : negated(buildInto(rewriter, location, MaxPool2dOp, { input: negated(input), ...pool }, type));
    const split = buildReshape(rewriter, location, pooled, [...order].map((letter) => sizeOf(shape, image, letter))); // prettier-ignore
    return buildOrdered(rewriter, location, split, order, image);
  }
}

class ConvertSoftmax extends StaticTensorPattern<linalg.SoftmaxOp> {
  readonly root = linalg.SoftmaxOp;

  override convert(
    op: linalg.SoftmaxOp,
    adaptor: linalg.SoftmaxOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location, dimension } = op;
    const { input } = adaptor;
    return buildInto(rewriter, location, SoftmaxOp, { input, dimension }, resultType); // prettier-ignore
  }
}

/** Returns the patterns for convolutions, poolings and softmax. */
export function convolutionPatterns(): readonly OpConversionPattern[] {
  return [
    ...convolutions.map((kind) => new ConvertConvolution(kind)),
    ...pools.map((kind) => new ConvertPool(kind)),
    new ConvertSoftmax(),
  ];
}
