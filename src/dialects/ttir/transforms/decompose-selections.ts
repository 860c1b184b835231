import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { normalizeDim, shapeOf } from '../../tt/shapes.ts';
import { buildSelection, selectionProblem } from '../build-selection.ts';
import { ReverseOp, SliceOp } from '../generated/ttir-ops.gen.ts';
import { replaceByValue } from './replace-by-value.ts';

/** Patterns for operations that select indices of dimensions, which TTNN lacks. */

class DecomposeSlice extends OpRewritePattern<SliceOp> {
  readonly root = SliceOp;

  matchAndRewrite(op: SliceOp, rewriter: PatternRewriter): LogicalResult {
    const { begins, step } = op;
    const problem = selectionProblem(op);
    if (problem !== undefined) return rewriter.notifyMatchFailure(op, problem);
    let value = op.input;
    for (const [dim, count] of shapeOf(op.output).entries()) {
      const size = shapeOf(value)[dim]!;
      if (count === size) continue;
      const begin = normalizeDim(begins[dim]!, size);
      const indices = Array.from({ length: count }, (_, i) => begin + i * step[dim]!);
      value = buildSelection(rewriter, op.location, value, dim, indices);
    }
    replaceByValue(rewriter, op, value);
    return true;
  }
}

class DecomposeReverse extends OpRewritePattern<ReverseOp> {
  readonly root = ReverseOp;

  matchAndRewrite(op: ReverseOp, rewriter: PatternRewriter): LogicalResult {
    const problem = selectionProblem(op);
    if (problem !== undefined) return rewriter.notifyMatchFailure(op, problem);
    let value = op.input;
    for (const dim of op.dimensions) {
      const size = shapeOf(value)[dim]!;
      if (size === 1) continue;
      const indices = Array.from({ length: size }, (_, i) => size - 1 - i);
      value = buildSelection(rewriter, op.location, value, dim, indices);
    }
    replaceByValue(rewriter, op, value);
    return true;
  }
}

/** Returns the patterns. */
export function selectionPatterns(): readonly (DecomposeSlice | DecomposeReverse)[] {
  return [new DecomposeSlice(), new DecomposeReverse()];
}
