import { type Operation } from '../../../ir/operation.ts';
import { BlockArgument, type Value } from '../../../ir/value.ts';
import { IndexOp } from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../../dialects/linalg/interfaces.ts';
import { GenerateOp, PadOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';

/** Tells whether the region of an operation gets the indices of an element as its arguments; the loops are then the dimensions of the result. */
function hasIndexArguments(op: Operation | undefined): boolean {
  return op instanceof GenerateOp || op instanceof PadOp;
}

/** Tells whether the body of an operation makes one element in an iteration. */
export function hasIterations(op: Operation): boolean {
  return hasIndexArguments(op) || LinalgStructuredInterface.of(op) !== undefined;
}

/** Returns the loop that an index is the number of the iteration of: what `linalg.index` or an argument of the region of `tensor.generate` names. */
export function loopOf(index: Value): number | undefined {
  if (index.definingOp instanceof IndexOp) return index.definingOp.dim;
  if (!(index instanceof BlockArgument)) return undefined;
  return hasIndexArguments(index.parentBlock.parentOp) ? index.argNumber : undefined;
}
