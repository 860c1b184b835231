import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { DimOp as MemRefDimOp } from '../../memref/generated/memref-ops.gen.ts';
import { DimOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { ToTensorOp } from '../generated/bufferization-ops.gen.ts';

/** A size of the tensor is one of the memory. Source: DimOfToTensorFolder of mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp. */
class DimOfToTensorFolder extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const toTensor = op.source.definingOp;
    if (!(toTensor instanceof ToTensorOp)) return rewriter.notifyMatchFailure(op, 'not a size of what is in memory');
    const args = { source: toTensor.buffer, index: op.index, resultType: op.result(0).type };
    rewriter.replaceOp(op, MemRefDimOp.build(rewriter, op.location, args).results);
    return true;
  }
}

export const toTensorPatterns = (): readonly RewritePattern[] => [new DimOfToTensorFolder()];
