import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { FloatType } from '../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import * as linalg from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import {
  buildConstant,
  buildElementwise,
  buildInto,
  buildPermutation,
  buildReshape,
} from '../../dialects/ttir/build.ts';
import { Conv2dOp, MaxPool2dOp, NegOp, SoftmaxOp, SubtractOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { windowAttributes } from '../../dialects/ttir/window.ts';
import { StaticTensorPattern } from '../front-end/static-tensor-pattern.ts';
import { castElements } from '../front-end/cast-elements.ts';
import { greatest, least, sum } from '../front-end/combiners.ts';
import { buildWindowSums } from '../front-end/window-sums.ts';
import { buildCombined } from './combiners.ts';
import { scalarConstant } from './scalar-body.ts';

/** Patterns for operations whose maps are more than loops: convolutions, poolings; and softmax, which has no body. */

interface WindowOp extends Operation {
  readonly inputs: readonly Value[];
  readonly outputs: readonly Value[];
  readonly strides: Attribute | undefined;
  readonly dilations: Attribute | undefined;
}

type WindowClass = new (...args: never[]) => WindowOp;

/** The order of the dimensions of an image, and back. */
const orders = {
  nhwc: { toNhwc: [0, 1, 2, 3], fromNhwc: [0, 1, 2, 3] },
  nchw: { toNhwc: [0, 2, 3, 1], fromNhwc: [0, 3, 1, 2] },
} as const;

/** A convolution of linalg, of which quantized ones have zero points of image and filters as further inputs: the order of its image, and the permutation that brings its filters to [O, C / groups, KH, KW]. */
interface ConvolutionKind {
  readonly op: WindowClass;
  readonly image: keyof typeof orders;
  readonly filters: readonly number[];
  /** Every channel has filters of its own: [C, KH, KW] after the permutation, or [C, M, KH, KW]. */
  readonly isDepthwise?: true;
}

const convolutions: readonly ConvolutionKind[] = [
  { op: linalg.Conv2DNhwcHwcfOp, image: 'nhwc', filters: [3, 2, 0, 1] },
  { op: linalg.Conv2DNhwcHwcfQOp, image: 'nhwc', filters: [3, 2, 0, 1] },
  { op: linalg.Conv2DNhwcFhwcQOp, image: 'nhwc', filters: [0, 3, 1, 2] },
  { op: linalg.Conv2DNchwFchwQOp, image: 'nchw', filters: [0, 1, 2, 3] },
  { op: linalg.DepthwiseConv2DNhwcHwcQOp, image: 'nhwc', filters: [2, 0, 1], isDepthwise: true },
  { op: linalg.DepthwiseConv2DNhwcHwcmQOp, image: 'nhwc', filters: [2, 3, 0, 1], isDepthwise: true },
  { op: linalg.Conv2DNhwcFhwcOp, image: 'nhwc', filters: [0, 3, 1, 2] },
  { op: linalg.Conv2DNchwFchwOp, image: 'nchw', filters: [0, 1, 2, 3] },
  { op: linalg.DepthwiseConv2DNhwcHwcOp, image: 'nhwc', filters: [2, 0, 1], isDepthwise: true },
  { op: linalg.DepthwiseConv2DNchwChwOp, image: 'nchw', filters: [0, 1, 2], isDepthwise: true },
  { op: linalg.DepthwiseConv2DNhwcHwcmOp, image: 'nhwc', filters: [2, 3, 0, 1], isDepthwise: true },
];

/** Returns the numbers for height and width of an attribute; 1 and 1 when it is not given. */
function pairOf(attribute: Attribute | undefined): readonly [number, number] {
  if (!(attribute instanceof DenseElementsAttr)) return [1, 1];
  return [attribute.numberAt(0), attribute.numberAt(1)];
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

/** The type of a result [N, OH, OW, C] that has another order. */
function nhwcType(type: RankedTensorType, image: keyof typeof orders): RankedTensorType {
  const { toNhwc } = orders[image];
  return type.withShape(toNhwc.map((dim) => type.shape[dim]!));
}

/** Converts a convolution; what the init holds is added, unless it is zeros. */
class ConvertConvolution extends StaticTensorPattern<WindowOp> {
  readonly root: WindowClass;

  constructor(readonly kind: ConvolutionKind) {
    super();
    this.root = kind.op;
  }

  override convert(
    op: WindowOp,
    adaptor: WindowOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const zeroPoints = op.inputs.slice(2).map((zeroPoint) => scalarConstant(zeroPoint));
    if (!zeroPoints.every((zeroPoint) => zeroPoint instanceof IntegerAttr)) {
      return rewriter.notifyMatchFailure(op, 'a zero point is not constant');
    }
    const { location } = op;
    const { image, filters, isDepthwise } = this.kind;
    const [images, kernels] = [0, 1].map((i) =>
      buildShifted(rewriter, location, adaptor.inputs[i]!, resultType.elementType, zeroPoints[i]?.number ?? 0),
    );
    const input = buildPermutation(rewriter, location, images!, orders[image].toNhwc);
    const channels = shapeOf(input)[3]!;
    const permuted = buildPermutation(rewriter, location, kernels!, filters);
    const weight = isDepthwise ? this.groupFilters(rewriter, location, permuted) : permuted;
    // With several filters per channel the result has a dimension for them, behind the channels.
    const { shape } = resultType;
    const whole = shape.length === 5 ? [...shape.slice(0, 3), shape[3]! * shape[4]!] : shape;
    const window = windowAttributes({ strides: pairOf(op.strides), dilations: pairOf(op.dilations) });
    const attributes = { groups: isDepthwise ? channels : 1, ...window };
    const type = nhwcType(resultType.withShape(whole), image);
    const result = buildInto(rewriter, location, Conv2dOp, { input, weight, ...attributes }, type);
    const ordered = buildPermutation(rewriter, location, result, orders[image].fromNhwc);
    const shaped = buildReshape(rewriter, location, ordered, shape);
    return buildCombined(rewriter, location, sum, shaped, adaptor.outputs[0]!);
  }

  /** Makes [C, KH, KW] or [C, M, KH, KW] to [C * M, 1, KH, KW]. */
  private groupFilters(rewriter: ConversionPatternRewriter, location: Location, filters: Value): Value {
    const shape = shapeOf(filters);
    const kernel = shape.slice(-2);
    const count = shape.slice(0, -2).reduce((a, b) => a * b);
    return buildReshape(rewriter, location, filters, [count, 1, ...kernel]);
  }
}

/** Converts a pooling of sums to a convolution of every channel with filters of 1. */
class ConvertSumPool extends StaticTensorPattern<WindowOp> {
  constructor(
    override readonly root: WindowClass,
    readonly image: keyof typeof orders,
  ) {
    super();
  }

  override convert(
    op: WindowOp,
    adaptor: WindowOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const { elementType } = resultType;
    const { toNhwc, fromNhwc } = orders[this.image];
    const window = windowAttributes({ strides: pairOf(op.strides), dilations: pairOf(op.dilations) });
    const elements = castElements(rewriter, location, adaptor.inputs[0]!, elementType);
    const input = buildPermutation(rewriter, location, elements, toNhwc);
    const type = nhwcType(resultType, this.image);
    const result = buildWindowSums(rewriter, location, input, shapeOf(op.inputs[1]!), 1, window, type);
    const ordered = buildPermutation(rewriter, location, result, fromNhwc);
    return buildCombined(rewriter, location, sum, ordered, adaptor.outputs[0]!);
  }
}

/** Converts a pooling of maxima, or of minima, which are maxima of what is negated; the second input has the size of the window only. */
class ConvertMaxPool extends StaticTensorPattern<WindowOp> {
  constructor(
    override readonly root: WindowClass,
    readonly image: keyof typeof orders,
    readonly combiner = greatest,
  ) {
    super();
  }

  override convert(
    op: WindowOp,
    adaptor: WindowOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    if (!(resultType.elementType instanceof FloatType)) return rewriter.notifyMatchFailure(op, 'the elements are no floats'); // prettier-ignore
    const { toNhwc, fromNhwc } = orders[this.image];
    const [kernelHeight, kernelWidth] = shapeOf(op.inputs[1]!);
    const window = windowAttributes({ strides: pairOf(op.strides), dilations: pairOf(op.dilations) });
    const attributes = { kernelHeight: kernelHeight!, kernelWidth: kernelWidth!, ceilMode: false, ...window };
    const negated = (value: Value): Value =>
      this.combiner === greatest
        ? value
        : buildElementwise(rewriter, location, NegOp, [value], value.type as RankedTensorType);
    const input = negated(buildPermutation(rewriter, location, adaptor.inputs[0]!, toNhwc));
    const type = nhwcType(resultType, this.image);
    const result = negated(buildInto(rewriter, location, MaxPool2dOp, { input, ...attributes }, type));
    const ordered = buildPermutation(rewriter, location, result, fromNhwc);
    return buildCombined(rewriter, location, this.combiner, ordered, adaptor.outputs[0]!);
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
    new ConvertMaxPool(linalg.PoolingNhwcMaxOp, 'nhwc'),
    new ConvertMaxPool(linalg.PoolingNchwMaxOp, 'nchw'),
    new ConvertMaxPool(linalg.PoolingNhwcMinOp, 'nhwc', least),
    new ConvertSumPool(linalg.PoolingNhwcSumOp, 'nhwc'),
    new ConvertSumPool(linalg.PoolingNchwSumOp, 'nchw'),
    new ConvertSoftmax(),
  ];
}
