import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isReshapeRank, normalizeDim, shapeOf } from '../../tt/shapes.ts';
import { buildSelection } from '../build-selection.ts';
import { ReverseOp, SliceOp } from '../generated/ttir-ops.gen.ts';

/** Patterns for operations that select indices of dimensions, which TTNN lacks. */

function canSelect(value: Value): boolean {
  const { shape, hasStaticShape } = value.type as RankedTensorType;
  return hasStaticShape && isReshapeRank(shape.length);
}

class DecomposeSlice extends OpRewritePattern<SliceOp> {
  readonly root = SliceOp;

  matchAndRewrite(op: SliceOp, rewriter: PatternRewriter): LogicalResult {
    const { begins, step } = op;
    if (!canSelect(op.input)) return rewriter.notifyMatchFailure(op, 'the tensor cannot be reshaped');
    let value = op.input;
    for (const [dim, count] of shapeOf(op.output).entries()) {
      const size = shapeOf(value)[dim]!;
      if (count === size) continue;
      const begin = normalizeDim(begins[dim]!, size);
      const indices = Array.from({ length: count }, (_, i) => begin + i * step[dim]!);
      value = buildSelection(rewriter, op.location, value, dim, indices);
    }
    rewriter.replaceOp(op, [value]);
    return true;
  }
}

class DecomposeReverse extends OpRewritePattern<ReverseOp> {
  readonly root = ReverseOp;

  matchAndRewrite(op: ReverseOp, rewriter: PatternRewriter): LogicalResult {
    if (!canSelect(op.input)) return rewriter.notifyMatchFailure(op, 'the tensor cannot be reshaped');
    let value = op.input;
    for (const dim of op.dimensions) {
      const size = shapeOf(value)[dim]!;
      if (size === 1) continue;
      const indices = Array.from({ length: size }, (_, i) => size - 1 - i);
      value = buildSelection(rewriter, op.location, value, dim, indices);
    }
    rewriter.replaceOp(op, [value]);
    return true;
  }
}

/** Returns the patterns. */
export function selectionPatterns(): readonly (DecomposeSlice | DecomposeReverse)[] {
  return [new DecomposeSlice(), new DecomposeReverse()];
}
