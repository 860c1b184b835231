import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { constantIndex } from '../../../rewrite/mixed-indices.ts';
import { mixedSlice, type MixedSlice } from '../../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ExtractSliceOp, InsertSliceOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { buildExtractSlice } from '../../tensor/slices.ts';
import { TransferWriteOp } from '../generated/vector-ops.gen.ts';
import { transferShapedType, transferredType } from '../transfer/transfer-op.ts';

/**
 * Writes a vector to the slice of a tensor into which a part of what it was written to is inserted:
 * insert_slice(extract_slice(transfer_write(v, a)), b) becomes insert_slice(transfer_write(v, extract_slice(b)), b), all of which work on one buffer then.
 * Source: SwapExtractSliceOfTransferWrite of mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
 */
export class SwapExtractSliceOfTransferWrite extends OpRewritePattern<InsertSliceOp> {
  readonly root = InsertSliceOp;

  matchAndRewrite(insert: InsertSliceOp, rewriter: PatternRewriter): LogicalResult {
    const insertion = mixedSlice(insert);
    const extract = insert.source.definingOp;
    if (!(extract instanceof ExtractSliceOp) || !insert.source.hasOneUse) {
      return rewriter.notifyMatchFailure(insert, 'no slice is inserted, or others use it');
    }
    const extraction = mixedSlice(extract);
    const write = extract.source.definingOp;
    if (!(write instanceof TransferWriteOp) || !extract.source.hasOneUse) {
      return rewriter.notifyMatchFailure(insert, 'no vector was written, or others use the tensor');
    }
    if (!hasUnitStride(insertion) || !hasUnitStride(extraction)) {
      return rewriter.notifyMatchFailure(insert, 'with steps');
    }
    const sourceType = insert.source.type as RankedTensorType;
    if (sourceType.rank !== write.permutationMap.value.numResults) {
      return rewriter.notifyMatchFailure(insert, 'use-def chain is rank-reducing');
    }
    if (!extraction.offsets.every((offset) => constantIndex(offset) === 0)) {
      return rewriter.notifyMatchFailure(insert, 'ExtractSliceOp has non-zero offset');
    }
    if (!write.indices.every((index) => constantIndex(index) === 0)) {
      return rewriter.notifyMatchFailure(insert, 'TranferWriteOp has non-zero offset');
    }
    if (!areSameSizes(insertion, extraction)) {
      return rewriter.notifyMatchFailure(insert, 'InsertSliceOp and ExtractSliceOp sizes differ');
    }
    if (write.mask || !writesAll(write)) {
      return rewriter.notifyMatchFailure(insert, 'TransferWriteOp may not write the full tensor.');
    }
    const base = buildExtractSlice(rewriter, extract.location, insert.dest, insertion, sourceType);
    const { valueToStore, indices, permutationMap } = write;
    const written = TransferWriteOp.build(rewriter, write.location, {
      valueToStore,
      base,
      indices,
      permutationMap,
      // Folding finds out what is in bounds.
      inBounds: write.inBounds.map(() => false),
      resultTypes: [base.type],
    });
    rewriter.modifyOpInPlace(insert, () => insert.setOperand(0, written.result()));
    return true;
  }
}

function hasUnitStride({ strides }: MixedSlice): boolean {
  return strides.every((stride) => stride === 1);
}

function areSameSizes({ sizes }: MixedSlice, { sizes: others }: MixedSlice): boolean {
  return (
    sizes.length === others.length &&
    sizes.every((size, dim) => {
      const constant = constantIndex(size);
      return constant === undefined ? size === others[dim] : constant === constantIndex(others[dim]!);
    })
  );
}

/** Tells whether no element of the tensor is left as it is. */
function writesAll(write: TransferWriteOp): boolean {
  const { shape } = transferShapedType(write);
  const vector = transferredType(write);
  const { results } = write.permutationMap.value;
  return results.every((result, i) => result.kind === 'dim' && shape[result.position] === vector.shape[i]);
}
