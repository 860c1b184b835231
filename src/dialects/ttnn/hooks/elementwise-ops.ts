import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { idempotentPatterns, involutionPatterns, sameInputsPatterns } from '../../tt/patterns/elementwise-patterns.ts';
import { AbsOp, MaximumOp, NegOp, ReluOp } from '../generated/ttnn-ops.gen.ts';

export const absOp = { canonicalizationPatterns: (): readonly RewritePattern[] => idempotentPatterns(AbsOp) };

export const reluOp = { canonicalizationPatterns: (): readonly RewritePattern[] => idempotentPatterns(ReluOp) };

export const negOp = { canonicalizationPatterns: (): readonly RewritePattern[] => involutionPatterns(NegOp) };

export const maximumOp = { canonicalizationPatterns: (): readonly RewritePattern[] => sameInputsPatterns(MaximumOp) };
