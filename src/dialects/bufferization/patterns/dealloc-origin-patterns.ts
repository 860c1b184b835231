import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildBoolConstant } from '../../arith/build-bool.ts';
import { OrIOp } from '../../arith/generated/arith-ops.gen.ts';
import { ExtractStridedMetadataOp } from '../../memref/generated/memref-ops.gen.ts';
import { type BufferOrigin, isTakenBehindArgument } from '../analysis/buffer-origin.ts';
import { DeallocOp } from '../generated/bufferization-ops.gen.ts';
import { type Conditional, conditionals, replaceMemrefs } from './dealloc-patterns.ts';

/** Patterns for `bufferization.dealloc` that know where memory comes from. Source: mlir/lib/Dialect/Bufferization/Transforms/BufferDeallocationSimplification.cpp. */
abstract class OriginPattern extends OpRewritePattern<DeallocOp> {
  readonly root = DeallocOp;
  protected readonly origin: BufferOrigin;

  constructor(origin: BufferOrigin) {
    super();
    this.origin = origin;
  }

  /** Tells whether the memref may share memory with one of the others. */
  protected mayAlias(memref: Value, others: readonly Value[]): boolean {
    return others.some(
      (other) => !isTakenBehindArgument(other, memref) && this.origin.isSameAllocation(other, memref) !== false,
    );
  }
}

/** Leaves out memrefs whose memory is surely retained: what is retained still has to be given back also on their conditions. */
class RemoveDeallocMemrefsContainedInRetained extends OriginPattern {
  matchAndRewrite(op: DeallocOp, rewriter: PatternRewriter): LogicalResult {
    if (new Set(op.retained).size < op.retained.length)
      return rewriter.notifyMatchFailure(op, 'a memref is retained twice');
    const kept = conditionals(op).filter(([memref, condition]) => {
      if (this.#handOver(op, memref, condition, rewriter)) return false;
      const extract = memref.definingOp;
      const isExtracted = extract instanceof ExtractStridedMetadataOp;
      return !isExtracted || !this.#handOver(op, extract.source, condition, rewriter);
    });
    return replaceMemrefs(op, kept, rewriter);
  }

  /** Adds the condition to those of what is retained and is that memory, unless it is not known which is. */
  #handOver(op: DeallocOp, memref: Value, condition: Value, rewriter: PatternRewriter): boolean {
    const areSame = op.retained.map((retained) => this.origin.isSameAllocation(retained, memref));
    if (areSame.includes(undefined) || !areSame.includes(true)) return false;
    rewriter.setInsertionPointAfter(op);
    for (const [i, updated] of op.results.entries()) {
      if (!areSame[i]) continue;
      const either = OrIOp.build(rewriter, op.location, { lhs: updated, rhs: condition });
      rewriter.replaceUsesWithIf(updated, either.result(), ({ owner }) => owner !== either);
    }
    return true;
  }
}

/** Leaves out retained memrefs that share memory with none to give back: none of them has to be given back later. */
class RemoveRetainedMemrefsGuaranteedToNotAlias extends OriginPattern {
  matchAndRewrite(op: DeallocOp, rewriter: PatternRewriter): LogicalResult {
    const { memrefs, conditions, location } = op;
    const updated = op.retained.map((memref) => {
      return this.mayAlias(memref, memrefs) ? undefined : buildBoolConstant(rewriter, location, false);
    });
    const retained = op.retained.filter((_, i) => !updated[i]);
    if (retained.length === op.retained.length) {
      return rewriter.notifyMatchFailure(op, 'all retained memrefs may share memory with one to give back');
    }
    const { results } = DeallocOp.build(rewriter, location, { memrefs, conditions, retained });
    let next = 0;
    rewriter.replaceOp(
      op,
      updated.map((value) => value ?? results[next++]!),
    );
    return true;
  }
}

/** Gives memrefs that share memory with no other to give back, back by operations of their own. */
class SplitDeallocWhenNotAliasingAnyOther extends OriginPattern {
  matchAndRewrite(op: DeallocOp, rewriter: PatternRewriter): LogicalResult {
    const { location, memrefs, retained } = op;
    if (memrefs.length <= 1) return rewriter.notifyMatchFailure(op, 'there is no other memref to give back');
    const deallocate = (given: readonly Conditional[]): readonly Value[] =>
      DeallocOp.build(rewriter, location, {
        memrefs: given.map(([memref]) => memref),
        conditions: given.map(([, condition]) => condition),
        retained,
      }).results;
    const remaining: Conditional[] = [];
    const updated: (readonly Value[])[] = [];
    for (const [i, conditional] of conditionals(op).entries()) {
      const others = memrefs.filter((_, j) => j !== i);
      if (this.mayAlias(conditional[0], others)) remaining.push(conditional);
      else updated.push(deallocate([conditional]));
    }
    if (updated.length === 0) return rewriter.notifyMatchFailure(op, 'all memrefs may share memory with another');
    let replacements = deallocate(remaining);
    for (const more of updated) {
      replacements = replacements.map((lhs, i) => OrIOp.build(rewriter, location, { lhs, rhs: more[i]! }).result());
    }
    rewriter.replaceOp(op, replacements);
    return true;
  }
}

/** Where each retained memref is the memory of one that is given back in any case, each still has to be given back, and those memrefs are left out. */
class RetainedMemrefAliasingAlwaysDeallocatedMemref extends OriginPattern {
  matchAndRewrite(op: DeallocOp, rewriter: PatternRewriter): LogicalResult {
    const found = new Set<number>();
    const kept = conditionals(op).filter(([memref, condition]) => {
      if (matchInteger(condition) !== 1n) return true;
      let isRetained = false;
      for (const [i, retained] of op.retained.entries()) {
        if (!this.#isMemoryOf(memref, retained)) continue;
        rewriter.replaceAllUsesWith(op.result(i), condition);
        found.add(i);
        isRetained = true;
      }
      return !isRetained;
    });
    if (found.size < op.retained.length) return rewriter.notifyMatchFailure(op, 'the memory of a retained memref may not be given back'); // prettier-ignore
    return replaceMemrefs(op, kept, rewriter);
  }

  #isMemoryOf(memref: Value, retained: Value): boolean {
    if (this.origin.isSameAllocation(retained, memref)) return true;
    const extract = memref.definingOp;
    return (
      extract instanceof ExtractStridedMetadataOp && this.origin.isSameAllocation(retained, extract.source) === true
    );
  }
}

export const originPatterns = (origin: BufferOrigin): readonly RewritePattern[] => [
  new RemoveDeallocMemrefsContainedInRetained(origin),
  new RemoveRetainedMemrefsGuaranteedToNotAlias(origin),
  new SplitDeallocWhenNotAliasingAnyOther(origin),
  new RetainedMemrefAliasingAlwaysDeallocatedMemref(origin),
];
