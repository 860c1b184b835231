import { type AffineBinaryOpExpr, type AffineExpr } from './affine-expr.ts';
import { foldAffineExpr } from './affine-walk.ts';
import { addInt64, ceilDivInt64, floorDivInt64, type Int64, mulInt64 } from './int64.ts';

/** The integers from `least` to `greatest`, both inclusive and signed. */
export interface IntegerRange {
  readonly least: number | bigint;
  readonly greatest: number | bigint;
}

const anything = { least: -(2n ** 63n), greatest: 2n ** 63n - 1n } as const;

/**
 * Returns what the expression lies between, whatever its dims and symbols are; sums and products do not overflow.
 * Source: inferAffineExpr of mlir/lib/Interfaces/Utils/InferIntRangeCommon.cpp.
 */
export function affineRange(expr: AffineExpr): IntegerRange {
  return foldAffineExpr<IntegerRange>(
    expr,
    (leaf) => (leaf.kind === 'constant' ? { least: leaf.exact, greatest: leaf.exact } : anything),
    combinedRange,
  );
}

function combinedRange({ kind }: AffineBinaryOpExpr, lhs: IntegerRange, rhs: IntegerRange): IntegerRange {
  switch (kind) {
    case 'add':
      return { least: sum(lhs.least, rhs.least), greatest: sum(lhs.greatest, rhs.greatest) };
    case 'mul':
      return ofEnds(lhs, rhs, product);
    default:
      // Other divisors are undefined.
      return rhs.least > 0 ? ofDivision(kind, lhs, rhs) : anything;
  }
}

function ofDivision(kind: 'mod' | 'floordiv' | 'ceildiv', lhs: IntegerRange, rhs: IntegerRange): IntegerRange {
  if (kind !== 'mod') return ofEnds(lhs, rhs, (a, b) => (kind === 'floordiv' ? floorDivInt64 : ceilDivInt64)(a, b)!);
  return lhs.least >= 0 && lhs.greatest < rhs.least ? lhs : { least: 0, greatest: sum(rhs.greatest, -1) };
}

/** What is beyond an index is its end. */
const sum = (a: Int64, b: Int64): Int64 => addInt64(a, b) ?? (a < 0 ? anything.least : anything.greatest);
const product = (a: Int64, b: Int64): Int64 => mulInt64(a, b) ?? (a < 0 === b < 0 ? anything.greatest : anything.least);

function ofEnds(lhs: IntegerRange, rhs: IntegerRange, compute: (a: Int64, b: Int64) => Int64): IntegerRange {
  const values = [lhs.least, lhs.greatest].flatMap((a) => [compute(a, rhs.least), compute(a, rhs.greatest)]);
  return {
    least: values.reduce((a, b) => (a < b ? a : b)),
    greatest: values.reduce((a, b) => (a > b ? a : b)),
  };
}
