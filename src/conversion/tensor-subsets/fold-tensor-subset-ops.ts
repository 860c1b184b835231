import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { isDynamic, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { applyPatternsGreedily } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { constantIndex, type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { mixedSlice, type MixedSlice } from '../../rewrite/mixed-slice.ts';
import { opClassName } from '../../rewrite/pattern-names.ts';
import { isSameList } from '../../support/lists.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import {
  ExtractSliceOp,
  InsertSliceOp,
  ParallelInsertSliceOp,
} from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import {
  droppedDims,
  droppedDimsOfInsertion,
  rebuildInsertion,
  type SliceInsertion,
} from '../../dialects/tensor/slices.ts';
import { TransferReadOp, TransferWriteOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import { maskOperation, maskOpOf } from '../../dialects/vector/masked-op.ts';
import { hasOutOfBoundsDim, transferredType, type TransferOp } from '../../dialects/vector/transfer/transfer-op.ts';
import { FoldTensorSubsetOpsPassBase } from '../generated/conversion-passes.gen.ts';
import { indicesIntoDims, mapOfDims } from '../memref-to-affine/resolve-indices.ts';

/** Source: mlir/lib/Dialect/Tensor/Transforms/FoldTensorSubsetOps.cpp. */

const hasUnitStride = ({ strides }: MixedSlice): boolean => strides.every((stride) => constantIndex(stride) === 1);

/** Returns why a transfer cannot be one of the tensor that a slice is of. */
function reasonToKeep(op: TransferOp, slice: MixedSlice): string | undefined {
  if (hasOutOfBoundsDim(op)) return 'out of bounds transfer dim';
  if (op.mask) return 'masked transfer';
  return hasUnitStride(slice) ? undefined : 'non-1 stride';
}

/** What is read of a slice is read of the tensor. */
class TransferReadOfExtractSliceOpFolder extends OpRewritePattern<TransferReadOp> {
  readonly root = TransferReadOp;

  matchAndRewrite(op: TransferReadOp, rewriter: PatternRewriter): LogicalResult {
    const slice = op.base.definingOp;
    if (!(slice instanceof ExtractSliceOp)) return rewriter.notifyMatchFailure(op, 'not an extract_slice');
    const parts = mixedSlice(slice);
    const reason = reasonToKeep(op, parts);
    if (reason) return rewriter.notifyMatchFailure(op, reason);
    const { location, padding, inBounds } = op;
    const maskOp = maskOpOf(op);
    if (maskOp) rewriter.setInsertionPointBefore(maskOp);
    const dropped = droppedDims(slice);
    const isDropped = (dim: number): boolean => dropped.has(dim);
    const indices = indicesIntoDims(rewriter, location, parts, isDropped, op.indices);
    const map = mapOfDims(op.permutationMap.value, (slice.source.type as RankedTensorType).rank, isDropped);
    const permutationMap = AffineMapAttr.get(op.context, map);
    const args = { base: slice.source, indices, permutationMap, padding, inBounds, vectorType: op.vector.type };
    const read = TransferReadOp.build(rewriter, location, args);
    if (maskOp) rewriter.replaceOp(maskOp, maskOperation(rewriter, read, maskOp.mask).results);
    else rewriter.replaceOp(op, read.results);
    return true;
  }
}

/** A vector that is all of a slice that is inserted is written to the tensor. */
class InsertSliceOfTransferWriteOpFolder extends OpRewritePattern<InsertSliceOp> {
  readonly root = InsertSliceOp;

  matchAndRewrite(op: InsertSliceOp, rewriter: PatternRewriter): LogicalResult {
    const write = op.source.definingOp;
    if (!(write instanceof TransferWriteOp)) return rewriter.notifyMatchFailure(op, 'not a transfer_write');
    const slice = mixedSlice(op);
    const reason = reasonToKeep(write, slice) ?? (isWholeWrite(write) ? undefined : 'elements of before are kept');
    if (reason) return rewriter.notifyMatchFailure(op, reason);
    const { valueToStore, inBounds } = write;
    const dropped = droppedDimsOfInsertion(op);
    const isDropped = (dim: number): boolean => dropped.has(dim);
    const indices = indicesIntoDims(rewriter, write.location, slice, isDropped, write.indices);
    const destType = op.dest.type as RankedTensorType;
    const permutationMap = AffineMapAttr.get(
      op.context,
      mapOfDims(write.permutationMap.value, destType.rank, isDropped),
    );
    const args = { valueToStore, base: op.dest, indices, permutationMap, inBounds, resultTypes: [destType] };
    rewriter.replaceOp(op, TransferWriteOp.build(rewriter, op.location, args).results);
    return true;
  }
}

/** Tells whether a transfer writes all elements of a tensor. */
function isWholeWrite(op: TransferWriteOp): boolean {
  const { shape } = op.base.type as RankedTensorType;
  return !shape.some(isDynamic) && isSameList(shape, transferredType(op).shape);
}

/** What is inserted as all of a slice that is inserted goes where this does. */
class InsertSliceOfInsertSliceFolder<T extends SliceInsertion> extends OpRewritePattern<T> {
  readonly root: abstract new (...args: never[]) => T;
  override readonly debugName: string;

  constructor(root: abstract new (...args: never[]) => T) {
    super();
    this.root = root;
    this.debugName = `InsertSliceOfInsertSliceFolder<${opClassName(root)}>`;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const inner = op.source.definingOp;
    if (!(inner instanceof InsertSliceOp)) return rewriter.notifyMatchFailure(op, 'not an insert_slice');
    const [outerSlice, innerSlice] = [mixedSlice(op), mixedSlice(inner)];
    if (!hasUnitStride(outerSlice) || !hasUnitStride(innerSlice)) {
      return rewriter.notifyMatchFailure(op, 'requires unit strides');
    }
    const dropped = droppedDimsOfInsertion(op);
    let next = 0;
    const sizes: MixedIndex[] = [];
    for (const [dim, size] of outerSlice.sizes.entries()) {
      if (!dropped.has(dim) && size !== innerSlice.sizes[next++]) {
        return rewriter.notifyMatchFailure(op, 'requires matching sizes to fold, otherwise a copy is needed');
      }
      sizes.push(size);
    }
    // Between parallel insertions there is no place for anything else.
    if (op instanceof ParallelInsertSliceOp) rewriter.setInsertionPointBefore(op.parentOp!);
    const isDropped = (dim: number): boolean => dropped.has(dim);
    const values = indicesIntoDims(rewriter, op.location, outerSlice, isDropped, innerSlice.offsets);
    const offsets = values.map((value) => constantIndex(value) ?? value);
    rewriter.setInsertionPointBefore(op);
    const slice = { offsets, sizes, strides: outerSlice.strides };
    rewriter.replaceOp(op, rebuildInsertion(rewriter, op, inner.source, op.dest, slice).results);
    return true;
  }
}

/** `fold-tensor-subset-ops`. */
export class FoldTensorSubsetOpsPass extends FoldTensorSubsetOpsPassBase {
  override runOnOperation(root: Operation): void {
    const patterns = [
      new TransferReadOfExtractSliceOpFolder(),
      new InsertSliceOfTransferWriteOpFolder(),
      new InsertSliceOfInsertSliceFolder(InsertSliceOp),
      new InsertSliceOfInsertSliceFolder(ParallelInsertSliceOp),
    ];
    applyPatternsGreedily(root, patterns, mlirGreedyDefaults);
  }
}
