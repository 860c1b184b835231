import { floatAttr, floatValue } from '../../../ir/attributes/float-values.ts';
import { exactFunctions } from '../../../support/exact-functions.ts';
import { type Rounding } from '../../../support/wide-floats.ts';
import { type ElementFolder, folding } from '../constant-folding.ts';
import {
  approximately,
  foldBits,
  isOfLibraryKind,
  quietNaN,
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

/** Square roots are rounded exactly, but folded for f32 and f64 only, and not for negative zero, as upstream. */
const squareRoot: ElementFolder = (value) => {
  if (!isOfLibraryKind(value)) return undefined;
  const number = floatValue(value);
  if (Number.isNaN(number)) return quietNaN(value);
  return isPositive(number) ? floatAttr(value.type, Math.sqrt(number)) : undefined;
};

/** From here on the complement of the error function is 0 in every format. */
const erfcLimit = 28;

/** The error function where it is exact; elsewhere this only tells that it is no zero. */
const roughErf = (x: number): number => Math.max(-1, Math.min(x, 1));
/** Its complement likewise. */
const roughErfc = (x: number): number => (x > erfcLimit ? 0 : 1 - Math.max(-1, Math.min(x, 0)));

const { sin, cos, tan, asin, acos, atan, exp, exp2, log, erf, erfc } = exactFunctions;

/** Operations on one float. Source: mlir/lib/Dialect/Math/IR/MathOps.cpp. */
export const floatUnaryOps = {
  AbsFOp: folding(foldBits((sign, bits) => bits & ~sign)),
  CeilOp: rounding(Math.ceil, 'up'),
  FloorOp: rounding(Math.floor, 'down'),
  RoundOp: roundingOfLibraryKinds(roundAway),
  RoundEvenOp: rounding(roundToEven, 'even'),
  TruncOp: roundingOfLibraryKinds(Math.trunc),
  AcosOp: folding(approximately(Math.acos, { exact: acos, isNaNPositive: true })),
  AcoshOp: folding(approximately(Math.acosh)),
  AsinOp: folding(approximately(Math.asin, { exact: asin, isNaNPositive: true })),
  AsinhOp: folding(approximately(Math.asinh)),
  AtanOp: folding(approximately(Math.atan, { exact: atan })),
  AtanhOp: folding(approximately(Math.atanh)),
  CosOp: folding(approximately(Math.cos, { exact: cos })),
  CoshOp: folding(approximately(Math.cosh)),
  ErfOp: folding(approximately(roughErf, { exact: erf, isClose: false })),
  ErfcOp: folding(approximately(roughErfc, { exact: erfc, isClose: false })),
  ExpOp: folding(approximately(Math.exp, { exact: exp })),
  Exp2Op: folding(approximately((value) => 2 ** value, { exact: exp2 })),
  ExpM1Op: folding(approximately(Math.expm1)),
  LogOp: folding(approximately(Math.log, { isDefined: isPositive, exact: log })),
  Log10Op: folding(approximately(Math.log10, { isDefined: isPositive })),
  Log1pOp: folding(approximately(Math.log1p, { isDefined: (value) => value >= -1 })),
  Log2Op: folding(approximately(Math.log2, { isDefined: isPositive })),
  SinOp: folding(approximately(Math.sin, { exact: sin })),
  SinhOp: folding(approximately(Math.sinh)),
  SqrtOp: folding(squareRoot),
  TanOp: folding(approximately(Math.tan, { exact: tan })),
  TanhOp: folding(approximately(Math.tanh)),
};
