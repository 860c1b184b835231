import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Checks that at most one operation of each of these names is in `op`. Source: mlir/Dialect/IRDL/IR/IRDLTraits.h, text verbatim. */
export function verifyAtMostOne(op: Operation, names: readonly string[]): LogicalResult {
  const found = new Set<string>();
  for (const { name } of op.regions[0]!.firstBlock!.operations()) {
    if (!names.includes(name)) continue;
    if (found.has(name)) {
      const message = `the operation contains at least two operations of type ${name}`;
      return op.emitError(`failed to verify AtMostOneChildOf trait: ${message}`);
    }
    found.add(name);
  }
  return true;
}
