import { TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { type CallIndirectOp, type FuncOp } from './generated/func-ops.gen.ts';

/** Changes the types of a function's arguments or results; the entry block is left alone. */
export function setFunctionType(op: FuncOp, type: FunctionType): void {
  op.setProperty('function_type', TypeAttr.get(type));
}

/** Returns the types that the operands of an indirect call have: that of the function, and those of its arguments. */
export function calleeTypesOf(op: CallIndirectOp): readonly Type[] {
  const { type } = op.operand(0);
  return type instanceof FunctionType ? [type, ...type.inputs] : [type];
}
