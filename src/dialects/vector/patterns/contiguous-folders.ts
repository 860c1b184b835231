import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { MemRefType, type VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isLastDimUnitStride } from '../access.ts';
import { GatherOp, MaskedLoadOp, MaskedStoreOp, ScatterOp, StepOp } from '../generated/vector-ops.gen.ts';

/** Gathers and scatters of elements that follow each other. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** Tells whether the elements are 0, 1, 2 and so on. Source: isZeroBasedContiguousSeq. */
function isCounting(indices: Value): boolean {
  const { rank, shape, scalableDims } = indices.type as VectorType;
  if (rank !== 1 || scalableDims.includes(true)) return false;
  if (indices.definingOp instanceof StepOp) return true;
  const elements = matchConstant(indices);
  if (!(elements instanceof DenseElementsAttr)) return false;
  for (let i = 0; i < shape[0]!; i++) if (elements.bitsAt(i) !== BigInt(i)) return false;
  return true;
}

/** Tells whether the elements follow each other. Differs: mlir-opt does not look at the strides and reads and writes other elements than before. */
function isContiguous({ base, indices }: GatherOp | ScatterOp): boolean {
  return base.type instanceof MemRefType && isLastDimUnitStride(base.type) && isCounting(indices);
}

export class FoldContiguousGather extends OpRewritePattern<GatherOp> {
  readonly root = GatherOp;

  matchAndRewrite(op: GatherOp, rewriter: PatternRewriter): LogicalResult {
    if (!isContiguous(op)) return rewriter.notifyMatchFailure(op, 'not known to be contiguous elements of memory');
    const { base, offsets, mask, passThru, location } = op;
    const operands = { base, indices: offsets, mask, passThru };
    const load = MaskedLoadOp.build(rewriter, location, { ...operands, resultType: op.result().type });
    rewriter.replaceOp(op, load.results);
    return true;
  }
}

export class FoldContiguousScatter extends OpRewritePattern<ScatterOp> {
  readonly root = ScatterOp;

  matchAndRewrite(op: ScatterOp, rewriter: PatternRewriter): LogicalResult {
    if (!isContiguous(op) || op.numResults > 0) {
      return rewriter.notifyMatchFailure(op, 'not known to be contiguous elements of memory');
    }
    const { base, offsets, mask, valueToStore, location } = op;
    MaskedStoreOp.build(rewriter, location, { base, indices: offsets, mask, valueToStore });
    rewriter.eraseOp(op);
    return true;
  }
}
