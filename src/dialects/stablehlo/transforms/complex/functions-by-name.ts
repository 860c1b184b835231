import * as hlo from '../../generated/stablehlo-ops.gen.ts';
import { buildComplexProduct, buildQuotient, buildSum } from './complex-arithmetic.ts';
import * as complex from './complex-functions.ts';
import { isZero, mapParts } from './complex-parts.ts';
import * as inverse from './inverse-functions.ts';

/** What elementwise operations make of complex numbers, by name; some are of a dialect that this one does not know. */
const functions: ReadonlyMap<string, complex.ComplexFunction> = new Map<string, complex.ComplexFunction>([
  [hlo.AddOp.opName, (f, a, b) => buildSum(f, hlo.AddOp, a, b)],
  [hlo.Atan2Op.opName, inverse.angleOfPoint],
  [hlo.CbrtOp.opName, complex.cbrt],
  [hlo.CosineOp.opName, complex.cosine],
  [hlo.DivOp.opName, buildQuotient],
  [hlo.ExpOp.opName, complex.exponential],
  [hlo.Expm1Op.opName, complex.exponentialMinusOne],
  [hlo.Log1pOp.opName, complex.logPlusOne],
  [hlo.LogOp.opName, complex.log],
  [hlo.LogisticOp.opName, complex.logistic],
  [hlo.MaxOp.opName, complex.extreme('GT')],
  [hlo.MinOp.opName, complex.extreme('LT')],
  [hlo.MulOp.opName, buildComplexProduct],
  [hlo.NegOp.opName, (f, z) => mapParts(z, (part) => (isZero(part) ? part : f.make(hlo.NegOp, part)))],
  [hlo.PowOp.opName, complex.power],
  [hlo.RsqrtOp.opName, complex.reciprocalSqrt],
  [hlo.SignOp.opName, complex.sign],
  [hlo.SineOp.opName, complex.sine],
  [hlo.SqrtOp.opName, complex.sqrt],
  [hlo.SubtractOp.opName, (f, a, b) => buildSum(f, hlo.SubtractOp, a, b)],
  [hlo.TanOp.opName, complex.tan],
  [hlo.TanhOp.opName, complex.tanh],
  ['chlo.acos', inverse.acos],
  ['chlo.acosh', inverse.acosh],
  ['chlo.asin', inverse.asin],
  ['chlo.asinh', inverse.asinh],
  ['chlo.atan', inverse.atan],
  ['chlo.atanh', inverse.atanh],
  ['chlo.conj', complex.conjugate],
  ['chlo.cosh', complex.hyperbolicCosine],
  ['chlo.sinh', complex.hyperbolicSine],
  ['chlo.square', (f, z) => buildComplexProduct(f, z, z)],
  ['chlo.tan', complex.tan],
]);

/** Returns what the elementwise operation of this name makes of complex numbers; undefined for all other operations. */
export function complexFunctionOf({ name }: { readonly name: string }): complex.ComplexFunction | undefined {
  return functions.get(name);
}
