import { floatAttr, floatValue } from '../../../ir/attributes/float-values.ts';
import { FloatAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type ElementFolder, folding } from '../constant-folding.ts';
import { approximately, exactly, foldBits, roundAway, roundToEven } from '../float-folding.ts';

/** Folds integers of floats; infinities and NaN are their own. */
const rounding = (round: (value: number) => number) =>
  folding(exactly((value) => (Number.isFinite(value) ? round(value) : value)));

const isPositive = (value: number): boolean => value > 0 || Object.is(value, 0);

/** Square roots are rounded exactly, but folded for f32 and f64 only, and not for negative zero, as upstream. */
const squareRoot: ElementFolder = (value) => {
  if (!(value instanceof FloatAttr) || !['f32', 'f64'].includes(value.type.kind)) return undefined;
  const number = floatValue(value);
  if (Number.isNaN(number)) return value;
  return isPositive(number) ? floatAttr(value.type, Math.sqrt(number)) : undefined;
};

/** The error function where it needs no approximation. */
function erfOfLimits(value: number): number {
  if (value === 0) return value;
  return Number.isFinite(value) ? Number.NaN : Math.sign(value);
}

/** Operations on one float. Source: mlir/lib/Dialect/Math/IR/MathOps.cpp. */
export const floatUnaryOps = {
  AbsFOp: folding(foldBits((sign, bits) => bits & ~sign)),
  CeilOp: rounding(Math.ceil),
  FloorOp: rounding(Math.floor),
  RoundOp: rounding(roundAway),
  RoundEvenOp: rounding(roundToEven),
  TruncOp: rounding(Math.trunc),
  AcosOp: folding(approximately(Math.acos)),
  AcoshOp: folding(approximately(Math.acosh)),
  AsinOp: folding(approximately(Math.asin)),
  AsinhOp: folding(approximately(Math.asinh)),
  AtanOp: folding(approximately(Math.atan)),
  AtanhOp: folding(approximately(Math.atanh)),
  CosOp: folding(approximately(Math.cos)),
  CoshOp: folding(approximately(Math.cosh)),
  ErfOp: folding(approximately(erfOfLimits)),
  ErfcOp: folding(approximately((value) => 1 - erfOfLimits(value))),
  ExpOp: folding(approximately(Math.exp)),
  Exp2Op: folding(approximately((value) => 2 ** value)),
  ExpM1Op: folding(approximately(Math.expm1)),
  LogOp: folding(approximately(Math.log, isPositive)),
  Log10Op: folding(approximately(Math.log10, isPositive)),
  Log1pOp: folding(approximately(Math.log1p)),
  Log2Op: folding(approximately(Math.log2, isPositive)),
  SinOp: folding(approximately(Math.sin)),
  SinhOp: folding(approximately(Math.sinh)),
  SqrtOp: folding(squareRoot),
  TanOp: folding(approximately(Math.tan)),
  TanhOp: folding(approximately(Math.tanh)),
};
