import { DominanceInfo } from '../ir/dominance.ts';
import { isMemoryEffectFree } from '../ir/interfaces/memory-effects.ts';
import { isSpeculatable } from '../ir/interfaces/speculation.ts';
import { type Operation } from '../ir/operation.ts';
import { type PatternRewriter } from '../ir/pattern-match.ts';
import { type Value } from '../ir/value.ts';
import { walk } from '../ir/walk.ts';
import { type LogicalResult } from '../support/logical-result.ts';

/**
 * Moves the operations that make values in front of `anchor`, where they are in its block behind it, and what they need. Fails, and moves nothing, where one of
 * them has effects or depends on `anchor`. Source: moveValueDefinitions of mlir/lib/Transforms/Utils/RegionUtils.cpp.
 */
export function moveDefinitionsBefore(
  rewriter: PatternRewriter,
  values: readonly Value[],
  anchor: Operation,
): LogicalResult {
  const dominance = new DominanceInfo();
  const late = values.filter((value) => !dominance.valueProperlyDominates(value, anchor));
  if (late.some(({ definingOp }) => definingOp?.block !== anchor.block)) return false;
  const moved = new Set<Operation>();
  const pending = late.map(({ definingOp }) => definingOp!);
  for (let op = pending.pop(); op; op = pending.pop()) {
    if (moved.has(op) || dominance.properlyDominates(op, anchor)) continue;
    if (op === anchor || op.block !== anchor.block || !isMemoryEffectFree(op) || !isSpeculatable(op)) return false;
    moved.add(op);
    for (const { definingOp } of operandsOfAll(op))
      if (definingOp && !op.isProperAncestorOf(definingOp)) pending.push(definingOp);
  }
  const inOrder = [...moved].sort((a, b) => (a.isBeforeInBlock(b) ? -1 : 1));
  for (const op of inOrder) {
    op.moveBefore(anchor);
    rewriter.listener.notifyOperationInserted?.(op, true);
  }
  return true;
}

/** Returns what an operation uses, with what is nested in it. */
function operandsOfAll(op: Operation): Value[] {
  const operands: Value[] = [];
  walk(op, { before: (inner) => void operands.push(...inner.operands) });
  return operands;
}
