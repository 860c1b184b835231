import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { boolAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { isAllocated, memoryEffects } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ConstantOp, OrIOp } from '../../arith/generated/arith-ops.gen.ts';
import { ExtractStridedMetadataOp } from '../../memref/generated/memref-ops.gen.ts';
import { DeallocOp } from '../generated/bufferization-ops.gen.ts';

/** Canonicalization of `bufferization.dealloc`. Source: mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp. */

/** A memref to give back, and the condition on which it is. */
export type Conditional = readonly [memref: Value, condition: Value];

/** Returns what the operation gives back. */
export function conditionals({ memrefs, conditions }: DeallocOp): Conditional[] {
  return memrefs.map((memref, i) => [memref, conditions[i]!]);
}

/** Makes the operation give back these memrefs instead; fails where they are the same. */
export function replaceMemrefs(op: DeallocOp, kept: readonly Conditional[], rewriter: PatternRewriter): LogicalResult {
  const memrefs = kept.map(([memref]) => memref);
  const conditions = kept.map(([, condition]) => condition);
  if (isSameList(memrefs, op.memrefs) && isSameList(conditions, op.conditions)) {
    return rewriter.notifyMatchFailure(op, 'the same memrefs are given back');
  }
  rewriter.modifyOpInPlace(op, () => {
    const { retained } = op;
    const sizes = [kept.length, kept.length, retained.length];
    op.setOperands([...memrefs, ...conditions, ...retained]);
    op.setProperty('operandSegmentSizes', denseI32Array(op.context, sizes));
  });
  return true;
}

/** Gives back a memref once, when one of its conditions holds. */
class DeallocRemoveDuplicateDeallocMemrefs extends OpRewritePattern<DeallocOp> {
  readonly root = DeallocOp;

  matchAndRewrite(op: DeallocOp, rewriter: PatternRewriter): LogicalResult {
    const conditionOf = new Map<Value, Value>();
    for (const [memref, condition] of conditionals(op)) {
      const other = conditionOf.get(memref) ?? condition;
      const args = { lhs: other, rhs: condition };
      const isSame = other === condition;
      conditionOf.set(memref, isSame ? other : OrIOp.build(rewriter, op.location, args).result(0));
    }
    return replaceMemrefs(op, [...conditionOf], rewriter);
  }
}

/** Names a retained memref once. */
class DeallocRemoveDuplicateRetainedMemrefs extends OpRewritePattern<DeallocOp> {
  readonly root = DeallocOp;

  matchAndRewrite(op: DeallocOp, rewriter: PatternRewriter): LogicalResult {
    const { memrefs, conditions } = op;
    const retained = [...new Set(op.retained)];
    if (retained.length === op.retained.length) return rewriter.notifyMatchFailure(op, 'no memref is retained twice');
    const dealloc = DeallocOp.build(rewriter, op.location, {
      memrefs,
      conditions,
      retained,
      updatedConditionTypes: op.resultTypes.slice(0, retained.length),
    });
    rewriter.replaceOp(
      op,
      op.retained.map((memref) => dealloc.result(retained.indexOf(memref))),
    );
    return true;
  }
}

/** Without a memref to give back, no retained one has still to be given back. */
class EraseEmptyDealloc extends OpRewritePattern<DeallocOp> {
  readonly root = DeallocOp;

  matchAndRewrite(op: DeallocOp, rewriter: PatternRewriter): LogicalResult {
    if (op.memrefs.length > 0) return rewriter.notifyMatchFailure(op, 'there are memrefs to give back');
    const value = boolAttr(op.context, false);
    const no = ConstantOp.build(rewriter, op.location, { value }).result(0);
    rewriter.replaceOp(
      op,
      op.results.map(() => no),
    );
    return true;
  }
}

/** Leaves out memrefs that are never given back. */
class EraseAlwaysFalseDealloc extends OpRewritePattern<DeallocOp> {
  readonly root = DeallocOp;

  matchAndRewrite(op: DeallocOp, rewriter: PatternRewriter): LogicalResult {
    const kept = conditionals(op).filter(([, condition]) => matchInteger(condition) !== 0n);
    return replaceMemrefs(op, kept, rewriter);
  }
}

/** Gives back what was taken itself rather than its memory without a shape. */
class SkipExtractMetadataOfAlloc extends OpRewritePattern<DeallocOp> {
  readonly root = DeallocOp;

  matchAndRewrite(op: DeallocOp, rewriter: PatternRewriter): LogicalResult {
    const kept = conditionals(op).map(([memref, condition]): Conditional => {
      const extract = memref.definingOp;
      const isOfAlloc = extract instanceof ExtractStridedMetadataOp && allocatingOp(extract.source);
      return [isOfAlloc ? extract.source : memref, condition];
    });
    return replaceMemrefs(op, kept, rewriter);
  }
}

/** Erases memory that is only taken and given back. */
class RemoveAllocDeallocPairWhenNoOtherUsers extends OpRewritePattern<DeallocOp> {
  readonly root = DeallocOp;

  matchAndRewrite(op: DeallocOp, rewriter: PatternRewriter): LogicalResult {
    const allocs: Operation[] = [];
    const kept = conditionals(op).filter(([memref]) => {
      const alloc = memref.hasOneUse ? allocatingOp(memref) : undefined;
      if (!alloc || doesMoreTo(memref, alloc)) return true;
      allocs.push(alloc);
      return false;
    });
    if (!replaceMemrefs(op, kept, rewriter)) return false;
    for (const alloc of allocs) rewriter.eraseOp(alloc);
    return true;
  }
}

/** Tells whether the operation that takes the memory does something else to it. What it does to other memory does not count upstream. */
function doesMoreTo(memory: Value, alloc: Operation): boolean {
  return memoryEffects(alloc)!.some(({ effect, value }) => value === memory && effect !== 'allocate');
}

/** Returns the operation that takes the memory, when it is known. */
function allocatingOp(memory: Value): Operation | undefined {
  return isAllocated(memory) ? memory.definingOp : undefined;
}

export const deallocPatterns = (): readonly RewritePattern[] => [
  new DeallocRemoveDuplicateDeallocMemrefs(),
  new DeallocRemoveDuplicateRetainedMemrefs(),
  new EraseEmptyDealloc(),
  new EraseAlwaysFalseDealloc(),
  new SkipExtractMetadataOfAlloc(),
  new RemoveAllocDeallocPairWhenNoOtherUsers(),
];
