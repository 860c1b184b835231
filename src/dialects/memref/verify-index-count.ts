import { type Operation } from '../../ir/operation.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Checks that there is one index per dimension. */
export function verifyIndexCount(
  op: Operation & { readonly memref: Value; readonly indices: readonly Value[] },
  what: 'load' | 'store',
): LogicalResult {
  const { rank } = op.memref.type as MemRefType;
  const { length } = op.indices;
  return (
    length === rank || op.emitOpError(`incorrect number of indices for ${what}, expected ${rank} but got ${length}`)
  );
}
