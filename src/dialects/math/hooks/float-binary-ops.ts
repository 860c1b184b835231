import { folding } from '../constant-folding.ts';
import { approximately, foldBits } from '../float-folding.ts';

/** Operations on two floats. Source: mlir/lib/Dialect/Math/IR/MathOps.cpp. */
export const floatBinaryOps = {
  Atan2Op: folding(approximately(Math.atan2)),
  CopySignOp: folding(foldBits((sign, lhs, rhs) => (lhs! & ~sign) | (rhs! & sign))),
  PowFOp: folding(approximately(Math.pow)),
};
