import { type Value } from '../../../../ir/value.ts';
import * as hlo from '../../generated/stablehlo-ops.gen.ts';
import { type NumberBuilder } from '../../number-builder.ts';
import { buildComplexProduct, buildQuotient, buildSum } from './complex-arithmetic.ts';
import { type ComplexFunction, log, sqrt } from './complex-functions.ts';
import { type ComplexParts } from './complex-parts.ts';

/**
 * Inverse functions of complex numbers on their parts. On the branch cuts a zero is a positive one. Source: Kahan, "Branch cuts for complex elementary
 * functions", in which no two terms of a sum have other signs.
 */

/** Makes log(|x| + sqrt(x² + 1)) with the sign of x, as |x| (1 + |x| / (sqrt(x² + 1) + 1)) beyond 1, in which the quotient is 1 long before x² overflows. */
function realAsinh(f: NumberBuilder, x: Value): Value {
  const magnitude = f.make(hlo.AbsOp, x);
  const part = f.make(hlo.MinOp, magnitude, 2 ** 30);
  const root = f.make(hlo.SqrtOp, f.make(hlo.AddOp, f.make(hlo.MulOp, part, part), 1));
  const quotient = f.make(hlo.DivOp, part, f.make(hlo.AddOp, root, 1));
  const beyond = f.make(hlo.AddOp, magnitude, f.make(hlo.MulOp, magnitude, quotient));
  return f.make(hlo.MulOp, f.make(hlo.SignOp, x), f.make(hlo.Log1pOp, beyond));
}

/** The roots of 1 + z, and of the conjugate of 1 - z, which is on the same side of the cut. */
function rootsBeside(f: NumberBuilder, { real: x, imaginary }: ComplexParts): readonly [ComplexParts, ComplexParts] {
  const [above, below] = [f.make(hlo.AddOp, x, 1), f.make(hlo.SubtractOp, 1, x)].map((real) => {
    const beside = { real, imaginary };
    return sqrt(f, beside, beside);
  });
  return [above!, below!];
}

/** The imaginary part of asin z, that of acos z but for its sign. */
function areaBeside(f: NumberBuilder, above: ComplexParts, below: ComplexParts): Value {
  const inner = f.make(hlo.MulOp, below.real, above.imaginary);
  return realAsinh(f, f.make(hlo.AddOp, inner, f.make(hlo.MulOp, below.imaginary, above.real)));
}

/** Returns i z. */
function turn(f: NumberBuilder, { real, imaginary }: ComplexParts): ComplexParts {
  return { real: f.make(hlo.NegOp, imaginary), imaginary: real };
}

/** Returns -i z. */
function turnBack(f: NumberBuilder, { real, imaginary }: ComplexParts): ComplexParts {
  return { real: imaginary, imaginary: f.make(hlo.NegOp, real) };
}

export const asin: ComplexFunction = (f, z) => {
  const [above, below] = rootsBeside(f, z);
  const inner = f.make(hlo.MulOp, below.real, above.real);
  const cosine = f.make(hlo.AddOp, inner, f.make(hlo.MulOp, below.imaginary, above.imaginary));
  return { real: f.make(hlo.Atan2Op, z.real, cosine), imaginary: areaBeside(f, above, below) };
};

export const acos: ComplexFunction = (f, z) => {
  const [above, below] = rootsBeside(f, z);
  const half = f.make(hlo.Atan2Op, below.real, above.real);
  return { real: f.make(hlo.AddOp, half, half), imaginary: f.make(hlo.NegOp, areaBeside(f, above, below)) };
};

/** i acos z, or -i acos z where z is below the real numbers: the real part is not negative. */
export const acosh: ComplexFunction = (f, z) => {
  const { real, imaginary } = acos(f, z, z);
  const isBelow = f.compare('LT', z.imaginary, 0);
  return { real: f.make(hlo.AbsOp, imaginary), imaginary: f.select(isBelow, f.make(hlo.NegOp, real), real) };
};

/** asinh z = -i asin(i z). */
export const asinh: ComplexFunction = (f, z) => {
  const turned = turn(f, z);
  return turnBack(f, asin(f, turned, turned));
};

/** Beyond it squares overflow, and angles are those at infinity. */
const farAway = 2 ** 62;
const mostFinite = (2 - 2 ** -23) * 2 ** 127;

/** log(1 + 4 |x| / ((1 - |x|)² + y²)) / 4 with the sign of x, and half of the angle of (1 - x)(1 + x) - y² and 2 y. */
export const atanh: ComplexFunction = (f, { real: x, imaginary: y }) => {
  const [width, height] = [x, y].map((part) => f.make(hlo.MinOp, f.make(hlo.AbsOp, part), mostFinite));
  const distance = f.make(hlo.AbsOp, f.make(hlo.SubtractOp, 1, width!));
  const [more, less] = [f.make(hlo.MaxOp, distance, height!), f.make(hlo.MinOp, distance, height!)];
  const ratio = f.select(f.compare('EQ', more, 0), 0, f.make(hlo.DivOp, less, more));
  const part = f.make(hlo.DivOp, f.make(hlo.MulOp, f.make(hlo.DivOp, width!, more), 4), more);
  const beyond = f.make(hlo.DivOp, part, f.make(hlo.AddOp, f.make(hlo.MulOp, ratio, ratio), 1));
  const size = f.make(hlo.MulOp, f.make(hlo.Log1pOp, beyond), 0.25);
  const [nearX, nearY] = [x, y].map((each) => f.make(hlo.MaxOp, f.make(hlo.MinOp, each, farAway), -farAway));
  const product = f.make(hlo.MulOp, f.make(hlo.SubtractOp, 1, nearX!), f.make(hlo.AddOp, 1, nearX!));
  const cosine = f.make(hlo.SubtractOp, product, f.make(hlo.MulOp, nearY!, nearY!));
  const angle = f.make(hlo.Atan2Op, f.make(hlo.AddOp, nearY!, nearY!), cosine);
  return { real: f.make(hlo.MulOp, f.make(hlo.SignOp, x), size), imaginary: f.make(hlo.MulOp, angle, 0.5) };
};

/** atan z = -i atanh(i z). */
export const atan: ComplexFunction = (f, z) => {
  const turned = turn(f, z);
  return turnBack(f, atanh(f, turned, turned));
};

/** -i log((x + i y) / sqrt(x² + y²)), of complex y and x. */
export const angleOfPoint: ComplexFunction = (f, y, x) => {
  const point = buildSum(f, hlo.AddOp, x, turn(f, y));
  const squares = [x, y].map((each) => buildComplexProduct(f, each, each));
  const square = buildSum(f, hlo.AddOp, squares[0]!, squares[1]!);
  const direction = buildQuotient(f, point, sqrt(f, square, square));
  return turnBack(f, log(f, direction, direction));
};
