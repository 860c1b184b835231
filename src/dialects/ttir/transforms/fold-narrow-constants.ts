import { Attribute } from '../../../ir/attribute.ts';
import { isElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { foldOperation } from '../../../rewrite/fold.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { ConstantOp } from '../generated/ttir-ops.gen.ts';
import { isNarrow } from '../narrow-constants.ts';

/**
 * Folds what constants of narrow types are moved and converted by, and nothing else, before operations are decomposed into others that the device would do it with;
 * constants of such types that nothing uses go. Tells whether there was any.
 */
export function foldNarrowConstants(module: Operation): boolean {
  const candidates: Operation[] = [];
  walk(module, { before: (op) => void (isOfNarrow(op) && candidates.push(op)) });
  return candidates.filter((op) => eraseUnused(op) || foldOne(op)).length > 0;
}

/** Erases a constant that nothing uses, which the device could not hold. */
function eraseUnused(op: Operation): boolean {
  if (!(op instanceof ConstantOp) || !op.useEmpty) return false;
  op.erase();
  return true;
}

/** Tells whether an operation reads or makes elements of a narrow type. */
function isOfNarrow({ opOperands, results }: Operation): boolean {
  if (results.length !== 1) return false;
  return isNarrowValue(results[0]!) || (opOperands.length > 0 && isNarrowValue(opOperands[0]!.value));
}

const isNarrowValue = ({ type }: Value): boolean => isNarrow(elementTypeOrSelf(type));

/** Replaces an operation by the constant that it folds to, if it does; what only it used goes too. */
function foldOne(op: Operation): boolean {
  const folded = foldOperation(op);
  const value = Array.isArray(folded) ? (folded[0] as unknown) : undefined;
  if (!(value instanceof Attribute) || !isElementsAttr(value)) return false;
  const { operands, location } = op;
  const resultType = op.result().type;
  const constant = ConstantOp.build(OpBuilder.before(op), location, { value, resultType });
  op.replaceAllUsesWith(constant.results);
  op.erase();
  for (const { definingOp: maker } of new Set(operands)) {
    if ((maker instanceof ConstantOp || maker instanceof EmptyOp) && maker.useEmpty) maker.erase();
  }
  return true;
}
