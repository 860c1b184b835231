import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { buildConstant, buildReshape } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { WordBuilder } from './integer-bits.ts';

/** A factor `multiplier / 2^shift`: the multiplier in [0, 2^31), the shift in [1, 63]. */
export interface WordScale {
  readonly multiplier: number;
  readonly shift: number;
}

/** Factors that are computed: tensors of as many integers as there are scales. Without a multiplier the product is given otherwise. */
export interface ComputedScale {
  readonly multiplier?: Value;
  readonly shift: Value;
}

/** How a product that is shifted is rounded: down, to the nearest integer, of two the greater, or so after the bits below 2^-31 were rounded away from zero. */
export type Rounding = 'down' | 'once' | 'twice';

/** Where a shift begins to drop all of the low half of a product. */
const halfBits = 32;

/**
 * What the computation of a scaled product needs of a scale: the halves of the multiplier; both words of what is added to round, and of what is added to negative numbers that
 * are rounded twice; 1 where the shift drops the low word, and how far the high one is shifted then, else how far both are.
 */
export type ScaleNumber =
  | 'multiplierHigh'
  | 'multiplierLow'
  | 'roundHigh'
  | 'roundLow'
  | 'negativeHigh'
  | 'negativeLow'
  | 'isLong'
  | 'longShift'
  | 'leftShift'
  | 'rightShift';

/** The scales of a product. */
export interface Scales {
  readonly shape: readonly number[];
  /** Which shifts drop the low word. */
  readonly long: 'all' | 'some' | 'none';
  /** Whether what is added to round depends on the sign. */
  readonly roundsTwice: boolean;
  /** Makes the words of `shape`, which broadcast to the product. */
  readonly words: (number: ScaleNumber) => Value;
}

/** Returns scales that are known, elements of a tensor of `shape`. Of the product `droppedBits` have been shifted out already. */
export function knownScales(
  make: WordBuilder,
  scales: readonly WordScale[],
  shape: readonly number[],
  rounding: Rounding,
  droppedBits = 0,
): Scales {
  const isLong = ({ shift }: WordScale): boolean => shift >= halfBits;
  const half = ({ shift }: WordScale): bigint => 1n << BigInt(shift - 1);
  const twice = ({ shift }: WordScale): bigint =>
    rounding === 'twice' && shift + droppedBits > 31 ? 1n << BigInt(30 - droppedBits) : 0n;
  const high = (sum: bigint): number => Number(BigInt.asIntN(32, sum >> 32n));
  const low = (sum: bigint): number => Number(BigInt.asIntN(32, sum));
  const numbers: Readonly<Record<ScaleNumber, (scale: WordScale) => number>> = {
    multiplierHigh: ({ multiplier }) => multiplier >>> 16,
    multiplierLow: ({ multiplier }) => multiplier & 0xffff,
    roundHigh: (scale) => high(half(scale) + twice(scale)),
    roundLow: (scale) => low(half(scale) + twice(scale)),
    negativeHigh: (scale) => high(half(scale) - twice(scale)),
    negativeLow: (scale) => low(half(scale) - twice(scale)),
    isLong: (scale) => Number(isLong(scale)),
    longShift: (scale) => (isLong(scale) ? scale.shift - halfBits : 0),
    leftShift: ({ shift }) => Math.max(halfBits - shift, 0),
    rightShift: ({ shift }) => Math.min(shift, halfBits - 1),
  };
  return {
    shape,
    long: scales.every(isLong) ? 'all' : scales.some(isLong) ? 'some' : 'none',
    roundsTwice: scales.some((scale) => twice(scale) !== 0n),
    words: (number) => buildNumbers(make, scales, shape, numbers[number]),
  };
}

/** Makes a number of each scale, once where all are the same. */
export function buildNumbers(
  make: WordBuilder,
  scales: readonly WordScale[],
  shape: readonly number[],
  numberOf: (scale: WordScale) => number,
): Value {
  const all = scales.map((scale) => numberOf(scale) | 0);
  if (all.every((number) => number === all[0])) return make.number(all[0]!);
  return buildConstant(make.builder, make.location, shape, IntegerType.get(make.builder.context, 32), all);
}

/** Returns scales that are computed, taken to be from 1 to 63 for shifts, and not negative for multipliers. */
export function computedScales(
  { builder, location }: WordBuilder,
  { multiplier, shift: givenShift }: ComputedScale,
  shape: readonly number[],
  rounding: Rounding,
): Scales {
  const make = new WordBuilder(builder, location, shape);
  const wordsOf = (value: Value): Value => make.signed(buildReshape(builder, location, value, shape));
  const once = (build: () => Value): (() => Value) => {
    let built: Value | undefined;
    return () => (built ??= build());
  };
  const factor = once(() => wordsOf(multiplier!));
  const shift = once(() => wordsOf(givenShift));
  const isAbove31 = once(() => make.make(ttir.LogicalRightShiftOp, shift(), 5));
  const before = once(() => make.make(ttir.SubtractOp, shift(), 1));
  const isAbove32 = once(() => make.make(ttir.LogicalRightShiftOp, before(), 5));
  // Half of what is shifted out is a bit of the high word, or of the low one.
  const bitOf = (word: () => Value): Value =>
    make.make(ttir.LogicalLeftShiftOp, word(), make.make(ttir.BitwiseAndOp, before(), 31));
  const halfHigh = once(() => bitOf(isAbove32));
  const halfLow = once(() => bitOf(() => make.make(ttir.BitwiseXorOp, isAbove32(), 1)));
  const twiceLow = once(() => make.make(ttir.LogicalLeftShiftOp, isAbove31(), 30));
  const roundsTwice = rounding === 'twice';
  const numbers: Readonly<Record<ScaleNumber, () => Value>> = {
    multiplierHigh: () => make.make(ttir.LogicalRightShiftOp, factor(), 16),
    multiplierLow: () => make.make(ttir.BitwiseAndOp, factor(), 0xffff),
    roundHigh: halfHigh,
    roundLow: () => (roundsTwice ? make.make(ttir.AddOp, halfLow(), twiceLow()) : halfLow()),
    // The low word has nothing to take it from where the bit is one of the high word.
    negativeHigh: () => make.make(ttir.SubtractOp, halfHigh(), isAbove32()),
    negativeLow: () => make.make(ttir.SubtractOp, halfLow(), twiceLow()),
    isLong: isAbove31,
    longShift: () => make.make(ttir.MaximumOp, make.make(ttir.SubtractOp, shift(), halfBits), 0),
    leftShift: () => make.make(ttir.MaximumOp, make.make(ttir.SubtractOp, halfBits, shift()), 0),
    rightShift: () => make.make(ttir.MinimumOp, shift(), halfBits - 1),
  };
  return { shape, long: 'some', roundsTwice, words: (number) => numbers[number]() };
}
