import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { shapeOf } from '../tt/shapes.ts';
import { buildReduction, tensorLike } from './build.ts';
import { ReshapeOp, type SumOp, UnsqueezeOp } from './generated/ttir-ops.gen.ts';
import { reducedDims, type ReductionOpClass } from './reduction-ops.ts';

/**
 * Makes a reduction keep the dimensions with size 1 that all its users bring back, as the maximum and the sum of a softmax do for the broadcast behind. The
 * device has what it computes in that shape: to leave dimensions out, and to bring them back, moves elements.
 */
export class KeepReducedDims extends OpRewritePattern<SumOp> {
  readonly root: ReductionOpClass;

  constructor(root: ReductionOpClass) {
    super();
    this.root = root;
  }

  matchAndRewrite(op: SumOp, rewriter: PatternRewriter): LogicalResult {
    const shape = shapeOf(op.input);
    const dims = reducedDims(op);
    const result = op.result();
    const { encoding } = result.type as RankedTensorType;
    const type = tensorLike(result, shape.map((size, dim) => (dims.includes(dim) ? 1 : size))); // prettier-ignore
    const users = [...result.users()];
    const bringBack = users.every(
      (user) => (user instanceof ReshapeOp || user instanceof UnsqueezeOp) && user.result().type === type,
    );
    if (op.keepDim || encoding || users.length === 0 || !bringBack) {
      return rewriter.notifyMatchFailure(op, 'some user takes it as it is');
    }
    const kept = buildReduction(rewriter, op.location, this.root, op.input, dims, type, true);
    for (const user of users) rewriter.replaceOp(user, [kept]);
    rewriter.eraseOp(op);
    return true;
  }
}
