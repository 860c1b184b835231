import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { AllocTensorOp } from '../generated/bufferization-ops.gen.ts';
import { EmptyTensorToAllocTensorPassBase } from '../generated/bufferization-passes.gen.ts';

/** Source: mlir/lib/Dialect/Bufferization/Transforms/EmptyTensorToAllocTensor.cpp. */

class EmptyTensorLoweringPattern extends OpRewritePattern<EmptyOp> {
  readonly root = EmptyOp;

  matchAndRewrite(op: EmptyOp, rewriter: PatternRewriter): LogicalResult {
    const { dynamicSizes } = op;
    const alloc = AllocTensorOp.build(rewriter, op.location, { dynamicSizes, resultType: op.result().type });
    rewriter.replaceOp(op, alloc.results);
    return true;
  }
}

/** `empty-tensor-to-alloc-tensor`. */
export class EmptyTensorToAllocTensorPass extends EmptyTensorToAllocTensorPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    return applyPatternsUntilDone(root, [new EmptyTensorLoweringPattern()], mlirGreedyDefaults);
  }
}
