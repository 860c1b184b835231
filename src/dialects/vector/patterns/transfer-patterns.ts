import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { TransferWriteOp } from '../generated/vector-ops.gen.ts';
import { areDisjoint, isOfTensor, isSameSlice } from '../transfer/transfer-op.ts';

/** Source: FoldWaw of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** Leaves out a write to a tensor all elements of which another one writes after it. */
export class FoldWaw extends OpRewritePattern<TransferWriteOp> {
  readonly root = TransferWriteOp;

  matchAndRewrite(op: TransferWriteOp, rewriter: PatternRewriter): LogicalResult {
    if (!isOfTensor(op)) return rewriter.notifyMatchFailure(op, 'no tensor');
    let reader = op;
    for (;;) {
      const { definingOp } = reader.base;
      if (!(definingOp instanceof TransferWriteOp)) return rewriter.notifyMatchFailure(op, 'no write before');
      if (isOverwritten(definingOp, op)) {
        const { base } = definingOp;
        rewriter.modifyOpInPlace(reader, () => reader.setOperand(1, base));
        return true;
      }
      if (!areDisjoint(definingOp, op))
        return rewriter.notifyMatchFailure(op, 'the write before may be of other elements');
      if (!definingOp.result().hasOneUse) return rewriter.notifyMatchFailure(op, 'others read the tensor before');
      reader = definingOp;
    }
  }
}

/** Tells whether `later` writes what `earlier` does. Source: checkSameValueWAW. */
function isOverwritten(earlier: TransferWriteOp, later: TransferWriteOp): boolean {
  return isSameSlice(earlier, later) && earlier.mask === later.mask;
}
