import { nanAttr } from '../../../ir/attributes/float-values.ts';
import { FloatAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { atan2f } from '../../../support/c-library/angles-f32.ts';
import { exactFunctions, type Scaled } from '../../../support/exact-functions.ts';
import { type ElementFolder, isZeroAttr } from '../../arith/constant-folding.ts';
import { folding } from '../constant-folding.ts';
import { approximately, foldBits } from '../float-folding.ts';

/** As `**`, but that every power of 1, and the infinite ones of -1, are 1. */
function power(base: number, exponent: number): number {
  return base === 1 || (base === -1 && Math.abs(exponent) === Infinity) ? 1 : base ** exponent;
}

function exactPower(base: number, exponent: number): Scaled {
  const result = exactFunctions.pow(Math.abs(base), exponent);
  const isNegative = base < 0 && exponent % 2 !== 0;
  return isNegative ? { ...result, significand: -result.significand } : result;
}

const angleOfPoint = approximately(Math.atan2, { exact: exactFunctions.atan2, f32: atan2f });

/** The origin has no angle in any format. */
const angle: ElementFolder = (y, x) => {
  const isOrigin = [y, x].every((value) => value instanceof FloatAttr && isZeroAttr(value));
  return isOrigin ? nanAttr((y as FloatAttr).type) : angleOfPoint(y!, x!);
};

/** Operations on two floats. Source: mlir/lib/Dialect/Math/IR/MathOps.cpp. */
export const floatBinaryOps = {
  Atan2Op: folding(angle),
  CopySignOp: folding(foldBits((sign, lhs, rhs) => (lhs! & ~sign) | (rhs! & sign))),
  PowFOp: folding(approximately(power, { exact: exactPower })),
};
