import { ConstantIntRanges } from '../support/constant-int-ranges.ts';
import {
  inferAdd,
  inferCeilDivS,
  inferFloorDivS,
  inferMul,
  type KnownNotToOverflow,
} from '../support/infer-int-ranges.ts';
import { type AffineBinaryOpExpr, type AffineExpr } from './affine-expr.ts';
import { foldAffineExpr } from './affine-walk.ts';

const indexWidth = 64;
const neverOverflows: KnownNotToOverflow = { signed: true, unsigned: false };

/**
 * Returns what the expression lies between when its dims and symbols lie between these; sums and products do not overflow.
 * Source: inferAffineExpr of mlir/lib/Interfaces/Utils/InferIntRangeCommon.cpp.
 */
export function affineRange(
  expr: AffineExpr,
  dims: readonly ConstantIntRanges[],
  symbols: readonly ConstantIntRanges[],
): ConstantIntRanges {
  return foldAffineExpr<ConstantIntRanges>(
    expr,
    (leaf) => {
      if (leaf.kind === 'constant') return ConstantIntRanges.constant(indexWidth, BigInt(leaf.exact));
      return (leaf.kind === 'dim' ? dims : symbols)[leaf.position]!;
    },
    combinedRange,
  );
}

function combinedRange(
  { kind }: AffineBinaryOpExpr,
  lhs: ConstantIntRanges,
  rhs: ConstantIntRanges,
): ConstantIntRanges {
  switch (kind) {
    case 'add':
      return inferAdd(lhs, rhs, neverOverflows);
    case 'mul':
      return inferMul(lhs, rhs, neverOverflows);
    case 'floordiv':
      return inferFloorDivS(lhs, rhs);
    case 'ceildiv':
      return inferCeilDivS(lhs, rhs);
    case 'mod':
      // Other divisors are undefined.
      if (rhs.smin <= 0n) return ConstantIntRanges.max(indexWidth);
      return lhs.smin >= 0n && lhs.smax < rhs.smin ? lhs : ConstantIntRanges.signed(indexWidth, 0n, rhs.smax - 1n);
  }
}
