import { camelCase } from '../names.ts';
import { type DialectModel, type RecordModel } from '../resolve/model.ts';

/** The kinds of generated files of a dialect. */
export type GeneratedKind = 'enums' | 'attributes' | 'types' | 'constraints' | 'ops' | 'hooks' | 'dialect' | 'passes';

/** Groups of records that are no dialects and their folders. */
const folders: Readonly<Record<string, string>> = {
  builtin: 'builtin',
  transforms: 'transforms',
  conversion: 'conversion',
};

/** Returns the folder of a dialect's code, relative to `src`. */
export function dialectFolder(namespace: string): string {
  return folders[namespace] ?? `dialects/${namespace}`;
}

/** Returns the path of a generated file, relative to `src`. */
export function generatedPath(namespace: string, kind: GeneratedKind): string {
  return `${dialectFolder(namespace)}/generated/${namespace}-${kind}.gen.ts`;
}

/** Returns the first line of a generated file. */
export function headerOf(files: readonly { readonly id: string }[]): string {
  const names = [...new Set(files.map((file) => `dialects-td/${file.id}.yaml`))].sort();
  return `// @generated from ${names.join(', ')}; do not edit, run npm run codegen`;
}

/** Returns the files that the records come from. */
export function filesOf(records: readonly Pick<RecordModel, 'file'>[]): { readonly id: string }[] {
  return records.map((record) => record.file);
}

/** Returns the name that a dialect's `define` function and hooks interface carry: `TTIR`, `Arith`, `Func`. */
export function dialectIdentifier(dialect: DialectModel): string {
  const prefix = dialect.definition?.prefix.replace(/_+$/, '') ?? '';
  if (prefix !== '') return prefix;
  const name = camelCase(dialect.namespace);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the name of the constant that holds a dialect's spec: `ttirSpec`. */
export function dialectConstant(namespace: string): string {
  return camelCase(namespace);
}
