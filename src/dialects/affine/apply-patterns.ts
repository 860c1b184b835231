import { type RewritePattern } from '../../ir/pattern-match.ts';
import { ApplyOp } from './generated/affine-ops.gen.ts';
import { SimplifyAffineOp } from './simplify-patterns.ts';

/** Canonicalization of `affine.apply`. */
export const applyPatterns = (): readonly RewritePattern[] => [
  new SimplifyAffineOp<ApplyOp>({ root: ApplyOp, leading: 0, inputs: (op) => op.mapOperands }),
];
