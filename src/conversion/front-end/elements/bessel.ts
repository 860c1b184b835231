import { type Value } from '../../../ir/value.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type FloatBuilder } from '../../../dialects/ttir/float-builder.ts';

/** Where the series for small numbers ends. */
const border = 8;

/**
 * Coefficients of Chebyshev's polynomials, the first halved: of I1(x) e^-x / x by x / 4 - 1 up to 8, of I1(x) e^-x sqrt(x) by 16 / x - 1 beyond. They were computed
 * of the integral over t from 0 to pi of e^(x (cos t - 1)) cos t, divided by pi.
 */
const nearSeries = [
  0.126293593, -0.176416518, 0.102643659, -0.0529459812, 0.024726449, -0.0105640849, 0.00415642294, -0.00151357245,
  0.000512285956, -0.000161760816, 4.78156511e-5, -1.32731637e-5, 3.47025131e-6, -8.56872027e-7, 2.00329476e-7,
  -4.44505921e-8,
];
const farSeries = [
  0.389288118, -0.00976109749, -0.000110588938, -3.88256552e-6, -2.51222913e-7, -2.63153972e-8, -3.83467447e-9,
];

/** Makes a sum of Chebyshev's polynomials of `y` by Clenshaw's recurrence. */
function buildSeries(f: FloatBuilder, y: Value, [constant, ...coefficients]: readonly number[]): Value {
  const twice = f.make(ttir.MultiplyOp, y, 2);
  let [last, before]: [Value | number, Value | number] = [coefficients.pop()!, 0];
  for (const coefficient of coefficients.reverse()) {
    const next = f.make(ttir.SubtractOp, f.make(ttir.MultiplyOp, twice, last), before);
    [last, before] = [f.make(ttir.AddOp, next, coefficient), last];
  }
  const sum = f.make(ttir.SubtractOp, f.make(ttir.MultiplyOp, y, last), before);
  return f.make(ttir.AddOp, sum, constant!);
}

/** Makes the modified Bessel function of the first kind of order 1, times e^-|x|. */
export function buildBesselI1e(f: FloatBuilder, x: Value): Value {
  const magnitude = f.make(ttir.AbsOp, x);
  const near = buildSeries(f, f.make(ttir.SubtractOp, f.make(ttir.MultiplyOp, magnitude, 2 / border), 1), nearSeries);
  // Beyond the border only, so that what is not chosen does not divide by 0.
  const large = f.make(ttir.MaximumOp, magnitude, border);
  const far = buildSeries(f, f.make(ttir.SubtractOp, f.make(ttir.DivOp, 2 * border, large), 1), farSeries);
  const ofNear = f.make(ttir.MultiplyOp, near, x);
  const ofFar = f.make(ttir.DivOp, f.make(ttir.MultiplyOp, far, f.make(ttir.SignOp, x)), f.make(ttir.SqrtOp, large));
  return f.make(ttir.WhereOp, f.compare(ttir.LessEqualOp, magnitude, border), ofNear, ofFar);
}
