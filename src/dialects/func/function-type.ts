import { TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type FunctionType } from '../../ir/types/composite-types.ts';
import { type FuncOp } from './generated/func-ops.gen.ts';

/** Changes the types of a function's arguments or results; the entry block is left alone. */
export function setFunctionType(op: FuncOp, type: FunctionType): void {
  op.setProperty('function_type', TypeAttr.get(type));
}
