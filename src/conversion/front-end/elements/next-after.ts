import { type FloatType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type FloatFormat, floatFormat } from '../../../support/float-bits.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type FloatBuilder } from '../../../dialects/ttir/float-builder.ts';
import { buildFirstBit } from '../../../dialects/ttir/rounded-floats.ts';

/** Returns the format whose numbers follow one another: that of the device for types that it has, else f32. */
function formatOf({ kind }: FloatType): FloatFormat {
  return kind === 'bf16' || kind === 'f16' ? floatFormat[kind] : floatFormat.f32;
}

/**
 * Makes the number that follows `from` on the way to `to`; both are numbers in f32 of `type`. TTIR does not take bits for a number: the distance of the next one is a power of
 * 2, which the logarithm tells.
 */
export function buildNextAfter(f: FloatBuilder, from: Value, to: Value, type: FloatType): Value {
  const format = formatOf(type);
  const { bias, mantissaBits } = format;
  const [least, greatest] = [1 - bias, bias];
  const magnitude = f.make(ttir.AbsOp, from);
  const normal = f.make(ttir.MaximumOp, magnitude, 2 ** least);
  const bit = buildFirstBit(f, normal, format);
  const step = f.make(ttir.MultiplyOp, bit, 2 ** -mantissaBits);
  // Below a power of 2 numbers are half as far apart, but for the least of normal ones.
  const isPower = f.compare(
    ttir.LogicalAndOp,
    f.compare(ttir.EqualOp, magnitude, bit),
    f.compare(ttir.GreaterThanOp, magnitude, 2 ** least),
  );
  const below = f.make(ttir.WhereOp, isPower, f.make(ttir.MultiplyOp, step, 0.5), step);
  const smaller = f.make(ttir.SubtractOp, magnitude, below);
  const isInfinite = f.compare(ttir.EqualOp, magnitude, Infinity);
  const closer = f.make(ttir.WhereOp, isInfinite, (2 - 2 ** -mantissaBits) * 2 ** greatest, smaller);
  const [isZero, isPositive] = [f.compare(ttir.EqualOp, from, 0), f.compare(ttir.GreaterThanOp, from, 0)];
  const isRising = f.compare(ttir.GreaterThanOp, to, from);
  const isAway = f.compare(ttir.LogicalOrOp, isZero, f.compare(ttir.EqualOp, isPositive, isRising));
  const next = f.make(ttir.WhereOp, isAway, f.make(ttir.AddOp, magnitude, step), closer);
  const sign = f.make(ttir.SignOp, f.make(ttir.WhereOp, isZero, to, from));
  const signed = f.make(ttir.MultiplyOp, next, sign);
  const isNumber = (value: Value): Value => f.compare(ttir.EqualOp, value, value);
  const areNumbers = f.compare(ttir.LogicalAndOp, isNumber(from), isNumber(to));
  const known = f.make(ttir.WhereOp, areNumbers, signed, NaN);
  return f.make(ttir.WhereOp, f.compare(ttir.EqualOp, from, to), to, known);
}
