import { Attribute } from '../ir/attribute.ts';
import { OpBuilder } from '../ir/builder.ts';
import { type Operation } from '../ir/operation.ts';
import { type Value } from '../ir/value.ts';
import { constantValue, foldOperation } from './fold.ts';

/** How often folding may change an operation in place: a cast of a cast becomes one cast, of which a size is known. */
const maxUpdates = 8;

/**
 * Returns the results of the operation that `create` makes with a builder, or of what that folds to; constants are made in its place. The
 * builder does not hear of an operation that is gone at once. Source: OpBuilder::createOrFold of mlir/IR/Builders.h.
 */
export function createOrFold(builder: OpBuilder, create: (detached: OpBuilder) => Operation): readonly Value[] {
  const detached = new OpBuilder(builder.context);
  const op = create(detached);
  let folded = constantValue(op) === undefined ? foldOperation(op) : undefined;
  for (let left = maxUpdates; folded === 'updated' && left > 0; left--) folded = foldOperation(op);
  const values = folded && folded !== 'updated' ? valuesOf(detached, op, folded) : undefined;
  if (!values) return builder.insert(op).results;
  for (const { definingOp } of values) if (definingOp && !definingOp.block) builder.insert(definingOp);
  op.dropAllReferences();
  return values;
}

/** Returns the values, with constants that are in no block yet; undefined where a dialect cannot make one. */
function valuesOf(detached: OpBuilder, op: Operation, folded: readonly (Attribute | Value)[]): Value[] | undefined {
  const values: Value[] = [];
  for (const [i, item] of folded.entries()) {
    if (!(item instanceof Attribute)) {
      values.push(item);
      continue;
    }
    const { type } = op.result(i);
    const constant = op.info?.dialect.hooks.materializeConstant?.(detached, item, type, op.location);
    if (!constant) return undefined;
    values.push(constant.result());
  }
  return values;
}
