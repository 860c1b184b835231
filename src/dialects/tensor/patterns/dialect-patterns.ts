import { DestinationStyleOpInterface, dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { cloneWith } from '../../../rewrite/clone-with.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldableCastSource } from '../fold-cast.ts';
import { CastOp, InsertSliceOp } from '../generated/tensor-ops.gen.ts';

/** Canonicalization of operations in destination-passing style. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** Works on the tensors before casts that only forget sizes. */
class FoldTensorCastProducerOp extends RewritePattern {
  readonly root = undefined;
  override readonly debugNamespace = '';
  override readonly rootInterface = DestinationStyleOpInterface.name;

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    // These have patterns of their own.
    const isElsewhere = ['LinalgRelayoutOpInterface', 'LoopLikeOpInterface'].some((name) => op.hasTrait(name));
    if (op instanceof InsertSliceOp || isElsewhere) {
      return rewriter.notifyMatchFailure(op, 'other patterns do that');
    }
    // Differs: mlir-opt puts a cast into the mask, where there is place for one operation only.
    if (op.parentOp?.hasTrait('MaskingOpInterface')) return rewriter.notifyMatchFailure(op, 'no place for a cast');
    const sources = op.operands.map(foldableCastSource);
    if (sources.every((source) => source === undefined)) {
      return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    }
    const operands = op.operands.map((operand, i) => sources[i] ?? operand);
    const types = dpsInits(op)!
      .map(({ operandNumber }) => operands[operandNumber]!.type)
      .filter((type) => !(type instanceof MemRefType));
    const { location } = op;
    const clone = cloneWith(rewriter, op, [...types, ...op.resultTypes.slice(types.length)], operands);
    const replacements = op.results.map(({ type }, i) => {
      const source = clone.result(i);
      return source.type === type ? source : CastOp.build(rewriter, location, { source, destType: type }).result();
    });
    rewriter.replaceOp(op, replacements);
    return true;
  }
}

export const dialectPatterns = (): readonly RewritePattern[] => [new FoldTensorCastProducerOp()];
