import { type SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { type SymbolUserMethods } from '../../ir/interfaces/symbol-user.ts';
import { type Operation } from '../../ir/operation.ts';
import { lookupNearestSymbol } from '../../ir/symbol-table.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { AttributeOp, DialectOp, TypeOp } from './generated/irdl-ops.gen.ts';

/** The definitions that constraints name. Source: mlir/lib/Dialect/IRDL/IRDLSymbols.cpp and IR/IRDL.cpp, texts verbatim. */

/** The name of an attribute or type as programs write it, without the character in front of it there, which its symbol may have. */
export function mnemonicOf(op: AttributeOp | TypeOp): string {
  return op.symName.replace(op instanceof TypeOp ? /^!/ : /^#/, '');
}

/** Returns what `symbol` names when it is used at `from`, inside of a dialect: names begin with that of a dialect beside it. */
export function lookupDefinition(from: Operation, symbol: SymbolRefAttr): Operation | undefined {
  const outside = from.findParent((op) => op instanceof DialectOp)?.parentOp;
  return outside && lookupNearestSymbol(outside, symbol);
}

/** The implementation of SymbolUserOpInterface for constraints, of which `symbolOf` tells what they name. */
export function usesDefinition<T extends Operation>(symbolOf: (op: T) => SymbolRefAttr | undefined) {
  return {
    SymbolUserOpInterface: (op: T): SymbolUserMethods => ({ verifySymbolUses: () => verifyUse(op, symbolOf(op)) }),
  };
}

function verifyUse(op: Operation, symbol: SymbolRefAttr | undefined): LogicalResult {
  if (!symbol) return true;
  const text = op.context.printAttribute(symbol);
  const found = lookupDefinition(op, symbol);
  if (!found) return op.emitOpError(`symbol '${text}' not found`);
  if (found instanceof TypeOp || found instanceof AttributeOp) return true;
  return op.emitOpError(
    `symbol '${text}' does not refer to a type or attribute definition (refers to '${found.name}')`,
  );
}
