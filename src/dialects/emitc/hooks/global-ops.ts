import { type SymbolUserMethods } from '../../../ir/interfaces/symbol-user.ts';
import { type TypeAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type SymbolTable } from '../../../ir/symbol-table.ts';
import { type Type } from '../../../ir/type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ClassOp, FieldOp, type GetFieldOp, type GetGlobalOp, GlobalOp } from '../generated/emitc-ops.gen.ts';
import { ArrayType, LValueType } from '../generated/emitc-types.gen.ts';
import { typeAndInitialValue, verifyInitialValue } from '../initial-value.ts';
import { isSupportedEmitCType } from '../supported-types.ts';

/** Variables that go by a name. Source: mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */

function declaredType(op: Operation): Type {
  return (op.properties.get('type') as TypeAttr).value;
}

export const globalOp = {
  directives: { EmitCGlobalOpTypeAndInitialValue: typeAndInitialValue },

  verify(op: GlobalOp): LogicalResult {
    const type = declaredType(op);
    if (!isSupportedEmitCType(type)) return op.emitOpError('expected valid emitc type');
    const { initialValue } = op;
    if (initialValue && !verifyInitialValue(op, type, initialValue)) return false;
    return (
      !(op.staticSpecifier && op.externSpecifier) || op.emitOpError('cannot have both static and extern specifiers')
    );
  },
};

export const getGlobalOp = {
  interfaces: {
    SymbolUserOpInterface: (op: GetGlobalOp): SymbolUserMethods => ({
      verifySymbolUses: (symbols) => verifyGlobal(op, symbols),
    }),
  },
};

function verifyGlobal(op: GetGlobalOp, symbols: SymbolTable): LogicalResult {
  const name = op.nameAttr;
  const global = symbols.lookup(name);
  if (!(global instanceof GlobalOp)) return op.emitOpError(`'${name}' does not reference a valid emitc.global`);
  const type = declaredType(global);
  const result = op.result(0).type;
  const print = op.context.printType;
  if (type instanceof ArrayType) {
    return (
      result === type ||
      op.emitOpError(
        `on array type expects result type '${print(result)}' to match type '${print(type)}' of the global @${name}`,
      )
    );
  }
  if (!(result instanceof LValueType)) {
    return op.emitOpError(`on non-array type expects result type to be an lvalue type for the global @${name}`);
  }
  const { valueType } = result;
  return (
    valueType === type ||
    op.emitOpError(
      `on non-array type expects result inner type '${print(valueType)}' to match type '${print(type)}' of the global @${name}`,
    )
  );
}

export const fieldOp = {
  directives: { EmitCFieldOpTypeAndInitialValue: typeAndInitialValue },

  verify(op: FieldOp): LogicalResult {
    if (!isSupportedEmitCType(declaredType(op))) return op.emitOpError('expected valid emitc type');
    if (!(op.parentOp instanceof ClassOp)) {
      return op.emitOpError('field must be nested within an emitc.class operation');
    }
    return op.symName !== '' || op.emitOpError('field must have a non-empty symbol name');
  },
};

export const getFieldOp = {
  verify(op: GetFieldOp): LogicalResult {
    let around = op.parentOp;
    while (around && !(around instanceof ClassOp)) around = around.parentOp;
    return around !== undefined || op.emitOpError(' must be nested within an emitc.class operation');
  },

  interfaces: {
    SymbolUserOpInterface: (op: GetFieldOp): SymbolUserMethods => ({
      verifySymbolUses(symbols) {
        const name = op.fieldName;
        const field = symbols.lookup(name);
        if (!(field instanceof FieldOp)) return op.emitOpError(`field '@${name}' not found in the class`);
        const result = op.result(0).type;
        const type = declaredType(field);
        const print = op.context.printType;
        return (
          result === type ||
          op.emitOpError(`result type '${print(result)}' does not match field '@${name}' type '${print(type)}'`)
        );
      },
    }),
  },
};
