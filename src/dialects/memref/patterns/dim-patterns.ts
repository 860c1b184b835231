import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type ShapedType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { IndexCastOp } from '../../arith/generated/arith-ops.gen.ts';
import { DimOp, LoadOp, ReshapeOp } from '../generated/memref-ops.gen.ts';

/** Reads a size of a reshaped memref from the shape. Source: DimOfMemRefReshape of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */
class DimOfMemRefReshape extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const reshape = op.source.definingOp;
    if (!(reshape instanceof ReshapeOp)) return rewriter.notifyMatchFailure(op, 'not the size of a reshaped memref');
    if (!isDefinedBefore(op, reshape)) return rewriter.notifyMatchFailure(op, 'the index is not known at the reshape');
    // Behind the reshape the shape may have been written.
    rewriter.setInsertionPointAfter(reshape);
    const { elementType } = reshape.shape.type as ShapedType;
    const load = LoadOp.build(rewriter, op.location, {
      memref: reshape.shape,
      indices: [op.index],
      resultType: elementType,
    });
    let size = load.result(0);
    if (size.type !== op.result(0).type) {
      size = IndexCastOp.build(rewriter, op.location, { in: size, outType: op.result(0).type }).result(0);
    }
    rewriter.replaceOp(op, [size]);
    return true;
  }
}

/** Tells whether the index is there already when the memref is reshaped. */
function isDefinedBefore({ index, block }: DimOp, reshape: ReshapeOp): boolean {
  const definition = index.definingOp;
  if (definition && definition.block === reshape.block) return definition.isBeforeInBlock(reshape);
  if (block === reshape.block) return true;
  const region = index.parentBlock?.region;
  return region !== reshape.parentRegion && region?.isAncestorOf(reshape.parentRegion) === true;
}

export const dimPatterns = (): RewritePattern[] => [new DimOfMemRefReshape()];
