import { OpBuilder } from '../../../ir/builder.ts';
import { cloneOperation } from '../../../ir/clone.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpOperand, type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { AllocOp, BroadcastOp, GenericOp } from '../generated/ttir-ops.gen.ts';
import { TTIROpInterface } from '../interfaces.ts';

/**
 * Gives operations an empty tensor of their own to write to where something else uses their init, because what stands for that in memory would be
 * overwritten: an argument, a constant or result that is read too, and an empty tensor that several operations write to, as `cse` leaves it. The first
 * of these in the block keeps it.
 */
export function ownInits(root: Operation): void {
  const shared = new Set<Value>();
  walk(root, {
    before: (op) => {
      for (const { value } of dpsInits(op) ?? []) if (isShared(value, op)) shared.add(value);
      // Empty tensors in there name parts of operands.
      return op instanceof GenericOp ? 'skip' : 'advance';
    },
  });
  for (const value of shared) {
    const { definingOp: maker } = value;
    const empty = maker instanceof EmptyOp ? maker : undefined;
    const writes = [...value.uses()].filter((use) => dpsInits(use.owner)?.includes(use));
    for (const use of empty ? writes.sort(inProgramOrder).slice(1) : writes) use.set(ownEmpty(use, empty));
  }
}

/** Tells whether what an operation would write to is used elsewhere. What has an address already is written to as the program says. */
function isShared(init: Value, op: Operation): boolean {
  const { definingOp: maker } = init;
  if (maker instanceof EmptyOp) return !init.hasOneUse;
  if (!(init.type instanceof RankedTensorType) || !TTIROpInterface.isImplementedBy(op)) return false;
  // A broadcast may be its input.
  return !(maker instanceof AllocOp) && (maker instanceof BroadcastOp || !init.hasOneUse);
}

/** Returns an empty tensor in front of the owner of an init: a copy of the one that there is, or one of the type. */
function ownEmpty({ owner, value }: OpOperand, empty: EmptyOp | undefined): Value {
  if (!empty) {
    const place = OpBuilder.before(owner);
    return EmptyOp.build(place, owner.location, { dynamicSizes: [], resultType: value.type }).result();
  }
  const own = cloneOperation(empty);
  owner.block!.insertBefore(own, owner);
  return own.result();
}

/** Operations of different blocks stay as they are. */
function inProgramOrder({ owner: a }: OpOperand, { owner: b }: OpOperand): number {
  return a === b || a.block !== b.block ? 0 : a.isBeforeInBlock(b) ? -1 : 1;
}
