import {
  inMemorySpace,
  MemorySpaceCastConsumerOpInterface,
  MemorySpaceCastOpInterface,
} from '../ir/interfaces/memory-space-cast.ts';
import { type Operation } from '../ir/operation.ts';
import { type AnyMemRefType } from '../ir/types/shaped-types.ts';
import { type PatternRewriter, RewritePattern } from '../ir/pattern-match.ts';
import { applyPatternsGreedily } from '../rewrite/greedy-driver.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { BubbleDownMemorySpaceCastsPassBase } from './generated/transforms-passes.gen.ts';

/**
 * `bubble-down-memory-space-casts`: lets operations use memory in the space it is in. Source:
 * mlir/lib/Transforms/BubbleDownMemorySpaceCasts.cpp, and the operations in mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp.
 */
export class BubbleDownMemorySpaceCastsPass extends BubbleDownMemorySpaceCastsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const options = { useTopDownTraversal: false, regionSimplification: 'aggressive' } as const;
    if (applyPatternsGreedily(root, [new BubbleDownCastsPattern()], options)) return true;
    // Not of the operation, which would be printed behind it. mlir-opt fails without a word.
    root.context.emitError(root.location, 'moving casts of memory spaces down did not come to an end');
    return false;
  }
}

class BubbleDownCastsPattern extends RewritePattern {
  readonly root = undefined;
  override readonly rootInterface = MemorySpaceCastConsumerOpInterface.name;

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const { memory, view } = MemorySpaceCastConsumerOpInterface.of(op)!;
    const castOp = memory.value.definingOp;
    const cast = castOp && MemorySpaceCastOpInterface.of(castOp);
    if (!cast?.isSourcePromotable) return rewriter.notifyMatchFailure(op, 'the memory is not cast, or must be');
    if (!view) {
      rewriter.modifyOpInPlace(op, () => memory.set(cast.source));
      return true;
    }
    const { memorySpace } = cast.source.type as AnyMemRefType;
    const type = view.type as AnyMemRefType;
    const moved = rewriter.clone(op);
    moved.setOperand(memory.operandNumber, cast.source);
    const movedView = moved.result(view.resultNumber);
    movedView.type = inMemorySpace(type, memorySpace);
    rewriter.replaceOp(op, [cast.castTo(rewriter, type, movedView)]);
    return true;
  }
}
