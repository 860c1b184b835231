import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { constantShape } from '../constant-shape.ts';
import { ConcatOp, SliceOp } from '../generated/tosa-ops.gen.ts';
import { createConstantShape } from './create-constant-shape.ts';

/**
 * Slices the one operand of `tosa.concat` that all of the slice comes from.
 * Source: ConcatSliceOptimization of mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp.
 */
class SliceOfConcat extends OpRewritePattern<SliceOp> {
  readonly root = SliceOp;

  matchAndRewrite(op: SliceOp, rewriter: PatternRewriter): LogicalResult {
    const concat = op.input1.definingOp;
    if (!(concat instanceof ConcatOp) || !hasStaticShape(concat.result().type)) {
      return rewriter.notifyMatchFailure(op, 'the input is no concatenation of known sizes');
    }
    const [starts, sizes] = [op.start, op.size].map(constantShape);
    if (!starts || !sizes) return rewriter.notifyMatchFailure(op, 'the slice is not known');
    const { axis } = concat;
    let start = starts[axis]!;
    for (const input of concat.operands) {
      const { type } = input;
      if (!hasStaticShape(type)) return rewriter.notifyMatchFailure(op, 'a size is not known');
      if (start >= 0 && start + sizes[axis]! <= type.shape[axis]!) {
        const own = starts.map((value, dim) => (dim === axis ? start : value));
        const { location, resultTypes } = op;
        const shapes = [own, sizes].map((values) => createConstantShape(rewriter, location, values));
        const operands = [input, ...shapes];
        rewriter.replaceOp(op, rewriter.create({ name: SliceOp.opName, location, operands, resultTypes }).results);
        return true;
      }
      start -= type.shape[axis]!;
    }
    return rewriter.notifyMatchFailure(op, 'the slice comes from several operands');
  }
}

function hasStaticShape(type: unknown): type is RankedTensorType {
  return type instanceof RankedTensorType && type.hasStaticShape;
}

export const slicePatterns = (): readonly RewritePattern[] => [new SliceOfConcat()];
