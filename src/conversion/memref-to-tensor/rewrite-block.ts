import { type Block } from '../../ir/block.ts';
import { ExtractStridedMetadataOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { ForOp, IfOp, WhileOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { checkKnown } from './check-memory.ts';
import { type FunctionMemory } from './function-memory.ts';
import { handlesMemory, isDealloc, isMemory, namedBy } from './memory.ts';
import { type MemoryValues } from './memory-values.ts';
import { rewriteFor, rewriteIf, rewriteWhile } from './rewrite-control-flow.ts';
import { rewriteOperation } from './rewrite-operation.ts';

/** Rewrites what is in a block of a function but its terminator, with what is known of memory in front of it, which becomes what is known behind it. */
export function rewriteBlock(block: Block, memory: MemoryValues, func: FunctionMemory): LogicalResult {
  const inside = (nested: Block, known: MemoryValues): LogicalResult => rewriteBlock(nested, known, func);
  for (const op of [...block.operations()]) {
    const named = namedBy(op);
    if (!isDealloc(op) && !checkKnown(op, named, memory)) return false;
    if (op === block.lastOp) continue;
    if (op instanceof ForOp) {
      if (!rewriteFor(op, memory, func, inside)) return false;
    } else if (op instanceof WhileOp) {
      if (!rewriteWhile(op, memory, func, inside)) return false;
    } else if (op instanceof IfOp) {
      if (!rewriteIf(op, memory, func, inside)) return false;
    } else if (isDealloc(op) || op instanceof ExtractStridedMetadataOp) {
      func.leftovers.addOperation(op);
    } else if (named.size > 0 || op.results.some(isMemory)) {
      rewriteOperation(op, memory, func.globals);
      if (handlesMemory(op)) func.leftovers.addOperation(op);
    }
  }
  return true;
}
