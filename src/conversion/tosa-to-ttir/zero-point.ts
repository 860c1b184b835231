import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { constantZeroPoint } from '../../dialects/tosa/zero-points.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildElementwise, buildInto, buildNumber, buildReshape, tensorLike } from '../../dialects/ttir/build.ts';
import { castElements } from '../../dialects/ttir/cast-elements.ts';
import { AddOp, ClampOp, SubtractOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { maxBits, WordBuilder } from '../front-end/elements/integer-bits.ts';

/** Tells whether every element is known to be 0. */
export function isZero(value: Value): boolean {
  const constant = matchConstant(value);
  return constant instanceof DenseElementsAttr && constant.isSplat && constant.numberAt(0) === 0;
}

/** A zero point that is known, or a word, of size 1 along each dimension of what it is the zero point of. */
export type ZeroPoint = number | Value;

/** Returns a zero point of values of a rank; with `isUnsigned` its bits are a number without sign. Floats have none but 0. */
export function zeroPointOf(
  builder: OpBuilder,
  location: Location,
  zeroPoint: Value,
  rank: number,
  isUnsigned = false,
): ZeroPoint {
  const type = elementTypeOrSelf(zeroPoint.type);
  if (!(type instanceof IntegerType)) return 0;
  const known = constantZeroPoint(zeroPoint);
  if (known !== undefined) return isUnsigned && known < 0 ? known + 2 ** type.width : known;
  const words = new WordBuilder(builder, location, shapeOf(zeroPoint));
  const hasNoSign = isUnsigned || type.signedness === 'unsigned';
  const word = hasNoSign ? words.unsigned(zeroPoint) : words.signed(zeroPoint);
  return buildReshape(builder, location, word, new Array<number>(rank).fill(1));
}

/** Returns the numbers that quantized values stand for: the values less their zero point, in the element type of what is computed of them. */
function withoutZeroPoint(
  rewriter: ConversionPatternRewriter,
  location: Location,
  value: Value,
  zeroPoint: Value,
  elementType: Type,
): Value {
  if (!(elementTypeOrSelf(value.type) instanceof IntegerType)) return value;
  const wide = castElements(rewriter, location, value, elementType);
  const type = wide.type as RankedTensorType;
  const zero = zeroPointOf(rewriter, location, zeroPoint, type.rank);
  if (zero === 0) return wide;
  const number =
    zero instanceof Value
      ? castElements(rewriter, location, zero, elementType)
      : buildNumber(rewriter, location, type.shape, type.elementType, zero);
  return buildElementwise(rewriter, location, SubtractOp, [wide, number], type);
}

/** Quantized values and their zero point. */
type Quantized = readonly [value: Value, zeroPoint: Value];

/** Returns the numbers that the two factors of a product stand for, in the element type of the product. */
export function factorsWithoutZeroPoints(
  rewriter: ConversionPatternRewriter,
  { location }: Operation,
  [lhs, lhsZeroPoint]: Quantized,
  [rhs, rhsZeroPoint]: Quantized,
  elementType: Type,
): readonly [Value, Value] {
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
): readonly [Value, Value] {
  return factorsWithoutZeroPoints(rewriter, op, [input, inputZp], [weight, weightZp], elementType);
}

/** Makes integers of a type of words: those with the zero point added, limited to what the type has. */
export function buildNarrowed(
  builder: OpBuilder,
  location: Location,
  words: Value,
  zeroPoint: ZeroPoint,
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
