import { type ParsedOperationState } from '../../ir/interfaces/op-asm-parser.ts';
import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { CombiningKindAttr } from './generated/vector-attributes.gen.ts';

/** The attribute `kind` of products, which custom assembly has among others and may leave out. */

/** Gives the operation the default kind unless it has one. What was given and is none counts for nothing, but keeps the default away. */
export function completeKind(state: ParsedOperationState): void {
  const given = state.attributes.get('kind');
  if (given instanceof CombiningKindAttr) return;
  if (given === undefined) {
    state.properties.set('kind', CombiningKindAttr.get(state.context, 'add'));
  } else {
    state.attributes.delete('kind');
    state.undefaulted = ['kind'];
  }
}

/** Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp, text verbatim. */
export function verifyKind(op: Operation): LogicalResult {
  return (
    op.properties.has('kind') ||
    op.emitOpError("expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')")
  );
}
