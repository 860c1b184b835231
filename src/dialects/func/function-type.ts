import { FunctionType } from '../../ir/types/composite-types.ts';
import { TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { invariant } from '../../support/invariant.ts';
import { type FuncOp } from './generated/func-ops.gen.ts';

/** Returns the type of a function. */
export function functionTypeOf(op: FuncOp): FunctionType {
  const attribute = op.properties.get('function_type');
  const type = attribute instanceof TypeAttr ? attribute.value : undefined;
  invariant(type instanceof FunctionType, 'a function that was verified has a function type');
  return type;
}

/** Changes the types of a function's arguments or results; the entry block is left alone. */
export function setFunctionType(op: FuncOp, type: FunctionType): void {
  op.setProperty('function_type', TypeAttr.get(type));
}
