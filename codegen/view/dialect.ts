import { type DialectModel } from '../resolve/model.ts';
import { literal, stringCode } from './code.ts';
import { hookEntries, hooksName } from './hooks.ts';
import { ImportSet } from './imports.ts';
import { dialectConstant, dialectIdentifier, generatedPath, headerOf, type GeneratedKind } from './places.ts';

/** Returns the view of the file that joins all records of a dialect. */
export function dialectView(dialect: DialectModel) {
  const { namespace, definition } = dialect;
  const path = generatedPath(namespace, 'dialect');
  const imports = new ImportSet(path);
  const names = (kind: GeneratedKind, records: readonly { readonly className: string }[]): string[] =>
    records.map((record) => imports.value(record.className, generatedPath(namespace, kind)));
  const ops = names('ops', dialect.ops);
  const attributes = names('attributes', dialect.attributes);
  const types = names('types', dialect.types);
  imports.value('defineDialect');
  for (const name of ['Dialect', 'DialectSpec']) imports.type(name);
  const hasHooks = hookEntries(dialect, new ImportSet(path)).length > 0;
  if (hasHooks) imports.type(hooksName(dialect), generatedPath(namespace, 'hooks'));
  return {
    header: headerOf(dialect.files),
    imports: imports.code,
    namespace: stringCode(namespace),
    specName: `${dialectConstant(namespace)}Spec`,
    defineName: `define${dialectIdentifier(dialect)}`,
    dependentDialects: literal(definition?.dependentDialects.map((dependent) => dependent.text) ?? []),
    allowsUnknownOperations: definition?.allowsUnknownOperations === true,
    ops: ops.join(', '),
    attributes: attributes.join(', '),
    types: types.join(', '),
    hooksParameter: hasHooks ? `hooks: ${hooksName(dialect)}` : '',
    hooksArgument: hasHooks ? '{ ...hooks }' : '{}',
  };
}
