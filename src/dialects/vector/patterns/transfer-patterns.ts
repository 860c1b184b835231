import { type AffineMap } from '../../../affine/affine-map.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { BroadcastOp, TransferReadOp, TransferWriteOp, TransposeOp } from '../generated/vector-ops.gen.ts';
import { areDisjoint, hasOutOfBoundsDim, isOfTensor, isSameSlice, transferChunk } from '../transfer/transfer-op.ts';

/** Transfers from and to one tensor. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

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

/** Repeats and transposes the vector that was written to where one is read that has the same elements in other dimensions. */
export class TransferReadAfterWriteToBroadcast extends OpRewritePattern<TransferReadOp> {
  readonly root = TransferReadOp;

  matchAndRewrite(read: TransferReadOp, rewriter: PatternRewriter): LogicalResult {
    const write = read.base.definingOp;
    if (!isOfTensor(read) || !(write instanceof TransferWriteOp)) {
      return rewriter.notifyMatchFailure(read, 'no vector was written to the tensor');
    }
    if (read.mask || write.mask || hasOutOfBoundsDim(read) || hasOutOfBoundsDim(write)) {
      return rewriter.notifyMatchFailure(read, 'not all elements may be written or read');
    }
    const [chunk, written] = [transferChunk(read), transferChunk(write)];
    if (!isSameList(read.indices, write.indices) || !isSameList(chunk, written)) {
      return rewriter.notifyMatchFailure(read, 'other elements are read');
    }
    const permutation = broadcastPermutation(read.permutationMap.value, write.permutationMap.value);
    if (!permutation) return rewriter.notifyMatchFailure(read, 'the vectors have other dimensions of the tensor');
    const { location, vector } = read;
    const { shape, scalableDims, elementType } = vector.type as VectorType;
    const sourceOf = [...permutation.keys()].sort((a, b) => permutation[a]! - permutation[b]!);
    const vectorType = VectorType.get(
      sourceOf.map((i) => shape[i]!),
      elementType,
      sourceOf.map((i) => scalableDims[i]!),
    );
    const broadcast = BroadcastOp.build(rewriter, location, { source: write.valueToStore, vectorType }).result();
    const transpose = TransposeOp.build(rewriter, location, {
      vector: broadcast,
      permutation,
      resultType: vector.type,
    });
    rewriter.replaceOp(read, transpose.results);
    return true;
  }
}

/**
 * Returns where dimensions of what is read are in the vector that was written, when the repeated ones are put in front of it: for (0, d2, d1) read and
 * (d1, d2) written that is [0, 2, 1]. Undefined where both do not have the same dimensions of the tensor, or none.
 */
function broadcastPermutation(read: AffineMap, write: AffineMap): readonly number[] | undefined {
  const placeOf = new Map(write.results.map((result, i) => [result.kind === 'dim' ? result.position : undefined, i]));
  const numRepeated = read.numResults - write.numResults;
  let next = 0;
  const permutation = read.results.map((result) => {
    const place = result.kind === 'dim' ? placeOf.get(result.position) : undefined;
    if (place !== undefined) return numRepeated + place;
    return result.kind === 'dim' ? -1 : next++;
  });
  return next === numRepeated && permutation.length > 0 && !permutation.includes(-1) ? permutation : undefined;
}
