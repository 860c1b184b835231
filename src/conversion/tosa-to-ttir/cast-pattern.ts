import { type OpBuilder } from '../../ir/builder.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Location } from '../../ir/location.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { CastOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { buildConstant, buildElementwise, buildInto } from '../../dialects/ttir/build.ts';
import { ClampOp, GreaterEqualOp, RoundOp, WhereOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { isNarrow } from '../../dialects/ttir/narrow-constants.ts';
import { castElements } from '../../dialects/ttir/cast-elements.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';

/** The largest f32 less than 2^31. */
const largestWord = 2 ** 31 - 2 ** 7;

/**
 * Converts `tosa.cast`. Floats become the nearest integer, of two the even one, and those outside of the integers the nearest end of these, where
 * `ttir.typecast` drops what is behind the point and leading bits; to i1, which says whether a number is other than 0, they do neither.
 */
export class ConvertCast extends StaticTensorPattern<CastOp> {
  readonly root = CastOp;

  override convert(
    { location, input: { type } }: CastOp,
    { input }: CastOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { elementType } = resultType;
    const isToInteger = elementTypeOrSelf(type) instanceof FloatType && elementType instanceof IntegerType;
    if (!isToInteger || elementType.width === 1) return castElements(rewriter, location, input, elementType);
    // What the device cannot compute with has all its numbers in f32.
    const isWider = isNarrow(elementTypeOrSelf(input.type));
    const number = isWider ? castElements(rewriter, location, input, FloatType.get(rewriter.context, 'f32')) : input;
    return buildNearest(rewriter, location, number, resultType, elementType.width);
  }
}

/** Makes the nearest integers of floats. Wider ones than words are computed as words. */
function buildNearest(
  builder: OpBuilder,
  location: Location,
  input: Value,
  resultType: RankedTensorType,
  width: number,
): Value {
  const { shape, elementType } = resultType;
  const rounded = buildElementwise(builder, location, RoundOp, [input], input.type as RankedTensorType);
  // Both ends of 8 bits are numbers of every format.
  const value = width <= 8 ? rounded : castElements(builder, location, rounded, FloatType.get(builder.context, 'f32'));
  const isWord = width >= 32;
  const end = isWord ? 2 ** 31 : 2 ** (width - 1);
  const max = isWord ? largestWord : end - 1;
  const clamped = buildInto(builder, location, ClampOp, { input: value, min: -end, max }, value.type as RankedTensorType); // prettier-ignore
  const integers = castElements(builder, location, clamped, elementType);
  if (!isWord) return integers;
  const constant = (type: typeof elementType, number: number): Value =>
    buildConstant(builder, location, new Array<number>(shape.length).fill(1), type, [number]);
  const truths = RankedTensorType.get(shape, IntegerType.get(builder.context, 1));
  const tooLarge = [value, constant(elementTypeOrSelf(value.type), end)];
  const isTooLarge = buildElementwise(builder, location, GreaterEqualOp, tooLarge, truths);
  return buildElementwise(builder, location, WhereOp, [isTooLarge, constant(elementType, end - 1), integers], resultType); // prettier-ignore
}
