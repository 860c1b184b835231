import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { buildElementwise, buildNumber, type ElementwiseClass } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements, unsignedType } from '../../../dialects/ttir/cast-elements.ts';

/** Functions of the bits of integers, which TTIR lacks, made of those that it has. */

/** Widest integers of the device. */
export const maxBits = 32;

/**
 * Tells whether integers of a width can be words, so that their bits can be counted and their sign kept. Those of 64 bits are numbers that words have, as
 * `ttir-element-type-normalization` takes them: their upper bits are copies of the sign.
 */
export const canBeWords = (width: number): boolean => width <= maxBits || width === 2 * maxBits;

/** Tells whether the elements of a tensor of integers can be words; fails the match of `op`, with a note, where they cannot. */
export function fitsWords(rewriter: PatternRewriter, op: Operation, value: Value): boolean {
  return (
    canBeWords(widthOf(value)) || rewriter.notifyMatchFailure(op, 'the device has no integers of more than 32 bits')
  );
}

/** Builds operations on tensors of 32-bit integers of one shape. */
export class WordBuilder {
  /** The type of the results. */
  readonly type: RankedTensorType;

  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
    shape: readonly number[],
  ) {
    this.type = RankedTensorType.get(shape, IntegerType.get(builder.context, maxBits));
  }

  /** Makes an operation on words, or on a word and a number. */
  make(op: ElementwiseClass, ...inputs: readonly (Value | number)[]): Value {
    const values = inputs.map((input) => (typeof input === 'number' ? this.number(input) : input));
    return buildElementwise(this.builder, this.location, op, values, this.type);
  }

  /** Returns integers as words: of up to 32 bits with zeros before their bits, of more the low half. */
  unsigned(value: Value): Value {
    const word = castElements(this.builder, this.location, value, this.type.elementType);
    const bits = widthOf(value);
    // Of wider ones, the low half is left.
    return bits >= maxBits ? word : this.make(ttir.BitwiseAndOp, word, 2 ** bits - 1);
  }

  /** Returns integers of up to 32 bits, or of 64, as words of the same sign. */
  signed(value: Value): Value {
    const { context } = this.builder;
    // Of unsigned integers the first bit is taken for a sign.
    const integers = isUnsigned(value)
      ? castElements(this.builder, this.location, value, IntegerType.get(context, widthOf(value)))
      : value;
    return castElements(this.builder, this.location, integers, this.type.elementType);
  }

  /** Makes a word whose bits are all that of the sign of another, or zeros where that has none. */
  signs(word: Value): Value {
    return this.make(ttir.SubtractOp, 0, this.make(ttir.LogicalRightShiftOp, word, maxBits - 1));
  }

  /** Makes a number, of size 1 along every dimension. */
  number(value: number): Value {
    const { shape, elementType } = this.type;
    return buildNumber(this.builder, this.location, shape, elementType, value);
  }
}

const isUnsigned = (value: Value): boolean =>
  elementTypeOrSelf(value.type) === unsignedType(elementTypeOrSelf(value.type));

/** Returns how many bits the elements of a tensor of integers have. */
export function widthOf(value: Value): number {
  return ((value.type as RankedTensorType).elementType as IntegerType).width;
}

/**
 * Makes a shift to the right that brings in copies of the sign: of what is negative, all bits are inverted before and after. With `rounds` the last bit
 * that is shifted out is added. The operands broadcast to the result.
 */
export function buildArithmeticShift(
  builder: OpBuilder,
  location: Location,
  [value, by]: readonly [Value, Value],
  { shape, elementType }: RankedTensorType,
  rounds = false,
): Value {
  const words = new WordBuilder(builder, location, shape);
  const [word, amount] = [words.signed(value), words.unsigned(by)];
  // Words that unsigned integers of 64 bits are have no sign.
  const sign = isUnsigned(value) && widthOf(value) > maxBits ? words.number(0) : words.signs(word);
  const magnitude = words.make(ttir.BitwiseXorOp, word, sign);
  const shifted = words.make(ttir.LogicalRightShiftOp, magnitude, amount);
  let result = words.make(ttir.BitwiseXorOp, shifted, sign);
  if (rounds) {
    // That of twice the number: nothing is shifted out by 0.
    const twice = words.make(ttir.LogicalLeftShiftOp, word, 1);
    const last = words.make(ttir.BitwiseAndOp, words.make(ttir.LogicalRightShiftOp, twice, amount), 1);
    result = words.make(ttir.AddOp, result, last);
  }
  return castElements(builder, location, result, elementType);
}

/**
 * Makes a shift to the right that brings in zeros. Of integers of 64 bits, whose upper bits are copies of the sign, these come into the word first: by 8, -1 (64 ones) becomes
 * a word of 32 ones, by 40 one of 24. The operands broadcast to the result.
 */
export function buildLogicalShift(
  builder: OpBuilder,
  location: Location,
  [value, by]: readonly [Value, Value],
  type: RankedTensorType,
): Value {
  if (widthOf(value) !== 2 * maxBits || isUnsigned(value))
    return buildElementwise(builder, location, ttir.LogicalRightShiftOp, [value, by], type);
  const words = new WordBuilder(builder, location, type.shape);
  const amount = words.unsigned(by);
  const shifted = buildArithmeticShift(builder, location, [words.signed(value), amount], words.type);
  // What is negative is an amount beyond all bits.
  const clamped = words.make(ttir.MaximumOp, amount, words.make(ttir.BitwiseAndOp, words.signs(amount), 2 * maxBits));
  const beyondWord = words.make(ttir.MaximumOp, words.make(ttir.SubtractOp, clamped, maxBits), 0);
  const left = words.make(ttir.LogicalRightShiftOp, -1, beyondWord);
  return castElements(builder, location, words.make(ttir.BitwiseAndOp, shifted, left), type.elementType);
}

/** Makes the numbers of bits that are set. */
export function buildPopulationCount(builder: OpBuilder, location: Location, value: Value): Value {
  const { shape, elementType } = value.type as RankedTensorType;
  const words = new WordBuilder(builder, location, shape);
  const word = words.unsigned(value);
  const count = countBits(words, word);
  return castElements(builder, location, withUpperBits(words, value, word, count, 'set'), elementType);
}

/** Adds to counts of the bits of words what the upper bits of integers of 64 bits add, which are copies of the sign: 32 where it is set, or where it is not. */
function withUpperBits(words: WordBuilder, value: Value, word: Value, count: Value, where: 'set' | 'clear'): Value {
  if (widthOf(value) <= maxBits) return count;
  if (isUnsigned(value)) return where === 'set' ? count : words.make(ttir.AddOp, count, maxBits);
  const signs = words.signs(word);
  const upper = words.make(ttir.BitwiseAndOp, where === 'set' ? signs : words.make(ttir.BitwiseNotOp, signs), maxBits);
  return words.make(ttir.AddOp, count, upper);
}

/** Makes the numbers of zeros before the first bit that is set: all bits behind it are set too, and those that are not are counted. */
export function buildLeadingZeros(builder: OpBuilder, location: Location, value: Value): Value {
  const { shape, elementType } = value.type as RankedTensorType;
  const words = new WordBuilder(builder, location, shape);
  const word = words.unsigned(value);
  let filled = word;
  for (let by = 1; by < maxBits; by *= 2) {
    filled = words.make(ttir.BitwiseOrOp, filled, words.make(ttir.LogicalRightShiftOp, filled, by));
  }
  const zeros = countBits(words, words.make(ttir.BitwiseNotOp, filled));
  const beyond = Math.max(maxBits - widthOf(value), 0);
  const ofWord = beyond === 0 ? zeros : words.make(ttir.SubtractOp, zeros, beyond);
  const result = withUpperBits(words, value, word, ofWord, 'clear');
  return castElements(builder, location, result, elementType);
}

/** Makes the numbers of zeros behind the last bit that is set: one less than that bit alone has them all set. */
export function buildTrailingZeros(builder: OpBuilder, location: Location, value: Value): Value {
  const { shape, elementType } = value.type as RankedTensorType;
  const words = new WordBuilder(builder, location, shape);
  const word = words.unsigned(value);
  const last = words.make(ttir.BitwiseAndOp, word, words.make(ttir.SubtractOp, 0, word));
  const behind = words.make(ttir.SubtractOp, last, 1);
  const inWidth = widthOf(value) < maxBits ? words.make(ttir.BitwiseAndOp, behind, 2 ** widthOf(value) - 1) : behind;
  const count = countBits(words, inWidth);
  if (widthOf(value) <= maxBits) return castElements(builder, location, count, elementType);
  // What is no word but 0 has no bit set: 32 zeros more.
  const upper = words.make(ttir.BitwiseAndOp, count, maxBits);
  return castElements(builder, location, words.make(ttir.AddOp, count, upper), elementType);
}

/** Counts bits: in pairs, then the counts of neighbours are added, in fields of 4, 8, 16 and 32 bits. */
function countBits(words: WordBuilder, word: Value): Value {
  const above = (value: Value, by: number): Value => words.make(ttir.LogicalRightShiftOp, value, by);
  const masked = (value: Value, mask: number): Value => words.make(ttir.BitwiseAndOp, value, mask);
  const pairs = words.make(ttir.SubtractOp, word, masked(above(word, 1), 0x55555555));
  const fours = words.make(ttir.AddOp, masked(pairs, 0x33333333), masked(above(pairs, 2), 0x33333333));
  const bytes = masked(words.make(ttir.AddOp, fours, above(fours, 4)), 0x0f0f0f0f);
  const halves = words.make(ttir.AddOp, bytes, above(bytes, 8));
  return masked(words.make(ttir.AddOp, halves, above(halves, 16)), 0x3f);
}
