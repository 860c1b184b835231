import { getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { numberAttr, zeroAttr } from '../../dialects/arith/arith-builder.ts';
import { type Conv2DOp, type Conv3DOp, type DepthwiseConv2DOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { constantZeroPoint } from '../../dialects/tosa/zero-points.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { denseFromNumbers } from '../../ir/attributes/elements-attributes.ts';
import { type FloatAttr, type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { type Type } from '../../ir/type.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType, VectorType } from '../../ir/types/shaped-types.ts';

type Convolution = Conv2DOp | Conv3DOp | DepthwiseConv2DOp;

/** What is known of a convolution that can be made one of linalg. */
export interface ConvolutionFacts {
  readonly inputType: RankedTensorType;
  readonly weightType: RankedTensorType;
  readonly biasType: RankedTensorType;
  readonly resultType: RankedTensorType;
  readonly inputZeroPoint: number;
  readonly weightZeroPoint: number;
  /** What the input is padded with. */
  readonly padding: IntegerAttr | FloatAttr;
}

/** Returns them, or what stands against it. */
export function convolutionFacts({
  input,
  weight,
  bias,
  output,
  inputZp,
  weightZp,
}: Convolution): ConvolutionFacts | string {
  const [inputType, weightType, biasType, resultType] = [input.type, weight.type, bias.type, output.type];
  if (!isRanked(inputType) || !isRanked(resultType)) return 'a tensor has no rank';
  const inputZeroPoint = knownZeroPoint(inputZp.type, constantZeroPoint(inputZp, true));
  if (typeof inputZeroPoint === 'string') return `input zero point ${inputZeroPoint}`;
  const weightZeroPoint = knownZeroPoint(weightZp.type, constantZeroPoint(weightZp, true));
  if (typeof weightZeroPoint === 'string') return `weight zero point ${weightZeroPoint}`;
  if (!isRanked(weightType) || !isRanked(biasType) || !weightType.hasStaticShape || !biasType.hasStaticShape) {
    return 'convolutions require static shapes for weight and bias';
  }
  const zero = zeroAttr(inputType.elementType);
  if (!zero) return 'its input is not of numbers';
  const hasZeroPoint = inputZeroPoint !== 0 || weightZeroPoint !== 0;
  const padding = hasZeroPoint ? numberAttr(inputType.elementType, inputZeroPoint) : zero;
  return { inputType, weightType, biasType, resultType, inputZeroPoint, weightZeroPoint, padding };
}

const isRanked = (type: Type): type is RankedTensorType => type instanceof RankedTensorType;

/** Returns the zero point of a type, or what is wrong with it. */
export function knownZeroPoint(type: Type, zeroPoint: number | undefined): number | string {
  if (zeroPoint === undefined) return 'cannot be statically determined';
  const element = elementTypeOrSelf(type);
  const hasBytes = element instanceof IntegerType && element.width === 8;
  return zeroPoint === 0 || hasBytes ? zeroPoint : 'must be zero for non-int8 integer types';
}

/** Returns the strides and dilations of a convolution of linalg. */
export function convolutionSteps({ context, stride, dilation }: Convolution): Map<string, Attribute> {
  const i64 = IntegerType.get(context, 64);
  const dense = (values: readonly number[]): Attribute =>
    denseFromNumbers(RankedTensorType.get([values.length], i64), values);
  return new Map([
    ['strides', dense(stride)],
    ['dilations', dense(dilation)],
  ]);
}

/** Returns the strides and dilations of a pooling of linalg. */
export function poolingSteps(context: Context, stride: readonly number[]): Map<string, Attribute> {
  const i64 = IntegerType.get(context, 64);
  const dense = (values: readonly number[]): Attribute =>
    denseFromNumbers(VectorType.get([values.length], i64), values);
  return new Map([
    ['strides', dense(stride)],
    ['dilations', dense([1, 1])],
  ]);
}

/** Returns the map of the loops over a result to what stands for its last dimensions: `(d0, d1, d2, d3) -> (d3)`, one element for all. Source: getBroadcastingMap of TosaToLinalgNamed.cpp. */
export function broadcastingMap({ shape }: RankedTensorType, { rank }: RankedTensorType): AffineMap {
  if (shape.length === 1 && shape[0] === 1) return AffineMap.get(rank, 0, [getAffineConstantExpr(0)]);
  const dims = shape.map((_, dim) => getAffineDimExpr(dim + rank - shape.length));
  return AffineMap.get(rank, 0, dims);
}
