import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildConstant, buildElementwise } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castUnsigned } from '../../dialects/ttir/cast-elements.ts';
import { buildArithmeticShift, WordBuilder } from './integer-bits.ts';

/** A factor `multiplier / 2^shift`: the multiplier in [0, 2^31), the shift in [1, 63]. */
export interface WordScale {
  readonly multiplier: number;
  readonly shift: number;
}

/** How a product that is shifted is rounded: down, to the nearest integer, of two the greater, or so after the bits below 2^-31 were rounded away from zero. */
export type Rounding = 'down' | 'once' | 'twice';

/** Where a shift begins to drop all of the low half of a product. */
const halfBits = 32;

/** Bits of what stands behind words as a fraction. */
const fractionBits = 8;

/** Makes the halves of factors, and knows how the upper half is taken of a product with the upper one, which is negative where a factor is. */
interface Factors {
  high(): Value;
  low(): Value;
  upperHalf(product: Value): Value;
}

/**
 * Makes the low 32 bits of `a * b / 2^shift` of words that broadcast to the result. The shifts, in [1, 63], are elements of a tensor of `shiftShape`, which broadcasts. What is rounded
 * twice takes its sign from `a`.
 */
export function buildShiftedProduct(
  builder: OpBuilder,
  location: Location,
  [a, b]: readonly [Value, Value],
  shifts: readonly number[],
  shiftShape: readonly number[],
  rounding: Rounding,
  resultType: RankedTensorType,
): Value {
  const make = new WordBuilder(builder, location, resultType.shape);
  const upperHalf = (value: Value): Value =>
    buildArithmeticShift(builder, location, [value, make.number(16)], resultType);
  const factors: Factors = { high: () => upperHalf(b), low: () => make.make(ttir.BitwiseAndOp, b, 0xffff), upperHalf };
  const scales = shifts.map((shift) => ({ multiplier: 0, shift }));
  return buildScaled(builder, location, a, factors, scales, shiftShape, rounding, resultType);
}

/**
 * Makes the low 32 bits of `words * multiplier / 2^shift`, rounded. The scales are
 * elements of a tensor of `scaleShape`, which broadcasts. With `fraction`, a word from 0 to 255, so many 256ths stand behind each word, which count too; shifts are then what is left of them when 8 bits are dropped.
 *
 * TTIR has no words of 64 bits. The product is made of those of halves of 16 bits, v = 2^16 vh + vl and m = 2^16 mh + ml:
 * 2^32 vh mh + 2^16 (vh ml + vl mh) + vl ml, of which the high and the low word are added up with carries.
 */
export function buildScaledWords(
  builder: OpBuilder,
  location: Location,
  words: Value,
  scales: readonly WordScale[],
  scaleShape: readonly number[],
  rounding: Rounding,
  fraction?: Value,
): Value {
  const type = words.type as RankedTensorType;
  const make = new WordBuilder(builder, location, type.shape);
  const numbers = (numberOf: (scale: WordScale) => number): Value => buildNumbers(make, scales, scaleShape, numberOf);
  const factors: Factors = {
    high: () => numbers(({ multiplier }) => multiplier >>> 16),
    low: () => numbers(({ multiplier }) => multiplier & 0xffff),
    upperHalf: (product) => make.make(ttir.LogicalRightShiftOp, product, 16),
  };
  if (!fraction) return buildScaled(builder, location, words, factors, scales, scaleShape, rounding, type);
  // What is below 2^0 of the product cannot change how it is rounded. A word holds a byte times the lower half of a multiplier, and an upper half as many places further up.
  const part = (numberOf: (scale: WordScale) => number): Value =>
    make.make(ttir.MultiplyOp, fraction, numbers(numberOf));
  const fitsWord = scales.every(({ multiplier }) => multiplier < 2 ** 24);
  const lower = part(({ multiplier }) => (fitsWord ? multiplier : multiplier & 0xffff));
  let added = make.make(ttir.LogicalRightShiftOp, lower, fractionBits);
  if (!fitsWord) {
    const upper = part(({ multiplier }) => (multiplier >>> 16) << fractionBits);
    added = make.make(ttir.AddOp, upper, added);
  }
  return buildScaled(builder, location, words, factors, scales, scaleShape, rounding, type, added);
}

/** Makes a number of each scale, once where all are the same. */
function buildNumbers(
  make: WordBuilder,
  scales: readonly WordScale[],
  scaleShape: readonly number[],
  numberOf: (scale: WordScale) => number,
): Value {
  const all = scales.map((scale) => numberOf(scale) | 0);
  if (all.every((number) => number === all[0])) return make.number(all[0]!);
  return buildConstant(make.builder, make.location, scaleShape, IntegerType.get(make.builder.context, 32), all);
}

/** Makes products with factors, of words that broadcast to `type`, adds a word that is not negative, and shifts them as the scales say. */
function buildScaled(
  builder: OpBuilder,
  location: Location,
  words: Value,
  factors: Factors,
  scales: readonly WordScale[],
  scaleShape: readonly number[],
  rounding: Rounding,
  type: RankedTensorType,
  added?: Value,
): Value {
  const { shape } = type;
  const make = new WordBuilder(builder, location, shape);
  const numbers = (numberOf: (scale: WordScale) => number): Value => buildNumbers(make, scales, scaleShape, numberOf);
  const shiftRight = (value: Value, by: Value): Value => buildArithmeticShift(builder, location, [value, by], type);
  const truth = RankedTensorType.get(shape, IntegerType.get(builder.context, 1));
  const choose = (condition: Value, ifTrue: Value, ifFalse: Value): Value =>
    buildElementwise(builder, location, ttir.WhereOp, [condition, ifTrue, ifFalse], type);
  const high = (value: Value): Value => make.make(ttir.LogicalRightShiftOp, value, 16);
  const low = (value: Value): Value => make.make(ttir.BitwiseAndOp, value, 0xffff);

  // The product.
  const [valueHigh, valueLow] = [shiftRight(words, make.number(16)), low(words)];
  const [factorHigh, factorLow] = [factors.high(), factors.low()];
  const lowest = make.make(ttir.MultiplyOp, valueLow, factorLow);
  const middle = [
    make.make(ttir.MultiplyOp, valueHigh, factorLow),
    make.make(ttir.MultiplyOp, valueLow, factorHigh),
  ] as const;
  const carried = make.make(ttir.AddOp, make.make(ttir.AddOp, high(lowest), low(middle[0])), low(middle[1]));
  const productLow = make.make(ttir.BitwiseOrOp, make.make(ttir.LogicalLeftShiftOp, carried, 16), low(lowest));
  const productHigh = [shiftRight(middle[0], make.number(16)), factors.upperHalf(middle[1]), high(carried)].reduce(
    (sum, part) => make.make(ttir.AddOp, sum, part),
    make.make(ttir.MultiplyOp, valueHigh, factorHigh),
  );

  /** Tells whether a sum of unsigned words is too large for one. */
  const isCarried = (sum: Value, part: Value): Value => {
    const operands = [sum, part].map((value) => castUnsigned(builder, location, value));
    return buildElementwise(builder, location, ttir.LessThanOp, operands, truth);
  };
  const addCarry = (word: Value, carry: Value): Value =>
    make.make(ttir.AddOp, word, buildElementwise(builder, location, ttir.TypecastOp, [carry], type));
  let [wholeHigh, wholeLow] = [productHigh, productLow];
  if (added) {
    wholeLow = make.make(ttir.AddOp, productLow, added);
    wholeHigh = addCarry(productHigh, isCarried(wholeLow, added));
  }
  // What rounds it.
  let [sumHigh, sumLow] = [wholeHigh, wholeLow];
  if (rounding !== 'down') {
    const half = ({ shift }: WordScale): bigint => 1n << BigInt(shift - 1);
    const roundingOf = (number: (scale: WordScale) => bigint): readonly [high: Value, low: Value] => [
      numbers((scale) => Number(BigInt.asIntN(32, number(scale) >> 32n))),
      numbers((scale) => Number(BigInt.asIntN(32, number(scale)))),
    ];
    // A fraction has been shifted out already.
    const shiftedBits = added ? fractionBits : 0;
    const twice = ({ shift }: WordScale): bigint =>
      rounding === 'twice' && shift + shiftedBits > 31 ? 1n << BigInt(30 - shiftedBits) : 0n;
    let [addedHigh, addedLow] = roundingOf((scale) => half(scale) + twice(scale));
    if (scales.some((scale) => twice(scale) !== 0n)) {
      const isNegative = buildElementwise(builder, location, ttir.LessThanOp, [words, make.number(0)], truth);
      const [otherHigh, otherLow] = roundingOf((scale) => half(scale) - twice(scale));
      addedHigh = choose(isNegative, otherHigh, addedHigh);
      addedLow = choose(isNegative, otherLow, addedLow);
    }
    sumLow = make.make(ttir.AddOp, wholeLow, addedLow);
    const carry = isCarried(sumLow, addedLow);
    sumHigh = addCarry(make.make(ttir.AddOp, wholeHigh, addedHigh), carry);
  }

  // The shift: of the high word, or of both.
  const isLong = ({ shift }: WordScale): boolean => shift >= halfBits;
  const long = (): Value =>
    shiftRight(
      sumHigh,
      numbers((scale) => (isLong(scale) ? scale.shift - halfBits : 0)),
    );
  const short = (): Value =>
    make.make(
      ttir.BitwiseOrOp,
      make.make(
        ttir.LogicalLeftShiftOp,
        sumHigh,
        numbers(({ shift }) => Math.max(halfBits - shift, 0)),
      ),
      make.make(
        ttir.LogicalRightShiftOp,
        sumLow,
        numbers(({ shift }) => Math.min(shift, halfBits - 1)),
      ),
    );
  if (scales.every(isLong)) return long();
  if (!scales.some(isLong)) return short();
  const chooses = buildElementwise(
    builder,
    location,
    ttir.NotEqualOp,
    [numbers((scale) => Number(isLong(scale))), make.number(0)],
    RankedTensorType.get(scaleShape, truth.elementType),
  );
  return choose(chooses, long(), short());
}
