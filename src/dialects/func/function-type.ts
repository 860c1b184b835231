import { functionTypeOf } from '../../builtin/function-op.ts';
import { type SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type SymbolTableCollection } from '../../ir/symbol-table.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { type CallIndirectOp, CallOp, FuncOp } from './generated/func-ops.gen.ts';

/** Changes the types of a function's arguments or results; the entry block is left alone. */
export function setFunctionType(op: FuncOp, type: FunctionType): void {
  op.setProperty('function_type', TypeAttr.get(type));
}

/** Returns the types that the operands of a call must have, as far as they are known: of an indirect one, that of the function comes first. */
export function calleeTypesOf(op: CallOp | CallIndirectOp, symbols: SymbolTableCollection): readonly Type[] {
  if (op instanceof CallOp) {
    const callee = symbols.lookupNearest(op, op.properties.get('callee') as SymbolRefAttr);
    return callee instanceof FuncOp ? functionTypeOf(callee).inputs : [];
  }
  const { type } = op.operand(0);
  return type instanceof FunctionType ? [type, ...type.inputs] : [type];
}
