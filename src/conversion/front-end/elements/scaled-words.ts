import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castUnsigned } from '../../../dialects/ttir/cast-elements.ts';
import { buildArithmeticShift, WordBuilder } from './integer-bits.ts';
import {
  buildNumbers,
  computedScales,
  knownScales,
  type ComputedScale,
  type Rounding,
  type Scales,
  type WordScale,
} from './scale-numbers.ts';

/** Bits of what stands behind words as a fraction. */
const fractionBits = 8;

/** Makes the halves of factors, and knows how the upper half is taken of a product with the upper one, which is negative where a factor is. */
interface Factors {
  high(): Value;
  low(): Value;
  upperHalf(product: Value): Value;
}

/** Returns the halves of a word. */
function halvesOf(make: WordBuilder, word: Value): Factors {
  const upperHalf = (value: Value): Value =>
    buildArithmeticShift(make.builder, make.location, [value, make.number(16)], make.type);
  return { high: () => upperHalf(word), low: () => make.make(ttir.BitwiseAndOp, word, 0xffff), upperHalf };
}

/** Returns the halves of multipliers. */
function multipliersOf(make: WordBuilder, { words }: Scales): Factors {
  return {
    high: () => words('multiplierHigh'),
    low: () => words('multiplierLow'),
    upperHalf: (product) => make.make(ttir.LogicalRightShiftOp, product, 16),
  };
}

/**
 * Makes the low 32 bits of `a * b / 2^shift` of words that broadcast to the result. The shifts, in [1, 63], are elements of a tensor of `shiftShape`, which broadcasts. What is rounded
 * twice takes its sign from `a`.
 */
export function buildShiftedProduct(
  builder: OpBuilder,
  location: Location,
  [a, b]: readonly [Value, Value],
  shifts: readonly number[] | Value,
  shiftShape: readonly number[],
  rounding: Rounding,
  { shape }: RankedTensorType,
): Value {
  const make = new WordBuilder(builder, location, shape);
  const scales =
    shifts instanceof Value
      ? computedScales(make, { shift: shifts }, shiftShape, rounding)
      : knownScales(make, shifts.map((shift) => ({ multiplier: 0, shift })), shiftShape, rounding); // prettier-ignore
  return buildScaled(make, a, halvesOf(make, b), scales, rounding);
}

/** Makes what `buildScaledWords` does of scales that are computed. */
export function buildWordsScaledBy(
  builder: OpBuilder,
  location: Location,
  words: Value,
  scale: ComputedScale,
  scaleShape: readonly number[],
  rounding: Rounding,
): Value {
  const make = new WordBuilder(builder, location, shapeOf(words));
  const scales = computedScales(make, scale, scaleShape, rounding);
  return buildScaled(make, words, multipliersOf(make, scales), scales, rounding);
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
  const make = new WordBuilder(builder, location, shapeOf(words));
  // What of a fraction is below 2^0 of the product is shifted out before.
  const known = knownScales(make, scales, scaleShape, rounding, fraction ? fractionBits : 0);
  const factors = multipliersOf(make, known);
  if (!fraction) return buildScaled(make, words, factors, known, rounding);
  // What is below 2^0 of the product cannot change how it is rounded. A word holds a byte times the lower half of a multiplier, and an upper half as many places further up.
  const part = (numberOf: (scale: WordScale) => number): Value =>
    make.make(ttir.MultiplyOp, fraction, buildNumbers(make, scales, scaleShape, numberOf));
  const fitsWord = scales.every(({ multiplier }) => multiplier < 2 ** 24);
  const lower = part(({ multiplier }) => (fitsWord ? multiplier : multiplier & 0xffff));
  let added = make.make(ttir.LogicalRightShiftOp, lower, fractionBits);
  if (!fitsWord) {
    const upper = part(({ multiplier }) => (multiplier >>> 16) << fractionBits);
    added = make.make(ttir.AddOp, upper, added);
  }
  return buildScaled(make, words, factors, known, rounding, added);
}

/** Makes products with factors, of words that broadcast to those of `make`, adds a word that is not negative, and shifts them as the scales say. */
function buildScaled(
  make: WordBuilder,
  words: Value,
  factors: Factors,
  scales: Scales,
  rounding: Rounding,
  added?: Value,
): Value {
  const { builder, location, type } = make;
  const { shape } = type;
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
    let [addedHigh, addedLow] = [scales.words('roundHigh'), scales.words('roundLow')];
    if (scales.roundsTwice) {
      const isNegative = buildElementwise(builder, location, ttir.LessThanOp, [words, make.number(0)], truth);
      addedHigh = choose(isNegative, scales.words('negativeHigh'), addedHigh);
      addedLow = choose(isNegative, scales.words('negativeLow'), addedLow);
    }
    sumLow = make.make(ttir.AddOp, wholeLow, addedLow);
    const carry = isCarried(sumLow, addedLow);
    sumHigh = addCarry(make.make(ttir.AddOp, wholeHigh, addedHigh), carry);
  }

  // The shift: of the high word, or of both.
  const long = (): Value => shiftRight(sumHigh, scales.words('longShift'));
  const short = (): Value =>
    make.make(
      ttir.BitwiseOrOp,
      make.make(ttir.LogicalLeftShiftOp, sumHigh, scales.words('leftShift')),
      make.make(ttir.LogicalRightShiftOp, sumLow, scales.words('rightShift')),
    );
  if (scales.long === 'all') return long();
  if (scales.long === 'none') return short();
  const isLong = buildElementwise(
    builder,
    location,
    ttir.NotEqualOp,
    [scales.words('isLong'), make.number(0)],
    RankedTensorType.get(scales.shape, truth.elementType),
  );
  return choose(isLong, long(), short());
}
