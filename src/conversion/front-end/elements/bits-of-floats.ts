import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { type FloatFormat, floatFormat } from '../../../support/float-bits.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { FloatBuilder } from '../../../dialects/ttir/float-builder.ts';
import { buildFirstBit } from '../../../dialects/ttir/rounded-floats.ts';
import { WordBuilder } from './integer-bits.ts';

/**
 * Bits of floats taken for integers, and back, by arithmetic: TTIR does not take bits for a number. All numbers are exact; NaN is a quiet one
 * without sign. f16 has no infinity and no NaN on the device.
 */

/** Why bits are not taken for those of another type. */
export const otherBits =
  'TTIR takes bits for those of another type of the same width only, of integers, f32, bf16 and f16';

/** The formats whose numbers are all numbers in f32. */
const formats: ReadonlyMap<string, FloatFormat> = new Map([
  ['f32', floatFormat.f32],
  ['bf16', floatFormat.bf16],
  ['f16', floatFormat.f16],
]);

function formatOf(type: Type): FloatFormat | undefined {
  return type instanceof FloatType ? formats.get(type.kind) : undefined;
}

/** Tells whether {@link buildBitcast} takes the bits of one element type for those of the other. */
export function canTakeBits(from: Type, to: Type): boolean {
  if (from === to) return true;
  const width = widthOf(from);
  return width !== undefined && width === widthOf(to);
}

function widthOf(type: Type): number | undefined {
  return type instanceof IntegerType ? type.width : formatOf(type)?.width;
}

/** Takes bits for those of another type, for which {@link canTakeBits} is true. */
export function buildBitcast(builder: OpBuilder, location: Location, value: Value, to: Type): Value {
  const from = elementTypeOrSelf(value.type);
  const [read, written] = [formatOf(from), formatOf(to)];
  if (from === to || (!read && !written)) return castElements(builder, location, value, to);
  const f = new FloatBuilder(builder, location, shapeOf(value));
  const words = new WordBuilder(builder, location, shapeOf(value));
  const bits = read ? buildBits(f, words, value, read) : value;
  const result = written ? buildFloat(f, words, bits, written) : bits;
  return castElements(builder, location, result, to);
}

/** Returns the elements of a tensor as numbers in f32. */
function asNumber({ builder, location }: FloatBuilder, value: Value): Value {
  return castElements(builder, location, value, FloatType.get(builder.context, 'f32'));
}

/** Makes the numbers in f32 that bits of a format stand for. */
function buildFloat(f: FloatBuilder, words: WordBuilder, bits: Value, format: FloatFormat): Value {
  const { mantissaBits, exponentBits, bias } = format;
  const word = words.unsigned(bits);
  const field = (from: number, count: number): Value => {
    const shifted = words.make(ttir.LogicalRightShiftOp, word, from);
    return asNumber(f, words.make(ttir.BitwiseAndOp, shifted, 2 ** count - 1));
  };
  const fraction = f.make(ttir.MultiplyOp, field(0, mantissaBits), 2 ** -mantissaBits);
  const exponent = field(mantissaBits, exponentBits);
  // Numbers without the first bit are subnormal: their power is that of the least normal one.
  const first = f.make(ttir.MinimumOp, exponent, 1);
  const power = f.make(ttir.PowerOp, 2, f.make(ttir.SubtractOp, f.make(ttir.MaximumOp, exponent, 1), bias));
  const finite = f.make(ttir.MultiplyOp, f.make(ttir.AddOp, fraction, first), power);
  const other = f.make(ttir.WhereOp, f.compare(ttir.EqualOp, fraction, 0), Infinity, NaN);
  const isOther = f.compare(ttir.EqualOp, exponent, 2 ** exponentBits - 1);
  const sign = f.make(ttir.SubtractOp, 1, f.make(ttir.MultiplyOp, field(mantissaBits + exponentBits, 1), 2));
  return f.make(ttir.MultiplyOp, f.make(ttir.WhereOp, isOther, other, finite), sign);
}

/** Makes the bits, as words, of numbers of a format. */
function buildBits(f: FloatBuilder, words: WordBuilder, value: Value, format: FloatFormat): Value {
  const { mantissaBits, bias } = format;
  const number = asNumber(f, value);
  const asWord = (x: Value): Value => words.unsigned(x);
  const above = (word: Value, by: number): Value => words.make(ttir.LogicalLeftShiftOp, word, by);
  const magnitude = f.make(ttir.AbsOp, number);
  const finite = f.make(ttir.WhereOp, f.compare(ttir.IsFiniteOp, number), magnitude, 0);
  const power = buildFirstBit(f, f.make(ttir.MaximumOp, finite, 2 ** (1 - bias)), format);
  const exponent = f.make(ttir.RoundOp, f.make(ttir.MultiplyOp, f.make(ttir.LogOp, power), Math.LOG2E));
  // The first bit of normal numbers adds 1 to the exponent; subnormal ones have none.
  const significand = f.make(ttir.MultiplyOp, f.make(ttir.DivOp, finite, power), 2 ** mantissaBits);
  const scale = asWord(f.make(ttir.AddOp, exponent, bias - 1));
  const ofFinite = words.make(ttir.AddOp, above(scale, mantissaBits), asWord(significand));
  const infinite = (2 * bias + 1) * 2 ** mantissaBits;
  const isInfinite = f.compare(ttir.EqualOp, magnitude, Infinity);
  const ofNumber = words.make(ttir.WhereOp, isInfinite, infinite, ofFinite);
  const isNaN = f.compare(ttir.NotEqualOp, number, number);
  const bits = words.make(ttir.WhereOp, isNaN, infinite + 2 ** (mantissaBits - 1), ofNumber);
  // -0 is not less than 0, but its reciprocal is.
  const isNegative = (x: Value): Value => f.compare(ttir.LessThanOp, x, 0);
  const signs = f.compare(ttir.LogicalOrOp, isNegative(number), isNegative(f.make(ttir.ReciprocalOp, number)));
  const sign = above(asWord(signs), format.width - 1);
  return words.make(ttir.BitwiseOrOp, bits, sign);
}
