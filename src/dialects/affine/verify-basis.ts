import { isDynamicIndex } from '../../builtin/dynamic-index-list.ts';
import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Checks that there are as many values as the basis has marks for them. */
export function verifyBasis(op: Operation, basis: readonly (number | bigint)[], numValues: number): LogicalResult {
  if (basis.filter(isDynamicIndex).length === numValues) return true;
  return op.emitOpError(
    'mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite',
  );
}
