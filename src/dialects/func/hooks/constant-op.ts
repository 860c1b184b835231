import { type SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type SymbolTable } from '../../../ir/symbol-table.ts';
import { type Value } from '../../../ir/value.ts';
import { type SymbolUserMethods } from '../../../ir/interfaces/symbol-user.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { functionTypeOf } from '../../../builtin/function-op.ts';
import { type ConstantOp, FuncOp } from '../generated/func-ops.gen.ts';

function valueOf(op: ConstantOp): SymbolRefAttr {
  return op.properties.get('value') as SymbolRefAttr;
}

/** Source: ConstantOp::verifySymbolUses of mlir/lib/Dialect/Func/IR/FuncOps.cpp. */
function verifySymbolUses(op: ConstantOp, symbols: SymbolTable): LogicalResult {
  const name = valueOf(op).rootReference;
  const func = symbols.lookup(name);
  if (!(func instanceof FuncOp)) return op.emitOpError(`reference to undefined function '${name}'`);
  if (functionTypeOf(func) === op.result(0).type) return true;
  return op.emitOpError('reference to function with mismatched type');
}

export const constantOp = {
  fold(op: ConstantOp): FoldResult {
    return [valueOf(op)];
  },

  asmResultNames(op: ConstantOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'f');
  },

  interfaces: {
    SymbolUserOpInterface: (op: ConstantOp): SymbolUserMethods => ({
      verifySymbolUses: (symbols) => verifySymbolUses(op, symbols),
    }),
  },
};
