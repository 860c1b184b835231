import { type Value } from '../../ir/value.ts';

/** Returns the memory that `memory` looks at, through any number of views. */
export function viewedMemory(memory: Value): Value {
  let viewed = memory;
  for (let op = viewed.definingOp; op?.hasTrait('ViewLikeOpInterface'); op = viewed.definingOp) {
    // What else a view has as results, such as sizes, looks at nothing.
    if (op.result(0) !== viewed) break;
    viewed = op.operand(0);
  }
  return viewed;
}
