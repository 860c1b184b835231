import { type Operation } from '../ir/operation.ts';
import { isDynamic, type ShapedType } from '../ir/types/shaped-types.ts';
import { type LogicalResult } from '../support/logical-result.ts';

/** Checks that there is one size per dynamic dimension, of which unranked types have none. Source: verifyDynamicDimensionCount of mlir/lib/Interfaces/ShapedOpInterfaces.cpp. */
export function verifyDynamicSizes(op: Operation, type: ShapedType, count: number): LogicalResult {
  const expected = (type.shape ?? []).filter(isDynamic).length;
  return count === expected || op.emitOpError(`incorrect number of dynamic sizes, has ${count}, expected ${expected}`);
}
