import type { LogicalResult } from '../support/logical-result.ts';
import type { DiagnosticNote } from './diagnostics.ts';
import { DominanceInfo } from './dominance.ts';
import type { Operation } from './operation.ts';
import { UnknownLoc } from './location.ts';
import { OpResult, type BlockArgument, type OpOperand } from './value.ts';

export interface VerifyOptions {
  /** Look into nested operations; default true. */
  readonly recursive?: boolean;
}

/**
 * Checks that every operand in reachable code inside `root` is defined on all ways to its use. Does not look into nested
 * operations that are isolated from above. The structure must be valid. Source: mlir/lib/IR/Verifier.cpp, texts and order.
 */
export function verifyDominance(root: Operation, { recursive = true }: VerifyOptions = {}): LogicalResult {
  if (root.regions.length === 0) return true;
  // Made when it is first needed, because most uses need no tree.
  let info: DominanceInfo | undefined;
  const pending = [root];
  for (let outer = pending.pop(); outer; outer = pending.pop()) {
    for (const region of outer.regions) {
      const entry = region.firstBlock;
      for (const block of region.blocks) {
        if (!block.orderIsValid) block.recomputeOrder();
        for (let op = block.firstOp; op; op = op.next) {
          const { opOperands } = op;
          for (let i = 0; i < opOperands.length; i++) {
            const { value } = opOperands[i]!;
            // Most values are used in the block that defines them, or are from the entry block, which dominates the others.
            if (value instanceof OpResult) {
              const { owner } = value;
              const home = owner.block;
              if (home === block ? owner.orderInBlock < op.orderInBlock : home === entry) continue;
            } else {
              const home = value.parentBlock;
              if (home === block || home === entry) continue;
            }
            info ??= new DominanceInfo();
            // Dominance means nothing in blocks that are never executed.
            if (!info.isReachableFromEntry(block)) continue;
            if (!info.valueProperlyDominates(value, op)) return diagnose(op, opOperands[i]!);
          }
          if (recursive && op.regions.length > 0 && !op.hasTrait('IsolatedFromAbove')) pending.push(op);
        }
      }
    }
  }
  return true;
}

function diagnose(op: Operation, operand: OpOperand): LogicalResult {
  const { value } = operand;
  const note = value instanceof OpResult ? resultNote(op, value) : argumentNote(op, value as BlockArgument);
  return op.emitError(`operand #${operand.operandNumber} does not dominate this use`, note);
}

function resultNote(op: Operation, value: OpResult): DiagnosticNote {
  const { location } = value;
  const here = op.block?.region;
  const there = value.parentBlock?.region;
  let where = 'op is neither in a parent nor in a child region';
  if (op.block === value.parentBlock) where = 'op in the same block';
  else if (here === there) where = 'op in the same region';
  else if (here && there?.isAncestorOf(here)) where = 'op in a parent region';
  else if (there && here?.isAncestorOf(there)) where = 'op in a child region';
  return { location, message: `operand defined here (${where})` };
}

function argumentNote(op: Operation, value: BlockArgument): DiagnosticNote {
  const block = value.owner;
  const location = block.parentOp?.location ?? UnknownLoc.instance;
  const here = op.block?.region;
  const there = block.region;
  if (!there) return { location, message: ' (block without parent)' };
  let where = ' neither in a parent nor in a child region';
  if (here === there) where = ' in the same region';
  else if (here && there.isAncestorOf(here)) where = ' in a parent region';
  else if (here?.isAncestorOf(there)) where = ' in a child region';
  const index = there.blocks.indexOf(block);
  return { location, message: `operand defined as a block argument (block #${index}${where})` };
}
