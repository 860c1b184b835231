import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { areCastCompatible } from '../../memref/cast-compatible.ts';
import { findDealloc, givesBack } from '../../memref/find-dealloc.ts';
import { CastOp } from '../../memref/generated/memref-ops.gen.ts';
import { CloneOp } from '../generated/bufferization-ops.gen.ts';
import { viewedMemory } from '../viewed-memory.ts';

/** Canonicalization of `bufferization.clone`. Source: mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp. */

/** Replaces a clone by its source, and has the memory given back once, where the later of both is. */
class SimplifyClones extends OpRewritePattern<CloneOp> {
  readonly root = CloneOp;

  matchAndRewrite(op: CloneOp, rewriter: PatternRewriter): LogicalResult {
    if (op.useEmpty) {
      rewriter.eraseOp(op);
      return true;
    }
    const { input, output } = op;
    if (input.type !== output.type && !areCastCompatible(input.type, output.type)) {
      return rewriter.notifyMatchFailure(op, 'the input is no memref of that type');
    }
    const redundant = redundantDealloc(op);
    if (!redundant) return rewriter.notifyMatchFailure(op, 'which of both is given back later is not known');
    const args = { source: input, destType: output.type };
    const source = input.type === output.type ? input : CastOp.build(rewriter, op.location, args).result(0);
    rewriter.replaceOp(op, [source]);
    rewriter.eraseOp(redundant);
    return true;
  }
}

/** Returns the operation that gives back the clone or its source, before which nothing in the block of the clone gives back anything. */
function redundantDealloc(op: CloneOp): Operation | undefined {
  const ofClone = findDealloc(op.output);
  const ofSource = findDealloc(viewedMemory(op.input));
  if (ofClone === 'several' || ofSource === 'several') return undefined;
  // Of two in one block either may come first, and one lifetime may not cover the other.
  if (ofClone && ofSource && ofClone.block === ofSource.block) return undefined;
  const redundant = [ofClone, ofSource].find((dealloc) => dealloc?.block === op.block);
  if (!redundant) return undefined;
  for (let next = op.next; next !== redundant; next = next.next) {
    if (!next || givesBack(next)) return undefined;
  }
  return redundant;
}

export const clonePatterns = (): readonly RewritePattern[] => [new SimplifyClones()];
