import type { Block } from './block.ts';
import type { Operation } from './operation.ts';
import type { Value } from './value.ts';
import { walk } from './walk.ts';

/** After so many operations a search gives up: to look at all uses of a value costs no more, unless it has many. */
const searchedOps = 64;

/**
 * Tells that nothing inside `op` uses the value; false when something does or much is inside. Patterns that look at all uses of a value, of which few are inside what they
 * match, ask this first: where many small operations match that share the value, their time would grow with the square of the number.
 */
export function isSurelyUnusedInside(value: Value, op: Operation): boolean {
  let left = searchedOps;
  return walk(op, { before: (each) => (each === op || (--left >= 0 && !uses(each, value)) ? 'advance' : 'interrupt') });
}

/** Tells that no operation of the block itself uses the value, as `isSurelyUnusedInside` does. */
export function isSurelyUnusedInBlock(value: Value, block: Block): boolean {
  let left = searchedOps;
  for (let op = block.firstOp; op; op = op.next) if (--left < 0 || uses(op, value)) return false;
  return true;
}

function uses({ opOperands }: Operation, value: Value): boolean {
  for (let i = 0; i < opOperands.length; i++) if (opOperands[i]!.value === value) return true;
  return false;
}
