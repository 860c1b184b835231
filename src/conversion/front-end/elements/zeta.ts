import { type Value } from '../../../ir/value.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type FloatBuilder } from '../../../dialects/ttir/float-builder.ts';
import { digamma, lgamma } from './float-functions.ts';

/** Hurwitz' zeta function, and the derivatives of the digamma function, which are made of it. */

/** How many terms are added up before the rest is estimated. */
const terms = 10;

/** Bernoulli's numbers B2, B4 and so on, each over the factorial of its index. */
const bernoulli = [1 / 12, -1 / 720, 1 / 30240, -1 / 1209600, 1 / 47900160];

/**
 * Makes the sum of (q + k)^-x over all k from 0 on, for q above 0: infinity where x is 1, NaN below, and where q is not above 0. The rest behind a few terms is estimated by
 * the formula of Euler and Maclaurin.
 */
export function buildZeta(f: FloatBuilder, x: Value, q: Value): Value {
  const opposite = f.make(ttir.NegOp, x);
  let sum = f.make(ttir.PowerOp, q, opposite);
  for (let k = 1; k < terms; k++) {
    sum = f.make(ttir.AddOp, sum, f.make(ttir.PowerOp, f.make(ttir.AddOp, q, k), opposite));
  }
  const end = f.make(ttir.AddOp, q, terms);
  const power = f.make(ttir.PowerOp, end, opposite);
  const integral = f.make(ttir.DivOp, f.make(ttir.MultiplyOp, power, end), f.make(ttir.SubtractOp, x, 1));
  sum = f.make(ttir.AddOp, f.make(ttir.AddOp, sum, integral), f.make(ttir.MultiplyOp, power, 0.5));
  let derivative = f.make(ttir.DivOp, f.make(ttir.MultiplyOp, power, x), end);
  for (const [i, factor] of bernoulli.entries()) {
    if (i > 0) {
      const steps = [2 * i - 1, 2 * i].map((step) => f.make(ttir.DivOp, f.make(ttir.AddOp, x, step), end));
      derivative = steps.reduce((a, b) => f.make(ttir.MultiplyOp, a, b), derivative);
    }
    sum = f.make(ttir.AddOp, sum, f.make(ttir.MultiplyOp, derivative, factor));
  }
  const isKnown = f.compare(ttir.LogicalAndOp, f.compare(ttir.GreaterEqualOp, x, 1), f.compare(ttir.GreaterThanOp, q, 0)); // prettier-ignore
  return f.make(ttir.WhereOp, isKnown, sum, NaN);
}

/** Makes the derivative of order n, a whole number, of the digamma function, for x above 0: (-1)^(n + 1) n! times zeta(n + 1, x). */
export function buildPolygamma(f: FloatBuilder, n: Value, x: Value): Value {
  const next = f.make(ttir.AddOp, n, 1);
  const factorial = f.make(ttir.ExpOp, lgamma(f, next));
  const magnitude = f.make(ttir.MultiplyOp, factorial, buildZeta(f, next, x));
  const isOdd = f.compare(ttir.EqualOp, f.make(ttir.RemainderOp, n, 2), 1);
  const derivative = f.make(ttir.WhereOp, isOdd, magnitude, f.make(ttir.NegOp, magnitude));
  return f.make(ttir.WhereOp, f.compare(ttir.EqualOp, n, 0), digamma(f, x), derivative);
}
