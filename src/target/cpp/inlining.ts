import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { CExpressionInterface } from '../../dialects/emitc/interfaces.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';

/** Operations that are no statements: their text stands wherever their result is used. Source: hasDeferredEmission. */
export function isDeferred(op: Operation): boolean {
  return (
    op instanceof emitc.DereferenceOp ||
    op instanceof emitc.GetGlobalOp ||
    op instanceof emitc.LiteralOp ||
    op instanceof emitc.MemberOp ||
    op instanceof emitc.MemberOfPtrOp ||
    op instanceof emitc.SubscriptOp ||
    op instanceof emitc.GetFieldOp
  );
}

/**
 * Tells whether an expression is written where its value is used, instead of into a variable: it has one use, is not marked, and
 * evaluating it there cannot change the order of side effects. Source: shouldBeInlined of TranslateToCpp.cpp.
 */
export function isInlined(expression: emitc.ExpressionOp): boolean {
  if (expression.doNotInline) return false;
  const result = expression.result();
  const user = result.firstUse?.owner;
  if (!user || !result.hasOneUse) return false;
  // The text of these is made of names, not of expressions; other expressions could have taken this one in.
  if (isDeferred(user) || user instanceof emitc.ExpressionOp || CExpressionInterface.isImplementedBy(user))
    return false;
  return !hasSideEffects(expression) || (expression.next === user && evaluatesFirst(user, result));
}

function hasSideEffects(expression: emitc.ExpressionOp): boolean {
  const body = expression.region.firstBlock!;
  for (const op of body.operations()) if (CExpressionInterface.of(op)?.hasSideEffects) return true;
  return false;
}

/** Tells whether evaluating `value` is the first thing that `user` does. */
function evaluatesFirst(user: Operation, value: Value): boolean {
  if (user instanceof emitc.AssignOp) return user.value === value && user.var.definingOp instanceof emitc.VariableOp;
  return user instanceof emitc.IfOp || user instanceof emitc.SwitchOp || user instanceof emitc.ReturnOp;
}
