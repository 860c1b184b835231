import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { range } from '../../support/lists.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { TransferReadOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import { maskOpOf } from '../../dialects/vector/masked-op.ts';
import { replaceByTransposedRead } from '../../dialects/vector/patterns/transposed-read.ts';
import { transferredType } from '../../dialects/vector/transfer/transfer-op.ts';
import { dimsOfMask, isOnlyMaskOutOfOrder, type TransferLoweringOptions } from './transfers.ts';

/**
 * Reads vectors whose masks have the dimensions in another order, which is that of memory, in this order and transposes them, so that rows of both belong together; dimensions of
 * repetition stay where they are: (d0, d1, d2) -> (d2, 0, d0) becomes (d0, d1, d2) -> (d0, 0, d2) and a transposition [2, 1, 0].
 * Differs: upstream takes rows of the mask for those of the vector all the same, which is another mask, reads outside of it, or is invalid IR.
 */
export class OrderMaskedTransferRead extends OpRewritePattern<TransferReadOp> {
  readonly root = TransferReadOp;
  readonly #options: TransferLoweringOptions;

  constructor(options: TransferLoweringOptions) {
    super();
    this.#options = options;
  }

  matchAndRewrite(op: TransferReadOp, rewriter: PatternRewriter): LogicalResult {
    const { rank } = transferredType(op);
    if (rank <= this.#options.targetRank) return rewriter.notifyMatchFailure(op, 'the vector stays as it is');
    if (!isOnlyMaskOutOfOrder(op, this.#options)) return rewriter.notifyMatchFailure(op, 'no mask in another order');
    if (maskOpOf(op)) return rewriter.notifyMatchFailure(op, 'under a mask there is one operation');
    const dims = dimsOfMask(op);
    const permutation = range(rank);
    for (const [i, place] of [...dims].sort((a, b) => a - b).entries()) permutation[dims[i]!] = place;
    replaceByTransposedRead(op, rewriter, permutation);
    return true;
  }
}
