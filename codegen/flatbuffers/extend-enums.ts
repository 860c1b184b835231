/**
 * Cases that operations add to the enums of the binary schemas. The schema files hold what upstream has published; an operation
 * that upstream lacks names its case in its own record (`flatbuffer`, with `extension: true`), and it is appended here.
 */
import { type Diagnostics } from '../diagnostics.ts';
import { type Model, type OpModel } from '../resolve/model.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { type Declaration, type EnumDecl, type EnumValueDecl, type SchemaFile } from './fbs-ast.ts';
import { folderOf } from './folder.ts';

/** Returns the operations whose records say how a binary holds them. */
export function opsInBinaries(model: Model): readonly OpModel[] {
  return model.dialects.flatMap((dialect) => dialect.ops).filter((op) => op.flatbuffer !== undefined);
}

/**
 * Returns the schemas with the cases that extension operations declare. The schemas of an operation are in the folder that is
 * named like its dialect. Reports tables and enums that are not there, cases and values that contradict the schemas or one
 * another, and new cases of operations that are no extensions.
 */
export function extendEnums(
  schemas: readonly SchemaFile[],
  ops: readonly OpModel[],
  diagnostics: Diagnostics,
): readonly SchemaFile[] {
  const added = new Map<EnumDecl, EnumValueDecl[]>();
  const users = new Map<string, OpModel>();
  for (const op of ops) {
    const declarations = schemas.filter((schema) => folderOf(schema) === op.dialect).flatMap((s) => s.declarations);
    const enumeration = findDeclarations(op, declarations, diagnostics);
    if (enumeration === undefined) continue;
    const extension = checkCase(op, enumeration, added.get(enumeration) ?? [], users, diagnostics);
    if (extension !== undefined) added.set(enumeration, [...(added.get(enumeration) ?? []), extension]);
  }
  if (added.size === 0) return schemas;
  const extended = (declaration: Declaration): Declaration => {
    const values = declaration.kind === 'enum' ? added.get(declaration) : undefined;
    if (declaration.kind !== 'enum' || values === undefined) return declaration;
    return { ...declaration, values: [...declaration.values, ...values.sort((a, b) => a.value - b.value)] };
  };
  return schemas.map((schema) => ({ ...schema, declarations: schema.declarations.map(extended) }));
}

/** Reports unless the operation's table and enum are declared; returns the enum if the operation names one. */
function findDeclarations(
  op: OpModel,
  declarations: readonly Declaration[],
  diagnostics: Diagnostics,
): EnumDecl | undefined {
  const { table, enum: enumName } = op.flatbuffer!;
  const missing = (kind: Declaration['kind'], name: string): void => {
    const names = declarations.filter((declaration) => declaration.kind === kind).map(({ name: { text } }) => text);
    diagnostics.error(
      op.location,
      `flatbuffer of '${op.name}': the schemas of '${op.dialect}' have no ${kind} '${name}'${didYouMean(name, names)}`,
    );
  };
  const isTable = (declaration: Declaration): boolean =>
    declaration.kind === 'table' && declaration.name.text === table;
  if (!declarations.some(isTable)) missing('table', table);
  if (enumName === undefined) return undefined;
  const found = declarations.find((declaration) => declaration.kind === 'enum' && declaration.name.text === enumName);
  if (found?.kind === 'enum') return found;
  missing('enum', enumName);
  return undefined;
}

/** Returns the case that the operation adds, undefined when it is there already or after an error. */
function checkCase(
  op: OpModel,
  enumeration: EnumDecl,
  added: readonly EnumValueDecl[],
  users: Map<string, OpModel>,
  diagnostics: Diagnostics,
): EnumValueDecl | undefined {
  const { case: caseName, value } = op.flatbuffer!;
  // The check of the record itself has reported what is missing.
  if (caseName === undefined || value === undefined) return undefined;
  const enumName = enumeration.name.text;
  const error = (message: string): undefined =>
    void diagnostics.error(op.location, `flatbuffer of '${op.name}': ${message}`);
  const user = users.get(`${enumName}.${caseName}`);
  if (user !== undefined) return error(`'${user.name}' is ${enumName}.${caseName} already`);
  users.set(`${enumName}.${caseName}`, op);
  const known = [...enumeration.values, ...added];
  const sameName = known.find((symbol) => symbol.name.text === caseName);
  if (sameName?.value === value) return undefined;
  if (sameName !== undefined) return error(`the value of ${enumName}.${caseName} is ${sameName.value}, not ${value}`);
  const sameValue = known.find((symbol) => symbol.value === value);
  if (sameValue !== undefined) return error(`the value ${value} is that of ${enumName}.${sameValue.name.text}`);
  const lastPublished = enumeration.values.at(-1)?.value ?? -1;
  if (value < lastPublished) return error(`a new value of ${enumName} must be greater than ${lastPublished}`);
  if (!op.extension) {
    const names = enumeration.values.map((symbol) => symbol.name.text);
    return error(
      `${enumName} has no case '${caseName}'${didYouMean(caseName, names)} (extension: true adds it to the schemas)`,
    );
  }
  const doc = [`Not published by upstream: ${op.dialect}.${op.mnemonic} adds it.`];
  return { name: { text: caseName, offset: enumeration.name.offset }, value, doc };
}
