import { StridedLayoutAttr } from '../../../ir/attributes/container-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isSize, MemRefType } from '../../../ir/types/shaped-types.ts';
import { Value } from '../../../ir/value.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildReinterpretCast } from '../build-slice.ts';
import { ExtractStridedMetadataOp, ReinterpretCastOp } from '../generated/memref-ops.gen.ts';
import { mixedSlice, type MixedSlice } from '../../../rewrite/mixed-slice.ts';
import { constifiedMetadata, constifiedSlice } from '../strided-metadata.ts';
import { typeSizes } from '../../../rewrite/mixed-indices.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Source: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */

const all = ({ offsets, sizes, strides }: MixedSlice) => [...offsets, ...sizes, ...strides];

/** Puts what is known of offset, sizes and strides into the operation. */
class ReinterpretCastOpConstantFolder extends OpRewritePattern<ReinterpretCastOp> {
  readonly root = ReinterpretCastOp;

  matchAndRewrite(op: ReinterpretCastOp, rewriter: PatternRewriter): LogicalResult {
    const count = (slice: MixedSlice): number => all(slice).filter((index) => !(index instanceof Value)).length;
    const slice = constifiedSlice(op);
    if (count(slice) === count(mixedSlice(op))) return rewriter.notifyMatchFailure(op, 'nothing more is known');
    const sizes = typeSizes(slice.sizes);
    const offset = typeSizes(slice.offsets)[0]!;
    // Differs: mlir-opt makes operations with negative offsets, which are invalid.
    if (![offset, ...sizes].every(isSize)) return rewriter.notifyMatchFailure(op, 'a negative offset or size');
    const { elementType, memorySpace } = op.result(0).type as MemRefType;
    const layout = StridedLayoutAttr.get(op.context, offset, typeSizes(slice.strides));
    const type = MemRefType.get(sizes, elementType, memorySpace, layout);
    return replaceWithCast(op, buildReinterpretCast(rewriter, op.location, op.source, slice, type), rewriter);
  }
}

/** Leaves out that a memref is taken apart before it is put together. */
class ReinterpretCastOpExtractStridedMetadataFolder extends OpRewritePattern<ReinterpretCastOp> {
  readonly root = ReinterpretCastOp;

  matchAndRewrite(op: ReinterpretCastOp, rewriter: PatternRewriter): LogicalResult {
    const metadata = op.source.definingOp;
    if (!(metadata instanceof ExtractStridedMetadataOp)) return rewriter.notifyMatchFailure(op, 'no metadata');
    const { source } = metadata;
    if (!isSameList(all(constifiedMetadata(metadata)), all(constifiedSlice(op)))) {
      rewriter.modifyOpInPlace(op, () => op.setOperand(0, source));
      return true;
    }
    if (source.type !== op.result(0).type) return replaceWithCast(op, source, rewriter);
    rewriter.replaceOp(op, [source]);
    return true;
  }
}

export const reinterpretCastPatterns = (): RewritePattern[] => [
  new ReinterpretCastOpExtractStridedMetadataFolder(),
  new ReinterpretCastOpConstantFolder(),
];
