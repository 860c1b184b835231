import { type Operation } from '../../ir/operation.ts';
import { hasIdentityLayout, layoutMap } from '../../ir/types/memref-layout.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { verifyDynamicSizes } from '../../builtin/verify-dynamic-sizes.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Checks that sizes and symbols are as many as the type of the memory needs. Source: verifyAllocLikeOp of MemRefOps.cpp. */
export function verifyAlloc(
  op: Operation & { readonly dynamicSizes: readonly Value[]; readonly symbolOperands: readonly Value[] },
): LogicalResult {
  const type = op.result(0).type as MemRefType;
  if (!verifyDynamicSizes(op, type, op.dynamicSizes.length)) return false;
  const expected = hasIdentityLayout(type) ? 0 : (layoutMap(type)?.numSymbols ?? 0);
  const actual = op.symbolOperands.length;
  return (
    actual === expected ||
    op.emitOpError(`symbol operand count does not equal memref symbol count: expected ${expected}, got ${actual}`)
  );
}
