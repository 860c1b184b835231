import { splatElements } from '../../../ir/attributes/elements-attributes.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { zeroAttr } from '../../arith/arith-builder.ts';
import { AndIOp, ConstantOp } from '../../arith/generated/arith-ops.gen.ts';
import { GatherOp, MaskOp, TransferReadOp, TransferWriteOp } from '../generated/vector-ops.gen.ts';
import { LowerVectorMaskPassBase } from '../generated/vector-passes.gen.ts';
import { maskFormat } from '../mask-format.ts';
import { maskedOpOf } from '../masked-op.ts';
import { CanonializeEmptyMaskOp } from '../patterns/mask-patterns.ts';

/**
 * Source: mlir/lib/Dialect/Vector/Transforms/LowerVectorMask.cpp. Differs: operations that have a mask already have both; mlir-opt forgets that one, and what gathers have where it
 * is off.
 */

type MaskableOp = TransferReadOp | TransferWriteOp | GatherOp;

interface OpClass<T extends MaskableOp> {
  new (...args: never[]): T;
}

/** Gives an operation under a mask that mask as an operand. */
abstract class MaskOpRewritePattern<T extends MaskableOp> extends OpRewritePattern<MaskOp> {
  readonly root = MaskOp;
  readonly #maskable: OpClass<T>;

  constructor(maskable: OpClass<T>) {
    super();
    this.#maskable = maskable;
  }

  matchAndRewrite(op: MaskOp, rewriter: PatternRewriter): LogicalResult {
    const masked = maskedOpOf(op);
    if (!(masked instanceof this.#maskable)) return rewriter.notifyMatchFailure(op, 'another operation is masked');
    // No transfer has other elements than padding, and no gather may have them.
    if (op.passthru) return rewriter.notifyMatchFailure(op, `Can't lower passthru to ${masked.name}`);
    rewriter.replaceOp(op, this.rebuild(masked, op, rewriter).results);
    return true;
  }

  protected abstract rebuild(masked: T, mask: MaskOp, rewriter: PatternRewriter): Operation;
}

function isOn(mask: Value | undefined): boolean {
  return mask === undefined || maskFormat(mask) === 'all-true';
}

/** Returns the mask that is on where both are. */
function bothMasks(rewriter: PatternRewriter, location: Location, outer: Value, inner: Value | undefined): Value {
  if (inner === undefined || inner === outer || isOn(inner)) return outer;
  return AndIOp.build(rewriter, location, { lhs: outer, rhs: inner }).result();
}

class MaskedTransferReadOpPattern extends MaskOpRewritePattern<TransferReadOp> {
  constructor() {
    super(TransferReadOp);
  }

  protected rebuild(read: TransferReadOp, { mask: outer, location }: MaskOp, rewriter: PatternRewriter): Operation {
    const { base, indices, permutationMap, padding, inBounds } = read;
    const mask = bothMasks(rewriter, location, outer, read.mask);
    const args = { base, indices, permutationMap, padding, mask, inBounds, vectorType: read.vector.type };
    return TransferReadOp.build(rewriter, location, args);
  }
}

class MaskedTransferWriteOpPattern extends MaskOpRewritePattern<TransferWriteOp> {
  constructor() {
    super(TransferWriteOp);
  }

  protected rebuild(write: TransferWriteOp, { mask: outer, location }: MaskOp, rewriter: PatternRewriter): Operation {
    const { valueToStore, base, indices, permutationMap, inBounds, resultTypes } = write;
    const mask = bothMasks(rewriter, location, outer, write.mask);
    const args = { valueToStore, base, indices, permutationMap, mask, inBounds, resultTypes };
    return TransferWriteOp.build(rewriter, location, args);
  }
}

class MaskedGatherOpPattern extends MaskOpRewritePattern<GatherOp> {
  constructor() {
    super(GatherOp);
  }

  protected rebuild(gather: GatherOp, { mask: outer, location }: MaskOp, rewriter: PatternRewriter): Operation {
    const { base, offsets, indices } = gather;
    const hasOneMask = gather.mask === outer || isOn(gather.mask);
    const passThru = (hasOneMask ? zero(rewriter, gather) : undefined) ?? gather.passThru;
    const mask = bothMasks(rewriter, location, outer, gather.mask);
    const args = { base, offsets, indices, mask, passThru, resultType: gather.result().type };
    return GatherOp.build(rewriter, location, args);
  }
}

/** Returns a vector of zeros like the one that is gathered. */
function zero(rewriter: PatternRewriter, gather: GatherOp): Value | undefined {
  const type = gather.result().type as VectorType;
  const element = zeroAttr(type.elementType);
  return element && ConstantOp.build(rewriter, gather.location, { value: splatElements(type, element) }).result();
}

/** `lower-vector-mask`. */
export class LowerVectorMaskPass extends LowerVectorMaskPassBase {
  override runOnOperation(op: Operation): void {
    const patterns = [
      new MaskedTransferReadOpPattern(),
      new MaskedTransferWriteOpPattern(),
      new MaskedGatherOpPattern(),
      new CanonializeEmptyMaskOp(),
    ];
    applyPatternsGreedily(op, patterns, mlirGreedyDefaults);
  }
}
