import { type Operation } from '../../ir/operation.ts';
import * as math from '../../dialects/math/generated/math-ops.gen.ts';

export type OpClass = (abstract new (...args: never[]) => Operation) & { readonly opName: string };

/** Operations, and the functions of libm that compute them for double; that for float has an f behind its name. Source: mlir/lib/Conversion/MathToLibm/MathToLibm.cpp. */
export const functionsOfLibm: readonly (readonly [OpClass, string])[] = [
  [math.AbsFOp, 'fabs'],
  [math.AcosOp, 'acos'],
  [math.AcoshOp, 'acosh'],
  [math.AsinOp, 'asin'],
  [math.AsinhOp, 'asinh'],
  [math.Atan2Op, 'atan2'],
  [math.AtanOp, 'atan'],
  [math.AtanhOp, 'atanh'],
  [math.CbrtOp, 'cbrt'],
  [math.CeilOp, 'ceil'],
  [math.CosOp, 'cos'],
  [math.CoshOp, 'cosh'],
  [math.ErfOp, 'erf'],
  [math.ErfcOp, 'erfc'],
  [math.ExpOp, 'exp'],
  [math.Exp2Op, 'exp2'],
  [math.ExpM1Op, 'expm1'],
  [math.FloorOp, 'floor'],
  [math.FmaOp, 'fma'],
  [math.LogOp, 'log'],
  [math.Log2Op, 'log2'],
  [math.Log10Op, 'log10'],
  [math.Log1pOp, 'log1p'],
  [math.PowFOp, 'pow'],
  [math.RoundEvenOp, 'roundeven'],
  [math.RoundOp, 'round'],
  [math.RsqrtOp, 'rsqrt'],
  [math.SinOp, 'sin'],
  [math.SinhOp, 'sinh'],
  [math.SqrtOp, 'sqrt'],
  [math.TanOp, 'tan'],
  [math.TanhOp, 'tanh'],
  [math.TruncOp, 'trunc'],
];
