import { type Operation } from '../../../ir/operation.ts';
import { isTensorType, MemRefType } from '../../../ir/types/shaped-types.ts';

/** Whether an operation computes tensors or works on buffers. Source: mlir/Interfaces/DestinationStyleOpInterface.td. */

/** Tells whether there are tensors among the operands and no buffers. */
export function hasPureTensorSemantics(op: Operation): boolean {
  const types = op.operands.map(({ type }) => type);
  return types.some(isTensorType) && !types.some((type) => type instanceof MemRefType);
}

/** Tells whether there are buffers among the operands and no tensors. */
export function hasPureBufferSemantics(op: Operation): boolean {
  const types = op.operands.map(({ type }) => type);
  return types.some((type) => type instanceof MemRefType) && !types.some(isTensorType);
}
