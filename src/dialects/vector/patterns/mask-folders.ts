import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type MemRefType, type VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { hasUnitStride } from '../access.ts';
import {
  CompressStoreOp,
  ExpandLoadOp,
  GatherOp,
  LoadOp,
  MaskedLoadOp,
  MaskedStoreOp,
  ScatterOp,
  StoreOp,
} from '../generated/vector-ops.gen.ts';
import { maskFormat } from '../mask-format.ts';

/**
 * Accesses whose mask is on, or off, everywhere. What is known of addresses is forgotten, as upstream forgets it. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
 */

interface MaskedAccess extends Operation {
  readonly mask: Value;
  readonly base: Value;
  readonly indices: readonly Value[];
}

interface MaskedRead extends MaskedAccess {
  readonly passThru: Value;
}

interface MaskedWrite extends MaskedAccess {
  readonly valueToStore: Value;
}

/** Tells whether the access may be made without a mask. Differs: mlir-opt makes invalid operations where there are gaps between the elements. */
function canBeWhole(op: MaskedAccess, vector: Value): boolean {
  return maskFormat(op.mask) === 'all-true' && hasUnitStride(vector.type as VectorType, op.base.type as MemRefType);
}

function foldRead(op: MaskedRead, rewriter: PatternRewriter): LogicalResult {
  if (maskFormat(op.mask) === 'all-false') {
    rewriter.replaceOp(op, [op.passThru]);
    return true;
  }
  if (!canBeWhole(op, op.result())) return rewriter.notifyMatchFailure(op, 'the mask may be on and off, or gaps');
  const { base, indices, location } = op;
  rewriter.replaceOp(op, [
    LoadOp.build(rewriter, location, { base, indices, nontemporal: false, resultType: op.result().type }).result(),
  ]);
  return true;
}

function foldWrite(op: MaskedWrite, rewriter: PatternRewriter): LogicalResult {
  if (maskFormat(op.mask) === 'all-false') {
    rewriter.eraseOp(op);
    return true;
  }
  const { base, indices, location, valueToStore } = op;
  if (!canBeWhole(op, valueToStore)) return rewriter.notifyMatchFailure(op, 'the mask may be on and off, or gaps');
  StoreOp.build(rewriter, location, { valueToStore, base, indices, nontemporal: false });
  rewriter.eraseOp(op);
  return true;
}

export class MaskedLoadFolder extends OpRewritePattern<MaskedLoadOp> {
  readonly root = MaskedLoadOp;

  matchAndRewrite(op: MaskedLoadOp, rewriter: PatternRewriter): LogicalResult {
    return foldRead(op, rewriter);
  }
}

export class ExpandLoadFolder extends OpRewritePattern<ExpandLoadOp> {
  readonly root = ExpandLoadOp;

  matchAndRewrite(op: ExpandLoadOp, rewriter: PatternRewriter): LogicalResult {
    return foldRead(op, rewriter);
  }
}

export class MaskedStoreFolder extends OpRewritePattern<MaskedStoreOp> {
  readonly root = MaskedStoreOp;

  matchAndRewrite(op: MaskedStoreOp, rewriter: PatternRewriter): LogicalResult {
    return foldWrite(op, rewriter);
  }
}

export class CompressStoreFolder extends OpRewritePattern<CompressStoreOp> {
  readonly root = CompressStoreOp;

  matchAndRewrite(op: CompressStoreOp, rewriter: PatternRewriter): LogicalResult {
    return foldWrite(op, rewriter);
  }
}

/** No gather is without a mask: only one that is off everywhere goes away. */
export class GatherFolder extends OpRewritePattern<GatherOp> {
  readonly root = GatherOp;

  matchAndRewrite(op: GatherOp, rewriter: PatternRewriter): LogicalResult {
    if (maskFormat(op.mask) !== 'all-false') return rewriter.notifyMatchFailure(op, 'the mask may be on');
    rewriter.replaceOp(op, [op.passThru]);
    return true;
  }
}

/** The same for scatters, of which a tensor stays as it is. */
export class ScatterFolder extends OpRewritePattern<ScatterOp> {
  readonly root = ScatterOp;

  matchAndRewrite(op: ScatterOp, rewriter: PatternRewriter): LogicalResult {
    if (maskFormat(op.mask) !== 'all-false') return rewriter.notifyMatchFailure(op, 'the mask may be on');
    // Differs: mlir-opt breaks off where the result is no tensor of the same type.
    if (op.resultTypes.some((type) => type !== op.base.type)) {
      return rewriter.notifyMatchFailure(op, 'the result is of another type');
    }
    rewriter.replaceOp(
      op,
      op.results.map(() => op.base),
    );
    return true;
  }
}
