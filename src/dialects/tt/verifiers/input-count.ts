import { dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';

/** Checks that an operation with a group of inputs has `count` of them, and one result. */
export function verifyInputCount(op: Operation, count: number): LogicalResult {
  const inputs = dpsInputs(op).length;
  if (inputs !== count) return op.emitOpError(`expected ${count} input${count === 1 ? '' : 's'}, but got ${inputs}`);
  return op.numResults === 1 || op.emitOpError(`expected 1 result, but got ${op.numResults}`);
}
