import { type Operation } from '../../ir/operation.ts';
import { type OpOperand } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';

/**
 * Returns an operand that is defined in a region which its operation is not in, undefined where there is none. Bytecode numbers values by the regions around an operation, so that it
 * would be read as another value. Such operands are valid where an operation is never reached. Differs: mlir-opt writes the other value.
 */
export function hiddenOperand(root: Operation): OpOperand | undefined {
  let found: OpOperand | undefined;
  walk(root, {
    before(op) {
      for (const operand of op.opOperands) {
        if (isVisible(operand)) continue;
        found = operand;
        return 'interrupt';
      }
      return 'advance';
    },
  });
  return found;
}

function isVisible({ value, owner }: OpOperand): boolean {
  const { parentBlock } = value;
  return parentBlock === owner.block || parentBlock?.region?.isAncestorOf(owner.block?.region ?? undefined) === true;
}
