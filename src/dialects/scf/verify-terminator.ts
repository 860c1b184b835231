import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/**
 * Checks that the first block of `region` ends with the operation `name`; else reports `message`.
 * Source: verifyAndGetTerminator of mlir/lib/Dialect/SCF/IR/SCF.cpp.
 */
export function verifyTerminator(op: Operation, region: Region, name: string, message: string): LogicalResult {
  const last = region.firstBlock?.lastOp;
  if (last?.name === name) return true;
  return last
    ? op.emitOpError(message, { location: last.location, message: 'terminator here' })
    : op.emitOpError(message);
}
