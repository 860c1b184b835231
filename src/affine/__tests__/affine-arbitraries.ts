import fc from 'fast-check';
import { getAffineConstantExpr, getAffineDimExpr, getAffineSymbolExpr, type AffineExpr } from '../affine-expr.ts';

/** The counts of dims and symbols in random expressions. */
export const numDims = 3;
export const numSymbols = 2;

const leaf: fc.Arbitrary<AffineExpr> = fc.oneof(
  fc.nat({ max: numDims - 1 }).map(getAffineDimExpr),
  fc.nat({ max: numSymbols - 1 }).map(getAffineSymbolExpr),
  fc.integer({ min: -8, max: 8 }).map(getAffineConstantExpr),
);

const divisor = fc.oneof(
  fc.integer({ min: 1, max: 8 }).map(getAffineConstantExpr),
  fc.nat({ max: numSymbols - 1 }).map(getAffineSymbolExpr),
);

/** Random expressions whose divisors are positive for positive symbols. */
export const affineExpr: fc.Arbitrary<AffineExpr> = fc.letrec<{ expr: AffineExpr }>((tie) => ({
  expr: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.tuple(tie('expr'), tie('expr')).map(([a, b]) => a.add(b)),
    fc.tuple(tie('expr'), tie('expr')).map(([a, b]) => a.sub(b)),
    fc.tuple(tie('expr'), fc.integer({ min: -4, max: 4 })).map(([a, b]) => a.mul(b)),
    fc.tuple(tie('expr'), divisor).map(([a, b]) => a.mod(b)),
    fc.tuple(tie('expr'), divisor).map(([a, b]) => a.floorDiv(b)),
    fc.tuple(tie('expr'), divisor).map(([a, b]) => a.ceilDiv(b)),
  ),
})).expr;

/** Random values of the dims. */
export const dimValues = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: numDims, maxLength: numDims });

/** Random positive values of the symbols. */
export const symbolValues = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: numSymbols, maxLength: numSymbols });

/** Fixed, so that a test does the same in every run. */
export const fixedSeed = { seed: 20240918, numRuns: 300 };
