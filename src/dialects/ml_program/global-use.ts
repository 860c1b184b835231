import { type SymbolUserMethods } from '../../ir/interfaces/symbol-user.ts';
import { type SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { lookupNearestSymbol, type SymbolTable } from '../../ir/symbol-table.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { GlobalOp } from './generated/ml_program-ops.gen.ts';

/** Reads and writes of variables. Source: mlir/lib/Dialect/MLProgram/IR/MLProgramOps.cpp, texts verbatim. */

type GlobalUser = Operation & { readonly global: SymbolRefAttr };

/** Returns the variable in the nearest symbol table around `op` that has one of that name; `symbols` are of the first. */
function globalOf(op: GlobalUser, symbols: SymbolTable): GlobalOp | undefined {
  const { rootReference, nestedReferences } = op.global;
  const near = nestedReferences.length === 0 && symbols.lookup(rootReference);
  if (near instanceof GlobalOp) return near;
  for (let scope = op.parentOp; scope; scope = scope.parentOp) {
    const found = lookupNearestSymbol(scope, op.global);
    if (found instanceof GlobalOp) return found;
  }
  return undefined;
}

/** The implementation of SymbolUserOpInterface for operations that `verify` checks against the variable they name. */
export function usesGlobal<T extends GlobalUser>(verify: (op: T, global: GlobalOp, name: string) => LogicalResult) {
  return {
    SymbolUserOpInterface: (op: T): SymbolUserMethods => ({
      verifySymbolUses(symbols) {
        const name = op.context.printAttribute(op.global);
        const global = globalOf(op, symbols);
        return global ? verify(op, global, name) : op.emitOpError(`undefined global: ${name}`);
      },
    }),
  };
}

const agree = (op: Operation, global: GlobalOp, type: Type, words: (global: string, type: string) => string) =>
  global.type === type ||
  op.emitOpError(words(`'${op.context.printType(global.type)}'`, `'${op.context.printType(type)}'`));

/** Checks that the first result has the type of the variable. */
export function verifyLoad(op: Operation, global: GlobalOp): LogicalResult {
  return agree(op, global, op.result(0).type, (from, to) => `cannot load from global typed ${from} as ${to}`);
}

/** Checks that the variable may be written and has the type of the first operand. */
export function verifyStore(op: Operation, global: GlobalOp, name: string): LogicalResult {
  if (!global.isMutable) return op.emitOpError(`cannot store to an immutable global ${name}`);
  return agree(op, global, op.operand(0).type, (to, from) => `cannot store to a global typed ${to} from ${from}`);
}
