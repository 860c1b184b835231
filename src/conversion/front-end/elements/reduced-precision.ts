import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { floatFormat } from '../../../support/float-bits.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { FloatBuilder } from '../../../dialects/ttir/float-builder.ts';
import { buildRounded } from '../../../dialects/ttir/rounded-floats.ts';

/**
 * Makes the numbers that are left when floats are kept with `exponentBits` and `mantissaBits`: those nearest, of two the even one; infinity beyond the largest
 * exponent, and 0 below the least, because such a format has no subnormal numbers. Infinity and NaN stay; -0 becomes 0, as what `ttir.where` chooses does.
 * The numbers are computed in f32, exactly. Source: the StableHLO specification 1.5, `reduce_precision`.
 */
export function buildReducedPrecision(
  builder: OpBuilder,
  location: Location,
  value: Value,
  exponentBits: number,
  mantissaBits: number,
): Value {
  const { shape, elementType } = value.type as RankedTensorType;
  const { f32 } = floatFormat;
  const f = new FloatBuilder(builder, location, shape);
  const number = castElements(builder, location, value, FloatType.get(builder.context, 'f32'));
  const isFinite = f.compare(ttir.IsFiniteOp, number);
  let result = f.make(ttir.WhereOp, isFinite, number, 0);
  if (mantissaBits < f32.mantissaBits) result = buildRounded(f, result, mantissaBits, 2 ** (1 - f32.bias));
  if (exponentBits < f32.exponentBits) {
    const bias = 2 ** (exponentBits - 1) - 1;
    const magnitude = f.make(ttir.AbsOp, result);
    const isBeyond = f.compare(ttir.GreaterEqualOp, magnitude, 2 ** (bias + 1));
    const isBelow = f.compare(ttir.LessThanOp, magnitude, 2 ** (1 - bias));
    const [infinite, zero] = [f.make(ttir.MultiplyOp, result, Infinity), f.make(ttir.MultiplyOp, result, 0)];
    result = f.make(ttir.WhereOp, isBeyond, infinite, f.make(ttir.WhereOp, isBelow, zero, result));
  }
  return castElements(builder, location, f.make(ttir.WhereOp, isFinite, result, number), elementType);
}
