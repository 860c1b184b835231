import { type RewritePattern } from '../../ir/pattern-match.ts';
import { LoadOp, StoreOp } from './generated/affine-ops.gen.ts';
import { SimplifyAffineOp } from './simplify-patterns.ts';

/** Canonicalization of `affine.load`. */
export const loadPatterns = (): readonly RewritePattern[] => [
  new SimplifyAffineOp<LoadOp>({ root: LoadOp, leading: 1, inputs: (op) => op.indices }),
];

/** Canonicalization of `affine.store`. */
export const storePatterns = (): readonly RewritePattern[] => [
  new SimplifyAffineOp<StoreOp>({ root: StoreOp, leading: 2, inputs: (op) => op.indices }),
];
