import { type AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { affineScope, isValidAffineIndex } from './valid-operands.ts';

/** Returns the map that the discardable attribute `name` holds. */
export function mapAttribute(op: Operation, name: string): AffineMap | undefined {
  const attribute = op.attributes.get(name);
  return attribute instanceof AffineMapAttr ? attribute.value : undefined;
}

/** Checks that the inputs of a map of a transfer are indices and may be inputs; `where` and `what` are words of the messages. */
export function verifyDmaIndices(
  op: Operation,
  indices: readonly Value[],
  { what, where }: { readonly what: string; readonly where: string },
): LogicalResult {
  const scope = affineScope(op);
  for (const index of indices) {
    if (!(index.type instanceof IndexType)) return op.emitOpError(`${what} to ${where} must have 'index' type`);
    if (!isValidAffineIndex(index, scope)) {
      return op.emitOpError(`${what} must be a valid dimension or symbol identifier`);
    }
  }
  return true;
}
