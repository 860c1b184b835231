import { floatAttr, floatValue } from '../../../ir/attributes/float-values.ts';
import { acosf, asinf, atanf } from '../../../support/c-library/angles-f32.ts';
import { log10F32, log10F64 } from '../../../support/c-library/decimal-logarithm.ts';
import { errorFunctionsF32, errorFunctionsF64 } from '../../../support/c-library/error-functions.ts';
import { expf, expm1f, log1pf, logf } from '../../../support/c-library/exponentials-f32.ts';
import { hyperbolicsF32, hyperbolicsF64 } from '../../../support/c-library/hyperbolics.ts';
import { cosf, sinf, tanf } from '../../../support/c-library/trigonometry-f32.ts';
import { exactFunctions } from '../../../support/exact-functions.ts';
import { type Rounding } from '../../../support/wide-floats.ts';
import { type ElementFolder, quietNaN } from '../../arith/constant-folding.ts';
import { folding } from '../constant-folding.ts';
import {
  approximately,
  foldBits,
  isNegativeNaN,
  isOfLibraryKind,
  roundAway,
  roundingToInteger,
  roundToEven,
} from '../float-folding.ts';

const rounding = (round: (value: number) => number, ofWide: Rounding) => folding(roundingToInteger(round, ofWide));

/** The same of f32 and f64 only. */
function roundingOfLibraryKinds(round: (value: number) => number) {
  const fold = roundingToInteger(round, undefined);
  return folding((value) => (isOfLibraryKind(value) ? fold(value) : undefined));
}

const isPositive = (value: number): boolean => value > 0 || Object.is(value, 0);

/** Square roots are rounded exactly, but folded for f32 and f64 only, and neither for negative zero nor for a NaN with its sign, as upstream. */
const squareRoot: ElementFolder = (value) => {
  if (!isOfLibraryKind(value)) return undefined;
  const number = floatValue(value);
  if (Number.isNaN(number)) return isNegativeNaN(value) ? undefined : quietNaN(value);
  return isPositive(number) ? floatAttr(value.type, Math.sqrt(number)) : undefined;
};

/** From here on the complement of the error function is 0 in every format. */
const erfcLimit = 28;

/** The error function where it is exact; elsewhere this only tells that it is no zero. */
const roughErf = (x: number): number => Math.max(-1, Math.min(x, 1));
/** Its complement likewise. */
const roughErfc = (x: number): number => (x > erfcLimit ? 0 : 1 - Math.max(-1, Math.min(x, 0)));

const { sin, cos, tan, asin, acos, atan, exp, exp2, log, log2 } = exactFunctions;

/** The library's functions of a name. */
const hyperbolic = (name: keyof typeof hyperbolicsF32) => ({ f32: hyperbolicsF32[name], f64: hyperbolicsF64[name] });
const errorFunction = (name: keyof typeof errorFunctionsF32) => ({
  f32: errorFunctionsF32[name],
  f64: errorFunctionsF64[name],
});

/** Operations on one float. Source: mlir/lib/Dialect/Math/IR/MathOps.cpp. */
export const floatUnaryOps = {
  AbsFOp: folding(foldBits((sign, bits) => bits & ~sign)),
  CeilOp: rounding(Math.ceil, 'up'),
  FloorOp: rounding(Math.floor, 'down'),
  RoundOp: roundingOfLibraryKinds(roundAway),
  RoundEvenOp: rounding(roundToEven, 'even'),
  TruncOp: roundingOfLibraryKinds(Math.trunc),
  AcosOp: folding(approximately(Math.acos, { exact: acos, f32: acosf, isNaNPositive: true })),
  AcoshOp: folding(approximately(Math.acosh, hyperbolic('acosh'))),
  AsinOp: folding(approximately(Math.asin, { exact: asin, f32: asinf, isNaNPositive: true })),
  AsinhOp: folding(approximately(Math.asinh, hyperbolic('asinh'))),
  AtanOp: folding(approximately(Math.atan, { exact: atan, f32: atanf })),
  AtanhOp: folding(approximately(Math.atanh, hyperbolic('atanh'))),
  CosOp: folding(approximately(Math.cos, { exact: cos, f32: cosf })),
  CoshOp: folding(approximately(Math.cosh, hyperbolic('cosh'))),
  ErfOp: folding(approximately(roughErf, errorFunction('erf'))),
  ErfcOp: folding(approximately(roughErfc, errorFunction('erfc'))),
  ExpOp: folding(approximately(Math.exp, { exact: exp, f32: expf })),
  Exp2Op: folding(approximately((value) => 2 ** value, { exact: exp2 })),
  ExpM1Op: folding(approximately(Math.expm1, { f32: expm1f })),
  LogOp: folding(approximately(Math.log, { isDefined: isPositive, exact: log, f32: logf })),
  Log10Op: folding(approximately(Math.log10, { isDefined: isPositive, f32: log10F32, f64: log10F64 })),
  Log1pOp: folding(approximately(Math.log1p, { isDefined: (value) => value >= -1, f32: log1pf })),
  Log2Op: folding(approximately(Math.log2, { isDefined: isPositive, exact: log2 })),
  SinOp: folding(approximately(Math.sin, { exact: sin, f32: sinf })),
  SinhOp: folding(approximately(Math.sinh, hyperbolic('sinh'))),
  SqrtOp: folding(squareRoot),
  TanOp: folding(approximately(Math.tan, { exact: tan, f32: tanf })),
  TanhOp: folding(approximately(Math.tanh, hyperbolic('tanh'))),
};
