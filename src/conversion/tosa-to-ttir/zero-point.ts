import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { constantZeroPoint } from '../../dialects/tosa/zero-points.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildElementwise, buildInto, buildNumber, tensorLike } from '../../dialects/ttir/build.ts';
import { castElements } from '../../dialects/ttir/cast-elements.ts';
import { AddOp, ClampOp, SubtractOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { maxBits, WordBuilder } from '../front-end/integer-bits.ts';

/** Tells whether every element is known to be 0. */
export function isZero(value: Value): boolean {
  const constant = matchConstant(value);
  return constant instanceof DenseElementsAttr && constant.isSplat && constant.numberAt(0) === 0;
}

/**
 * Returns the numbers that quantized values stand for: the values less their zero point, which must be known, in the element type of
 * what is computed of them. Floats have no zero point but 0.
 */
function withoutZeroPoint(
  rewriter: ConversionPatternRewriter,
  location: Location,
  value: Value,
  zeroPoint: Value,
  elementType: Type,
): Value {
  if (!(elementTypeOrSelf(value.type) instanceof IntegerType)) return value;
  const wide = castElements(rewriter, location, value, elementType);
  const zero = constantZeroPoint(zeroPoint)!;
  if (zero === 0) return wide;
  const type = wide.type as RankedTensorType;
  const constant = buildNumber(rewriter, location, type.shape, type.elementType, zero);
  return buildElementwise(rewriter, location, SubtractOp, [wide, constant], type);
}

/** Quantized values and their zero point. */
type Quantized = readonly [value: Value, zeroPoint: Value];

/**
 * Returns the numbers that the two factors of a product stand for, in the element type of the product; fails the match of `op`, with a note,
 * where a zero point is not constant.
 */
export function factorsWithoutZeroPoints(
  rewriter: ConversionPatternRewriter,
  op: Operation,
  [lhs, lhsZeroPoint]: Quantized,
  [rhs, rhsZeroPoint]: Quantized,
  elementType: Type,
): readonly [Value, Value] | false {
  if ([lhsZeroPoint, rhsZeroPoint].some((zeroPoint) => constantZeroPoint(zeroPoint) === undefined)) {
    return rewriter.notifyMatchFailure(op, 'a zero point is not constant');
  }
  const { location } = op;
  return [
    withoutZeroPoint(rewriter, location, lhs, lhsZeroPoint, elementType),
    withoutZeroPoint(rewriter, location, rhs, rhsZeroPoint, elementType),
  ];
}

/** Operands that every convolution has. */
interface ConvolutionOperands {
  readonly input: Value;
  readonly inputZp: Value;
  readonly weight: Value;
  readonly weightZp: Value;
}

/** Returns image and filters of a convolution without their zero points; see factorsWithoutZeroPoints. */
export function convolutionFactors(
  rewriter: ConversionPatternRewriter,
  op: Operation,
  { input, inputZp, weight, weightZp }: ConvolutionOperands,
  elementType: Type,
): readonly [Value, Value] | false {
  return factorsWithoutZeroPoints(rewriter, op, [input, inputZp], [weight, weightZp], elementType);
}

/** Makes integers of a type of words: those with the zero point added, limited to what the type has. */
export function buildNarrowed(
  builder: OpBuilder,
  location: Location,
  words: Value,
  zeroPoint: number,
  elementType: IntegerType,
  isUnsigned: boolean,
): Value {
  const shape = shapeOf(words);
  const input = zeroPoint === 0 ? words : new WordBuilder(builder, location, shape).make(AddOp, words, zeroPoint);
  const { width } = elementType;
  if (width === maxBits) return input;
  const [min, max] = isUnsigned ? [0, 2 ** width - 1] : [-(2 ** (width - 1)), 2 ** (width - 1) - 1];
  const limited = buildInto(builder, location, ClampOp, { input, min, max }, tensorLike(input, shape));
  return castElements(builder, location, limited, elementType);
}
