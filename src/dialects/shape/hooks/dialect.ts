import { type Attribute } from '../../../ir/attribute.ts';
import { ArrayAttr, DictionaryAttr, SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { type Operation } from '../../../ir/operation.ts';
import { SymbolTableCollection } from '../../../ir/symbol-table.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { materializeConstant } from '../build-constant.ts';
import { FunctionLibraryOp } from '../generated/shape-ops.gen.ts';

/** Source: ShapeDialect::verifyOperationAttribute of mlir/lib/Dialect/Shape/IR/Shape.cpp, texts verbatim. */
const verifyOperationAttribute: NonNullable<DialectHooks['verifyOperationAttribute']> = (op, name, attribute) => {
  if (name !== 'shape.lib') return true;
  if (!op.hasTrait('SymbolTable')) {
    return op.emitError('shape.lib attribute may only be on op implementing SymbolTable');
  }
  if (attribute instanceof SymbolRefAttr) return verifyLibrary(op, attribute);
  if (attribute instanceof ArrayAttr) return verifyLibraries(op, attribute.value);
  return op.emitError('only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute');
};

const lookup = (op: Operation, symbol: SymbolRefAttr): Operation | undefined =>
  new SymbolTableCollection().resolve(op, symbol)?.at(-1);

function verifyLibrary(op: Operation, symbol: SymbolRefAttr): LogicalResult {
  const text = op.context.printAttribute(symbol);
  const library = lookup(op, symbol);
  if (!library) return op.emitError(`shape function library ${text} not found`);
  return library instanceof FunctionLibraryOp || op.emitError(`${text} required to be shape function library`);
}

/** Each operation has its function in one of the libraries at most. */
function verifyLibraries(op: Operation, symbols: readonly Attribute[]): LogicalResult {
  const mapped = new Set<string>();
  for (const symbol of symbols) {
    if (!(symbol instanceof SymbolRefAttr)) {
      return op.emitError('only SymbolRefAttr allowed in shape.lib attribute array');
    }
    const library = lookup(op, symbol);
    if (!(library instanceof FunctionLibraryOp)) {
      return op.emitError(`${op.context.printAttribute(symbol)} does not refer to FunctionLibraryOp`);
    }
    const mapping = library.properties.get('mapping');
    for (const name of mapping instanceof DictionaryAttr ? mapping.value.keys() : []) {
      if (mapped.has(name)) {
        return op.emitError(`only one op to shape mapping allowed, found multiple for \`"${name}"\``);
      }
      mapped.add(name);
    }
  }
  return true;
}

export const dialect = { materializeConstant, verifyOperationAttribute, inliner: inlinesAnywhere };
