import { FloatType } from '../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import * as linalg from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildElementwise, buildInto, buildReshape, tensorLike } from '../../dialects/ttir/build.ts';
import { MaxPool2dOp, NegOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements, castUnsigned } from '../../dialects/ttir/cast-elements.ts';
import { type Combiner, greatest, greatestUnsigned, least, leastUnsigned, sum } from '../front-end/combiners.ts';
import { StaticTensorPattern } from '../front-end/static-tensor-pattern.ts';
import { buildWindowParts } from '../front-end/window-parts.ts';
import { buildWindowSums } from '../front-end/window-sums.ts';
import { buildCombined } from './combiners.ts';
import { buildOrdered, numbersOf, planeWindow, sizeOf, type WindowClass, type WindowOp } from './image-windows.ts';

/** Patterns for poolings, whose maps are more than loops. */

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
  [linalg.PoolingNwcMaxUnsignedOp, 'nwc', greatestUnsigned],
  [linalg.PoolingNhwcMaxUnsignedOp, 'nhwc', greatestUnsigned],
  [linalg.PoolingNwcMinUnsignedOp, 'nwc', leastUnsigned],
  [linalg.PoolingNhwcMinUnsignedOp, 'nhwc', leastUnsigned],
  [linalg.PoolingNwcMinOp, 'nwc', least],
  [linalg.PoolingNhwcMinOp, 'nhwc', least],
  [linalg.PoolingNdhwcMinOp, 'ndhwc', least],
];

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
    const elements = castElements(rewriter, location, adaptor.inputs[0]!, elementType);
    const input = combiner.isUnsigned ? castUnsigned(rewriter, location, elements) : elements;
    const pooled = hasCounterpart
      ? this.buildPlane(rewriter, op, input, kernel, resultType)
      : buildWindowParts(rewriter, location, input, {
          dims: [...image].flatMap((letter, dim) => ('dhw'.includes(letter) ? [dim] : [])),
          kernel,
          strides: numbersOf(op.strides, kernel.length),
          dilations: numbersOf(op.dilations, kernel.length),
          pair: combiner.pair,
          resultType: tensorLike(input, resultType.shape),
        });
    return castElements(
      rewriter,
      location,
      buildCombined(rewriter, location, combiner, pooled, adaptor.outputs[0]!),
      elementType,
    );
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
      combiner.reduction === least.reduction
        ? buildElementwise(rewriter, location, NegOp, [each], each.type as RankedTensorType)
        : each;
    const pool = { kernelHeight, kernelWidth, ceilMode: false, ...window };
    const pooled =
      combiner === sum
        ? buildWindowSums(rewriter, location, input, [kernelHeight, kernelWidth], 1, window, type)
        : negated(buildInto(rewriter, location, MaxPool2dOp, { input: negated(input), ...pool }, type));
    const split = buildReshape(rewriter, location, pooled, [...order].map((letter) => sizeOf(shape, image, letter))); // prettier-ignore
    return buildOrdered(rewriter, location, split, order, image);
  }
}

/** Returns the patterns for poolings. */
export function poolPatterns(): readonly OpConversionPattern[] {
  return pools.map((kind) => new ConvertPool(kind));
}
