import { BranchOpInterface } from '../../../ir/interfaces/branch.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type AnyMemRefType, isMemRefType, type TensorType } from '../../../ir/types/shaped-types.ts';
import { type BlockArgument, type Value } from '../../../ir/value.ts';
import { type AliasingOperand } from '../bufferizable-op.ts';
import { type Bufferization, fullyDynamicMemRef } from '../bufferization.ts';

/** Arguments of blocks that operations branch to. Source: mlir/Dialect/Bufferization/IR/UnstructuredControlFlow.h. */

/** Returns the operands that branches hand over as an argument of a block. */
export function branchOperandsTo({ owner: block, argNumber }: BlockArgument): AliasingOperand[] {
  const aliases: AliasingOperand[] = [];
  for (let use = block.firstUse; use; use = use.nextUse) {
    const branch = BranchOpInterface.of(use.owner);
    if (!branch) continue;
    const { start } = branch.successorOperands(use.successorNumber);
    aliases.push({ operand: use.owner.opOperands[start + argNumber]!, isEquivalent: true, isDefinite: false });
  }
  return aliases;
}

/** Returns the type of the memory of an argument of a block: that of all that branches hand over; undefined after a diagnostic. */
export function blockArgumentType(
  op: Operation,
  argument: BlockArgument,
  bufferization: Bufferization,
  pending: Value[],
): AnyMemRefType | undefined {
  let type: AnyMemRefType | undefined;
  for (const { operand } of branchOperandsTo(argument)) {
    const { value } = operand;
    if (pending.includes(value)) continue;
    const next = isMemRefType(value.type) ? value.type : bufferization.getBufferType(value, pending);
    if (!next) return undefined;
    if (type && type !== next) {
      if (type.memorySpace !== next.memorySpace) {
        op.emitOpError('incoming operands of block argument have inconsistent memory spaces');
        return undefined;
      }
      type = fullyDynamicMemRef(argument.type as TensorType, type.memorySpace);
    } else type = next;
  }
  if (!type) op.emitOpError('could not infer buffer type of block argument');
  return type;
}
