import { type Value } from '../../../../ir/value.ts';
import * as hlo from '../../generated/stablehlo-ops.gen.ts';
import { type NumberBuilder } from '../../number-builder.ts';
import { type ComplexParts, isZero, mapParts } from './complex-parts.ts';

/** Sums, products and quotients of complex numbers. Those with numbers that are known to be real have half the operations or less. */

/** Makes the sum or the difference. */
export function buildSum(
  f: NumberBuilder,
  op: typeof hlo.AddOp | typeof hlo.SubtractOp,
  lhs: ComplexParts,
  rhs: ComplexParts,
): ComplexParts {
  const sum = (a: Value, b: Value): Value => (isZero(b) ? a : f.make(op, a, b));
  return { real: sum(lhs.real, rhs.real), imaginary: sum(lhs.imaginary, rhs.imaginary) };
}

/** Makes any product that is linear in both factors: (a + bi)(c + di) = (ac - bd) + (ad + bc)i. */
export function buildBilinear(
  f: NumberBuilder,
  lhs: ComplexParts,
  rhs: ComplexParts,
  multiply: (lhs: Value, rhs: Value) => Value,
): ComplexParts {
  const product = (a: Value, b: Value): Value | undefined => (isZero(a) || isZero(b) ? undefined : multiply(a, b));
  const [ac, bd] = [product(lhs.real, rhs.real), product(lhs.imaginary, rhs.imaginary)];
  const [ad, bc] = [product(lhs.real, rhs.imaginary), product(lhs.imaginary, rhs.real)];
  const negated = bd && (ac ? f.make(hlo.SubtractOp, ac, bd) : f.make(hlo.NegOp, bd));
  return {
    real: negated ?? ac ?? f.value(0),
    imaginary: ad && bc ? f.make(hlo.AddOp, ad, bc) : (ad ?? bc ?? f.value(0)),
  };
}

/** Makes the product of the elements of two tensors. */
export function buildComplexProduct(f: NumberBuilder, lhs: ComplexParts, rhs: ComplexParts): ComplexParts {
  return buildBilinear(f, lhs, rhs, (a, b) => f.make(hlo.MulOp, a, b));
}

/**
 * Makes (a + bi) / (c + di): of r = d / c, it is ((a + br) + (b - ar)i) / (c + dr) where |c| is not less than |d|, else the same with the parts exchanged.
 * Source: Smith, Algorithm 116: Complex division, CACM 5 (1962).
 */
export function buildQuotient(f: NumberBuilder, lhs: ComplexParts, rhs: ComplexParts): ComplexParts {
  const { real: c, imaginary: d } = rhs;
  if (isZero(d)) return mapParts(lhs, (part) => (isZero(part) ? part : f.make(hlo.DivOp, part, c)));
  const isReal = f.compare('GE', f.make(hlo.AbsOp, c), f.make(hlo.AbsOp, d));
  const exchange = (first: Value, second: Value): readonly [Value, Value] => [
    f.select(isReal, first, second),
    f.select(isReal, second, first),
  ];
  const [large, small] = exchange(c, d);
  const [x, y] = exchange(lhs.real, lhs.imaginary);
  // Of a divisor that is 0 the quotients are infinite, or no numbers.
  const ratio = f.select(f.compare('EQ', large, 0), 0, f.make(hlo.DivOp, small, large));
  const divisor = f.make(hlo.AddOp, large, f.make(hlo.MulOp, small, ratio));
  const real = f.make(hlo.AddOp, x, f.make(hlo.MulOp, y, ratio));
  const difference = f.make(hlo.SubtractOp, y, f.make(hlo.MulOp, x, ratio));
  const imaginary = f.select(isReal, difference, f.make(hlo.NegOp, difference));
  return mapParts({ real, imaginary }, (part) => f.make(hlo.DivOp, part, divisor));
}
