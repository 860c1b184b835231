import { type Dialect } from '../../../ir/dialect.ts';
import { type OpInfo } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walkOps } from '../../../ir/walk.ts';
import { AttributeOp, DialectOp, OperationOp, TypeOp } from '../generated/irdl-ops.gen.ts';
import { mnemonicOf } from '../definitions.ts';
import { checkAlternatives } from './alternatives.ts';
import { LoadingError, refuse, type ReadAttribute } from './definitions.ts';
import { loadOperation } from './load-operation.ts';
import { loadAttribute, loadType } from './load-parametric.ts';

/**
 * Returns the dialects that a verified module defines; undefined, after errors, where they cannot be defined. They are good for any context, in which `read` makes
 * the attributes that they name. Names of attributes and types are without the `#` or `!` that their symbols may have, with which upstream cannot find them.
 */
export function loadDialects(module: Operation, read: ReadAttribute): readonly Dialect[] | undefined {
  const definitions: DialectOp[] = [];
  walkOps(module, DialectOp, (op) => void definitions.push(op));
  try {
    checkAlternatives(module);
    const namespaces = new Set<string>();
    return definitions.map((op) => {
      const { symName: namespace } = op;
      if (namespaces.has(namespace) || module.context.getOrLoadDialect(namespace)) {
        refuse(op, `a dialect with namespace '${namespace}' has already been registered`);
      }
      namespaces.add(namespace);
      return loadDialect(op, read);
    });
  } catch (error) {
    if (error instanceof LoadingError) return undefined;
    throw error;
  }
}

function loadDialect(op: DialectOp, read: ReadAttribute): Dialect {
  const ops: OpInfo[] = [];
  const attributes = new Map<string, ReturnType<typeof loadAttribute>>();
  const types = new Map<string, ReturnType<typeof loadType>>();
  const dialect: Dialect = {
    namespace: op.symName,
    dependentDialects: [],
    ops,
    attributes,
    types,
    hooks: {
      unknownTypeMessage: () => 'expected dynamic type',
      unknownAttributeMessage: () => 'expected dynamic attribute',
    },
  };
  for (const part of op.body.firstBlock!.operations()) {
    if (part instanceof OperationOp) ops.push(loadOperation(part, dialect, read));
    if (part instanceof AttributeOp) define(attributes, part, loadAttribute(part, read));
    if (part instanceof TypeOp) define(types, part, loadType(part, read));
  }
  return dialect;
}

/** Two symbols that differ in their first character only may mean the same. */
function define<T>(known: Map<string, T>, op: AttributeOp | TypeOp, definition: T): void {
  const mnemonic = mnemonicOf(op);
  if (known.has(mnemonic)) refuse(op, `redefinition of '${mnemonic}'`);
  known.set(mnemonic, definition);
}
