import { cloneOperation } from '../../../ir/clone.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type OpOperand } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { GenericOp } from '../generated/ttir-ops.gen.ts';

/**
 * Gives operations that write to one empty tensor one each, because what stands for it in memory would be overwritten: `cse` merges equal empty
 * tensors. The first in the block keeps the tensor.
 */
export function ownInits(root: Operation): void {
  const shared: EmptyOp[] = [];
  walk(root, {
    before: (op) => {
      // Empty tensors in there name parts of operands.
      if (op instanceof GenericOp) return 'skip';
      if (op instanceof EmptyOp && !op.useEmpty && !op.result().hasOneUse) shared.push(op);
      return 'advance';
    },
  });
  for (const empty of shared) {
    const writes = [...empty.result().uses()].filter((use) => dpsInits(use.owner)?.includes(use));
    writes.sort(inProgramOrder);
    for (const use of writes.slice(1)) {
      const own = cloneOperation(empty);
      use.owner.block!.insertBefore(own, use.owner);
      use.set(own.result());
    }
  }
}

/** Operations of different blocks stay as they are. */
function inProgramOrder({ owner: a }: OpOperand, { owner: b }: OpOperand): number {
  return a === b || a.block !== b.block ? 0 : a.isBeforeInBlock(b) ? -1 : 1;
}
