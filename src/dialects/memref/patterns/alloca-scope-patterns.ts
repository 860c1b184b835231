import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { memoryEffects } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { AllocaOp, AllocaScopeOp } from '../generated/memref-ops.gen.ts';

/** Source: AllocaScopeInliner, AllocaScopeHoister of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */

const isScope = (op: Operation): boolean => op.hasTrait('AutomaticAllocationScope');

/** Tells whether `op` itself may take memory of the scope around it. */
function mayAllocate(op: Operation): boolean {
  if (op.hasTrait('RecursiveMemoryEffects')) return false;
  return op instanceof AllocaOp || memoryEffects(op) === undefined;
}

/** Tells whether nothing but the terminator of the region's only block comes behind `op`. */
function isLast(op: Operation): boolean {
  const next = op.next;
  return (
    next !== null && next.next === null && next.mightHaveTrait('Terminator') && op.parentRegion?.blocks.length === 1
  );
}

/** Replaces a scope by its content, where that does not make memory live longer. */
class AllocaScopeInliner extends OpRewritePattern<AllocaScopeOp> {
  readonly root = AllocaScopeOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: AllocaScopeOp, rewriter: PatternRewriter): LogicalResult {
    const isFree = walk(op, {
      before(nested) {
        if (nested === op) return 'advance';
        if (mayAllocate(nested)) return 'interrupt';
        return isScope(nested) ? 'skip' : 'advance';
      },
    });
    if (!isFree && !(isScope(op.parentOp!) && isLast(op))) {
      return rewriter.notifyMatchFailure(op, 'memory would live longer');
    }
    const body = op.bodyRegion.firstBlock!;
    const terminator = body.lastOp!;
    const results = terminator.operands;
    rewriter.inlineBlockBefore(body, op.block!, op);
    rewriter.replaceOp(op, results);
    rewriter.eraseOp(terminator);
    return true;
  }
}

/** Takes memory in the scope around the operations that the inner scope ends with. */
class AllocaScopeHoister extends OpRewritePattern<AllocaScopeOp> {
  readonly root = AllocaScopeOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: AllocaScopeOp, rewriter: PatternRewriter): LogicalResult {
    const outermost = outermostInScope(op);
    if (!outermost) return rewriter.notifyMatchFailure(op, 'memory would live longer');
    const region = outermost.regions.find((candidate) => candidate.isAncestorOf(op.parentRegion))!;
    const hoisted: Operation[] = [];
    walk(op, {
      after(nested) {
        const isFixed = nested.operands.some((value) => region.isAncestorOf(value.parentBlock?.region ?? undefined));
        if (nested instanceof AllocaOp && !isFixed) hoisted.push(nested);
      },
    });
    if (hoisted.length === 0) return rewriter.notifyMatchFailure(op, 'no memory to take outside');
    rewriter.setInsertionPointBefore(outermost);
    for (const alloca of hoisted) rewriter.replaceOp(alloca, rewriter.clone(alloca).results);
    return true;
  }
}

/** Returns the operation around `op` directly inside of a scope, when nothing comes behind it and those between. */
function outermostInScope(op: AllocaScopeOp): Operation | undefined {
  let outermost = op.parentOp;
  if (!outermost || isScope(outermost) || !isLast(op) || !isLast(outermost)) return undefined;
  for (let parent = outermost.parentOp; parent && !isScope(parent); parent = parent.parentOp) {
    outermost = parent;
    if (!isLast(outermost)) return undefined;
  }
  return outermost.parentOp ? outermost : undefined;
}

export const allocaScopePatterns = (): RewritePattern[] => [new AllocaScopeInliner(), new AllocaScopeHoister()];
