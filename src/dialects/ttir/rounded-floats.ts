import { type Value } from '../../ir/value.ts';
import { decodeFloat, encodeFloat, type FloatFormat, floatFormat } from '../../support/float-bits.ts';
import { type FloatBuilder } from './float-builder.ts';
import * as ttir from './generated/ttir-ops.gen.ts';

/** Numbers in f32 rounded to fewer bits, by arithmetic that is exact: TTIR has no bits of floats. */

/** Makes the greatest power of 2 that is not greater than a magnitude, which is at least the least normal number of a format. */
export function buildFirstBit(f: FloatBuilder, magnitude: Value, { bias }: FloatFormat): Value {
  const log = f.make(ttir.FloorOp, f.make(ttir.MultiplyOp, f.make(ttir.LogOp, magnitude), Math.LOG2E));
  const exponent = f.make(ttir.MinimumOp, f.make(ttir.MaximumOp, log, 1 - bias), bias);
  const power = f.make(ttir.PowerOp, 2, exponent);
  // Logarithms are rounded: it may be the power before or behind.
  const [half, twice] = [f.make(ttir.MultiplyOp, power, 0.5), f.make(ttir.MultiplyOp, power, 2)];
  const atMost = f.make(ttir.WhereOp, f.compare(ttir.GreaterThanOp, power, magnitude), half, power);
  return f.make(ttir.WhereOp, f.compare(ttir.LessEqualOp, twice, magnitude), twice, atMost);
}

/**
 * Rounds numbers to as many bits behind the first one, to nearest, of two to the even one. Those below `least`, a power of 2, are rounded
 * to bits of the same place as those of `least`.
 */
export function buildRounded(f: FloatBuilder, number: Value, mantissaBits: number, least: number): Value {
  const power = buildFirstBit(f, f.make(ttir.MaximumOp, f.make(ttir.AbsOp, number), least), floatFormat.f32);
  const scaled = f.make(ttir.MultiplyOp, f.make(ttir.DivOp, number, power), 2 ** mantissaBits);
  const fraction = f.make(ttir.MultiplyOp, f.make(ttir.RoundOp, scaled), 2 ** -mantissaBits);
  return f.make(ttir.MultiplyOp, fraction, power);
}

/**
 * Rounds numbers to those of a format with sign, as `encodeFloat` does: beyond the largest there is infinity, NaN, or the largest, as the
 * format has it. NaN stays, also where the format has none; -0 becomes 0, as what `ttir.where` chooses does.
 */
export function buildRoundedTo(f: FloatBuilder, number: Value, format: FloatFormat): Value {
  const { mantissaBits, bias } = format;
  const isFinite = f.compare(ttir.IsFiniteOp, number);
  const finite = f.make(ttir.WhereOp, isFinite, number, 0);
  const rounded = buildRounded(f, finite, mantissaBits, 2 ** (1 - bias));
  const isBeyond = f.compare(ttir.GreaterThanOp, f.make(ttir.AbsOp, rounded), largestOf(format));
  const result = f.make(ttir.WhereOp, isBeyond, beyond(f, finite, format), rounded);
  return f.make(ttir.WhereOp, isFinite, result, beyond(f, number, format));
}

/**
 * Rounds numbers to those of f8E8M0FNU, the powers of 2 from 2^-127 to 2^127 and NaN, as `encodeFloat` does: what is in the middle of two becomes the greater one,
 * and 0 the least. Negative numbers and those beyond become NaN, as nothing else stands for them.
 */
export function buildRoundedToScale(f: FloatBuilder, number: Value): Value {
  const { f32, f8E8M0FNU } = floatFormat;
  const least = 2 ** (1 - f32.bias);
  const power = buildFirstBit(f, f.make(ttir.MaximumOp, number, least), f32);
  const ratio = f.make(ttir.DivOp, number, power);
  const greater = f.make(ttir.WhereOp, f.compare(ttir.GreaterEqualOp, ratio, 1.5), f.make(ttir.MultiplyOp, power, 2), power); // prettier-ignore
  const rounded = f.make(ttir.WhereOp, f.compare(ttir.LessThanOp, ratio, 0.75), least / 2, greater);
  const isInside = f.compare(
    ttir.LogicalAndOp,
    f.compare(ttir.GreaterEqualOp, number, 0),
    f.compare(ttir.LessThanOp, number, 1.5 * 2 ** f8E8M0FNU.bias),
  );
  return f.make(ttir.WhereOp, isInside, rounded, NaN);
}

/** Makes what a format has for numbers that are too large for it; of NaN that. */
function beyond(f: FloatBuilder, number: Value, format: FloatFormat): Value {
  const { specials } = format;
  if (specials === 'fn' || specials === 'fnuz') return f.make(ttir.MultiplyOp, number, NaN);
  if (specials === 'ieee') return f.make(ttir.MultiplyOp, number, Infinity);
  const largest = largestOf(format);
  const clamped = f.make(ttir.MaximumOp, f.make(ttir.MinimumOp, number, largest), -largest);
  return f.make(ttir.WhereOp, f.compare(ttir.NotEqualOp, number, number), number, clamped);
}

/** Returns the largest finite number of a format. */
function largestOf(format: FloatFormat): number {
  const { specials, exponentBits, mantissaBits, bias } = format;
  if (specials === 'finite') return decodeFloat(format, encodeFloat(format, Infinity));
  const [top, ones] = [2 ** exponentBits - 1 - bias, 2 - 2 ** -mantissaBits];
  if (specials === 'ieee') return ones * 2 ** (top - 1);
  // Of the largest exponent, `fn` has NaN as its last number.
  return (specials === 'fn' ? ones - 2 ** -mantissaBits : ones) * 2 ** top;
}
