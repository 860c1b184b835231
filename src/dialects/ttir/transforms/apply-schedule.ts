import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';

/**
 * Moves the operations of a schedule, which are in one block, so that each follows the one before it, and the empty tensor that
 * it alone writes to stands right before it. Nothing is moved when the block also has operations of other dialects that use
 * results, which could have to come between, or one without results, which ends the life of an operand. Source: ttmlir-facts, section 2.2.10, step 4.
 */
export function applySchedule(schedule: readonly Operation[]): void {
  const [first, ...rest] = schedule;
  if (!first?.block || rest.length === 0) return;
  const scheduled = new Set(schedule);
  const others = [...first.block.operations()].filter((op) => !scheduled.has(op) && !op.hasTrait('Terminator'));
  if (others.some((op) => op.numOperands > 0 || op.regions.length > 0)) return;
  if (schedule.some((op) => op.numResults === 0)) return;

  let previous = first;
  for (const op of rest) {
    op.moveAfter(previous);
    previous = op;
  }
  // What makes the operands of the first must come before the others too, which may have moved in front of it.
  for (const op of others.reverse()) if (op !== first.block.firstOp) op.moveBefore(first.block.firstOp!);
  for (const op of schedule) {
    for (const { value } of dpsInits(op) ?? []) {
      if (value.definingOp instanceof EmptyOp && value.hasOneUse) value.definingOp.moveBefore(op);
    }
  }
}
