import { exactDouble } from './exact-double.ts';
import { expf, expm1f, log1pf, logf } from './exponentials-f32.ts';

/**
 * Hyperbolic functions with the rounding errors of glibc 2.36. Source: fdlibm (Copyright (C) 1993 by Sun Microsystems, Inc.:
 * "Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.").
 */

/** The arithmetic of one format. */
interface Arithmetic {
  readonly round: (value: number) => number;
  readonly exp: (value: number) => number;
  readonly expm1: (value: number) => number;
  readonly log: (value: number) => number;
  readonly log1p: (value: number) => number;
  /** The greatest number of which e^x is taken in one step. */
  readonly greatest: number;
  /** Below this size the inverse sine is linear, from the other on a logarithm. */
  readonly linear: number;
  readonly logarithmic: number;
}

/** From here on e^-x is nothing beside e^x. */
const largeArgument = 22;

/** Returns x with the sign of another number. */
const withSign = (x: number, sign: number): number => (sign < 0 ? -x : x);

function hyperbolics({ round, exp, expm1, log, log1p, greatest, linear, logarithmic }: Arithmetic) {
  const add = (a: number, b: number): number => round(a + b);
  const sub = (a: number, b: number): number => round(a - b);
  const mul = (a: number, b: number): number => round(a * b);
  const div = (a: number, b: number): number => round(a / b);
  const sqrt = (a: number): number => round(Math.sqrt(a));
  const ln2 = round(Math.LN2);

  /** Returns half * e^size, also where e^size is too large. */
  const halfExp = (size: number, half: number): number => {
    if (size < greatest) return mul(half, exp(size));
    const w = exp(mul(0.5, size));
    return mul(mul(half, w), w);
  };
  const tanh = (x: number): number => {
    const size = Math.abs(x);
    if (size < 2 ** -55) return mul(x, add(1, x));
    if (size >= largeArgument) return Math.sign(x);
    if (size >= 1) return withSign(sub(1, div(2, add(expm1(mul(2, size)), 2))), x);
    const t = expm1(mul(-2, size));
    return withSign(div(-t, add(t, 2)), x);
  };
  const cosh = (x: number): number => {
    const size = Math.abs(x);
    if (size < round(0.5 * Math.LN2)) {
      const t = expm1(size);
      const w = add(1, t);
      return size < 2 ** -55 ? 1 : add(1, div(mul(t, t), add(w, w)));
    }
    if (size >= largeArgument) return halfExp(size, 0.5);
    const t = exp(size);
    return add(mul(0.5, t), div(0.5, t));
  };
  const sinh = (x: number): number => {
    const size = Math.abs(x);
    const half = withSign(0.5, x);
    if (size < 2 ** -28) return x;
    if (size >= largeArgument) return halfExp(size, half);
    const t = expm1(size);
    if (size < 1) return mul(half, sub(mul(2, t), div(mul(t, t), add(t, 1))));
    return mul(half, add(t, div(t, add(t, 1))));
  };
  const asinhOf = (size: number): number => {
    if (size > logarithmic) return add(log(size), ln2);
    const square = mul(size, size);
    if (size > 2) return log(add(mul(2, size), div(1, add(sqrt(add(square, 1)), size))));
    return log1p(add(size, div(square, add(1, sqrt(add(1, square))))));
  };
  const asinh = (x: number): number => (Math.abs(x) < linear ? x : withSign(asinhOf(Math.abs(x)), x));
  /** Of a number that is not below 1. */
  const acosh = (x: number): number => {
    if (x >= 2 ** 28) return add(log(x), ln2);
    if (x > 2) return log(sub(mul(2, x), div(1, add(x, sqrt(sub(mul(x, x), 1))))));
    const t = sub(x, 1);
    return log1p(add(t, sqrt(add(mul(2, t), mul(t, t)))));
  };
  /** Of a number between -1 and 1. */
  const atanh = (x: number): number => {
    const size = Math.abs(x);
    if (size < 2 ** -28) return x;
    const twice = add(size, size);
    const t = size < 0.5 ? add(twice, div(mul(twice, size), sub(1, size))) : div(twice, sub(1, size));
    return withSign(mul(0.5, log1p(t)), x);
  };
  return { tanh, cosh, sinh, asinh, acosh, atanh };
}

/** The functions of f32. */
export const hyperbolicsF32 = hyperbolics({
  round: Math.fround,
  exp: expf,
  expm1: expm1f,
  log: logf,
  log1p: log1pf,
  greatest: Math.fround(88.72168),
  linear: 2 ** -15,
  logarithmic: 2 ** 15,
});

/** The functions of f64. */
export const hyperbolicsF64 = hyperbolics({
  round: (value) => value,
  exp: exactDouble.exp,
  expm1: Math.expm1,
  log: exactDouble.log,
  log1p: Math.log1p,
  greatest: 709.7822265625,
  linear: 2 ** -28,
  logarithmic: 2 ** 28,
});
