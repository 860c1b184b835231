import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { OpResult } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { IndexCastOp } from '../../arith/generated/arith-ops.gen.ts';
import { CastOp, DimOp, EmptyOp, ExtractOp, ReshapeOp } from '../generated/tensor-ops.gen.ts';
import { constantSize } from '../../../rewrite/mixed-indices.ts';

/** Canonicalization of `tensor.dim`. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** A cast keeps the sizes. */
class DimOfCastOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const cast = op.source.definingOp;
    if (!(cast instanceof CastOp)) return rewriter.notifyMatchFailure(op, 'not a size of a cast');
    rewriter.replaceOp(
      op,
      DimOp.build(rewriter, op.location, { source: cast.source, index: op.index, resultType: op.result(0).type })
        .results,
    );
    return true;
  }
}

/** A size that a tensor without elements is made with is known. */
export class FoldEmptyTensorWithDimOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const empty = op.source.definingOp;
    const index = constantSize(op.index);
    if (!(empty instanceof EmptyOp) || index === undefined) return rewriter.notifyMatchFailure(op, 'not a known size');
    const { shape } = empty.result(0).type as RankedTensorType;
    if (index < 0 || index >= shape.length || !isDynamic(shape[index]!)) {
      return rewriter.notifyMatchFailure(op, 'not a size that is a value');
    }
    const before = shape.slice(0, index).filter(isDynamic).length;
    rewriter.replaceOp(op, [empty.dynamicSizes[before]!]);
    return true;
  }
}

/** What is written to a tensor keeps its sizes. */
class DimOfDestStyleOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const { source } = op;
    const init = source instanceof OpResult ? dpsInits(source.owner)?.[source.resultNumber] : undefined;
    if (!init) return rewriter.notifyMatchFailure(op, 'not a size of a result that is tied to an init');
    rewriter.modifyOpInPlace(op, () => op.setOperand(0, init.value));
    return true;
  }
}

/** A size of a reshaped tensor is an element of the shape. */
class DimOfReshapeOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const reshape = op.source.definingOp;
    if (!(reshape instanceof ReshapeOp)) return rewriter.notifyMatchFailure(op, 'not a size of a reshaped tensor');
    const { elementType } = reshape.shape.type as RankedTensorType;
    const args = { tensor: reshape.shape, indices: [op.index], resultType: elementType };
    let size = ExtractOp.build(rewriter, op.location, args).result(0);
    const { type } = op.result(0);
    if (size.type !== type) size = IndexCastOp.build(rewriter, op.location, { in: size, outType: type }).result(0);
    rewriter.replaceOp(op, [size]);
    return true;
  }
}

export const dimPatterns = (): readonly RewritePattern[] => [
  new DimOfCastOp(),
  new DimOfDestStyleOp(),
  new DimOfReshapeOp(),
];
