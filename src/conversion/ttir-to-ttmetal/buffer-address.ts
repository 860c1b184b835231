import { argAllocationsOf } from '../../dialects/tt/arg-alloc.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import * as ttmetal from '../../dialects/ttmetal/generated/ttmetal-ops.gen.ts';
import { dpsInits } from '../../ir/interfaces/destination-style.ts';
import { BlockArgument, type Value } from '../../ir/value.ts';

/**
 * Returns the address of the buffer that a tensor is in: that of an argument is in `tt.arg_alloc` of the function, others are
 * found through the inits that they were written to. 0 for a buffer without address, or with one beyond 2^53, which no memory has.
 * Source: ttmlir-facts, section 3.4.1.
 */
export function bufferAddress(value: Value): number {
  for (let buffer = value; ;) {
    if (buffer instanceof BlockArgument) return argumentAddress(buffer);
    const maker = buffer.definingOp!;
    if (maker instanceof ttir.AllocOp || maker instanceof ttmetal.AllocOp) return maker.address;
    const init = dpsInits(maker)?.[maker.results.findIndex((result) => result === buffer)];
    if (!init) return 0;
    buffer = init.value;
  }
}

function argumentAddress(argument: BlockArgument): number {
  const { parentOp } = argument.parentBlock;
  const address = parentOp && argAllocationsOf(parentOp)?.[argument.argNumber]?.address;
  return typeof address === 'number' ? address : 0;
}
