import { type AffineBinaryOpExpr, type AffineExpr } from './affine-expr.ts';
import { foldAffineExpr } from './affine-walk.ts';

/** The values of an index that an expression lies between, both inclusive. */
export interface AffineRange {
  readonly least: bigint;
  readonly greatest: bigint;
}

const leastIndex = -(2n ** 63n);
const greatestIndex = 2n ** 63n - 1n;
const anything: AffineRange = { least: leastIndex, greatest: greatestIndex };

/**
 * Returns what the expression lies between, whatever its dims and symbols are; sums and products do not overflow.
 * Source: inferAffineExpr of mlir/lib/Interfaces/Utils/InferIntRangeCommon.cpp.
 */
export function affineRange(expr: AffineExpr): AffineRange {
  return foldAffineExpr<AffineRange>(
    expr,
    (leaf) => (leaf.kind === 'constant' ? exactly(BigInt(leaf.exact)) : anything),
    combinedRange,
  );
}

const exactly = (value: bigint): AffineRange => ({ least: value, greatest: value });

function combinedRange({ kind }: AffineBinaryOpExpr, lhs: AffineRange, rhs: AffineRange): AffineRange {
  switch (kind) {
    case 'add':
      return between([lhs.least + rhs.least, lhs.greatest + rhs.greatest]);
    case 'mul':
      return between(ofEnds(lhs, rhs, (a, b) => a * b));
    case 'mod':
      // Other divisors are undefined.
      if (rhs.least <= 0n) return anything;
      return lhs.least >= 0n && lhs.greatest < rhs.least ? lhs : { least: 0n, greatest: rhs.greatest - 1n };
    case 'floordiv':
      return rhs.least <= 0n ? anything : between(ofEnds(lhs, rhs, floorDiv));
    case 'ceildiv':
      return rhs.least <= 0n ? anything : between(ofEnds(lhs, rhs, (a, b) => -floorDiv(-a, b)));
  }
}

function ofEnds(lhs: AffineRange, rhs: AffineRange, compute: (a: bigint, b: bigint) => bigint): bigint[] {
  return [lhs.least, lhs.greatest].flatMap((a) => [compute(a, rhs.least), compute(a, rhs.greatest)]);
}

/** `b` is positive. */
function floorDiv(a: bigint, b: bigint): bigint {
  return a / b - (a % b < 0n ? 1n : 0n);
}

/** Returns the range of an index that takes in the values; what is beyond an index is its end. */
function between(values: readonly bigint[]): AffineRange {
  const clamped = values.map((value) => {
    if (value < leastIndex) return leastIndex;
    return value > greatestIndex ? greatestIndex : value;
  });
  return {
    least: clamped.reduce((a, b) => (a < b ? a : b)),
    greatest: clamped.reduce((a, b) => (a > b ? a : b)),
  };
}
