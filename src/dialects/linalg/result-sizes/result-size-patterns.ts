import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { BlockArgument, OpResult, Value } from '../../../ir/value.ts';
import { knownIndex } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { DimOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { resultSize } from './result-sizes.ts';

/** Computes a size of a result without the result. Source: mlir/lib/Dialect/MemRef/Transforms/ResolveShapedTypeResultDims.cpp. */
class DimOfReifyRankedShapedTypeOpInterface extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const { source, location } = op;
    const index = knownIndex(op.index);
    const isResult = source instanceof OpResult && index !== undefined;
    const size = isResult ? resultSize(rewriter, source, index) : undefined;
    if (size === undefined) return rewriter.notifyMatchFailure(op, 'no operation says the size');
    rewriter.replaceOp(op, [size instanceof Value ? size : buildIndexConstant(rewriter, location, size)]);
    return true;
  }
}

/** Takes the size of an output of `scf.forall` inside of the loop in front of it: nothing there has another shape. */
class IterArgsToInitArgs extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const { source } = op;
    const loop = source instanceof BlockArgument ? source.parentBlock!.parentOp : undefined;
    if (loop?.name !== 'scf.forall') return rewriter.notifyMatchFailure(op, 'no output of a loop');
    const numOutputs = loop.numResults;
    const fromLast = source.parentBlock!.arguments.length - (source as BlockArgument).argNumber;
    if (fromLast > numOutputs) return rewriter.notifyMatchFailure(op, 'the index of a loop');
    rewriter.modifyOpInPlace(op, () => op.setOperand(0, loop.operand(loop.numOperands - fromLast)));
    return true;
  }
}

/** Returns the patterns that leave out results of which only sizes are used. */
export const resultSizePatterns = (): readonly RewritePattern[] => [
  new DimOfReifyRankedShapedTypeOpInterface(),
  new IterArgsToInitArgs(),
];
