import type { LogicalResult } from '../../support/logical-result.ts';
import type { Operation } from '../operation.ts';
import { isMemRefType, isTensorType } from '../types/shaped-types.ts';
import type { OpOperand } from '../value.ts';
import { OpInterface } from './op-interface.ts';

/** What an operation in destination-passing style says about itself. */
export interface DestinationStyle {
  /** The operands that results are written to, in order of the results. */
  readonly inits: readonly OpOperand[];
}

/**
 * Operations in destination-passing style: each tensor result is tied to one operand, the init, of the same type.
 * Which operands are inits comes from the spec's `dpsInits`. Source: mlir/Interfaces/DestinationStyleOpInterface.td.
 */
export const DestinationStyleOpInterface = new OpInterface<DestinationStyle>('DestinationStyleOpInterface', {
  verifyRegions: verifyDestinationStyle,
  ofSignature: true,
});

/** Returns the init operands, undefined when `op` is not in destination-passing style. */
export function dpsInits(op: Operation): readonly OpOperand[] | undefined {
  return DestinationStyleOpInterface.of(op)?.inits;
}

/** Returns the operands that are not inits. */
export function dpsInputs(op: Operation): OpOperand[] {
  const inits = dpsInits(op) ?? [];
  return op.opOperands.filter((operand) => !inits.includes(operand));
}

/** Tells whether each init and the result in its place are one tensor. */
function areTied(inits: readonly OpOperand[], { results }: Operation): boolean {
  if (inits.length !== results.length) return false;
  for (let i = 0; i < inits.length; i++) {
    const { type } = inits[i]!.value;
    if (type !== results[i]!.type || !isTensorType(type)) return false;
  }
  return true;
}

function verifyDestinationStyle(op: Operation): LogicalResult {
  const inits = dpsInits(op) ?? [];
  if (areTied(inits, op)) return true;
  const tensorInits: OpOperand[] = [];
  for (const init of inits) {
    const { type } = init.value;
    if (isTensorType(type)) tensorInits.push(init);
    else if (!isMemRefType(type)) {
      return op.emitOpError(`expected that operand #${init.operandNumber} is a tensor or a memref`);
    }
  }
  const tensorResults = op.results.filter(({ type }) => isTensorType(type)).length;
  if (tensorResults !== tensorInits.length) {
    return op.emitOpError(
      `expected the number of tensor results (${tensorResults}) to be equal to the number of output tensors (${tensorInits.length})`,
    );
  }
  for (const [i, init] of tensorInits.entries()) {
    if (op.results[i]!.type === init.value.type) continue;
    const print = op.context.printType;
    return op.emitOpError(
      `expected type of operand #${init.operandNumber} ('${print(init.value.type)}') to match type of corresponding result ('${print(op.results[i]!.type)}')`,
    );
  }
  return true;
}
