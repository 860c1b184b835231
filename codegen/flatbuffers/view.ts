import { posix } from 'node:path';
import { invariant } from '../../src/support/invariant.ts';
import {
  type EnumDecl,
  type FieldDecl,
  type Name,
  type RecordDecl,
  type SchemaFile,
  type UnionDecl,
} from './fbs-ast.ts';
import { folderOf } from './folder.ts';
import { toProperty } from './names.ts';
import { isBuiltin, type ResolvedType, type SchemaSet } from './resolve.ts';

/** An enum, as the template shows it. */
export interface EnumView {
  readonly name: string;
  readonly doc: string;
  readonly fullName: string;
  readonly maker: 'enumeration' | 'bitFlags';
  readonly base: string;
  readonly values: readonly { readonly name: string; readonly value: number }[];
}

/** A field, as the template shows it. */
export interface FieldView {
  readonly property: string;
  /** Comment and line break, or nothing. */
  readonly doc: string;
  /** Between name and type; `?:` when the property may be absent. */
  readonly colon: ':' | '?:';
  readonly tsType: string;
  readonly maker: 'field' | 'required' | 'optional';
  readonly wireName: string;
  readonly wireType: string;
}

/** A struct or table, as the template shows it. */
export interface RecordView {
  readonly name: string;
  readonly doc: string;
  /** The declaration of the TypeScript type, up to its fields, and what closes it. */
  readonly typeOpen: string;
  readonly typeClose: string;
  /** The call that makes the wire format, up to its fields, and what closes it. */
  readonly open: string;
  readonly close: string;
  readonly fields: readonly FieldView[];
}

/** A union, as the template shows it. */
export interface UnionView {
  readonly name: string;
  readonly doc: string;
  readonly fullName: string;
  readonly members: readonly string[];
}

/** One generated file, as the template shows it. */
export interface ModuleView {
  /** Name of the folder of schema files that the file is generated from. */
  readonly folder: string;
  readonly source: string;
  readonly runtimeNames: readonly string[];
  readonly imports: readonly { readonly names: readonly string[]; readonly path: string }[];
  readonly enums: readonly EnumView[];
  readonly structs: readonly RecordView[];
  readonly tables: readonly RecordView[];
  readonly unions: readonly UnionView[];
}

/** Returns one module per folder of schema files, in the order of the folders' names. The schemas must have been checked. */
export function viewModules(set: SchemaSet): readonly ModuleView[] {
  const folders = [...new Set(set.schemas.map(folderOf))].sort();
  return folders.map((folder) => new ModuleBuilder(set, folder).build());
}

class ModuleBuilder {
  private readonly runtimeNames = new Set<string>();
  private readonly imported = new Map<string, Set<string>>();

  constructor(
    private readonly set: SchemaSet,
    private readonly folder: string,
  ) {}

  build(): ModuleView {
    const schemas = this.set.schemas.filter((schema) => folderOf(schema) === this.folder);
    const enums: EnumView[] = [];
    const structs: RecordView[] = [];
    const tables: RecordView[] = [];
    const unions: UnionView[] = [];
    for (const schema of schemas) {
      for (const declaration of schema.declarations) {
        if (declaration.kind === 'enum') enums.push(this.enumeration(declaration, schema));
        else if (declaration.kind === 'union') unions.push(this.union(declaration, schema));
        else (declaration.kind === 'struct' ? structs : tables).push(this.record(declaration, schema));
      }
    }
    return {
      folder: this.folder,
      source: `${posix.dirname(schemas[0]?.file.path ?? '')}/*.fbs`,
      runtimeNames: [...this.runtimeNames].sort(),
      imports: [...this.imported]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([folder, names]) => ({ names: [...names].sort(), path: `./${folder}.gen.ts` })),
      enums,
      structs,
      tables,
      unions,
    };
  }

  private enumeration(declaration: EnumDecl, schema: SchemaFile): EnumView {
    return {
      name: declaration.name.text,
      doc: docComment(declaration.doc),
      fullName: fullName(declaration.name.text, schema),
      maker: this.runtime(declaration.isBitFlags ? 'bitFlags' : 'enumeration'),
      base: this.typeOf(this.resolve(declaration.base, schema)).wire,
      values: declaration.values.map(({ name, value }) => ({
        name: name.text,
        value: declaration.isBitFlags ? 2 ** value : value,
      })),
    };
  }

  private union(declaration: UnionDecl, schema: SchemaFile): UnionView {
    this.runtime('union');
    for (const member of declaration.members) this.typeOf(this.resolve(member, schema));
    return {
      name: declaration.name.text,
      doc: docComment(declaration.doc),
      fullName: fullName(declaration.name.text, schema),
      members: declaration.members.map((member) => member.text),
    };
  }

  private record(declaration: RecordDecl, schema: SchemaFile): RecordView {
    const name = declaration.name.text;
    const quoted = `'${fullName(name, schema)}'`;
    const fields = declaration.fields.map((field) => this.field(field, declaration, schema));
    const tsType =
      fields.length === 0
        ? { typeOpen: `type ${name} = Readonly<Record<string, never>>;`, typeClose: '' }
        : { typeOpen: `interface ${name} {`, typeClose: '}' };
    const common = { name, doc: docComment(declaration.doc), ...tsType, fields };
    if (declaration.kind === 'struct') {
      return { ...common, open: `${this.runtime('struct')}<${name}>(${quoted}, {`, close: '})' };
    }
    if (schema.rootType?.text !== name) {
      return { ...common, open: `${this.runtime('table')}<${name}>(${quoted}, () => ({`, close: '}))' };
    }
    const file = `{ identifier: '${schema.fileIdentifier?.text}', extension: '${schema.fileExtension?.text}' }`;
    return { ...common, open: `${this.runtime('root')}<${name}>(${quoted}, ${file}, () => ({`, close: '}))' };
  }

  private field(field: FieldDecl, record: RecordDecl, schema: SchemaFile): FieldView {
    const resolved = this.resolve(field.type.name, schema);
    const { ts, wire } = field.type.isVector ? this.vectorOf(resolved) : this.typeOf(resolved);
    const isScalar =
      !field.type.isVector &&
      (isBuiltin(resolved) ? resolved.builtin !== 'string' : resolved.declaration.kind === 'enum');
    const isPlain = record.kind === 'struct' || isScalar;
    const maker = isPlain ? 'field' : field.isRequired ? 'required' : 'optional';
    return {
      property: toProperty(field.name.text),
      doc: field.doc.length === 0 ? '' : `${docComment(field.doc)}\n`,
      colon: maker === 'optional' ? '?:' : ':',
      tsType: maker === 'optional' ? `${ts} | undefined` : ts,
      maker: this.runtime(maker),
      wireName: field.name.text,
      wireType: wire,
    };
  }

  private resolve(name: Name, schema: SchemaFile): ResolvedType {
    const type = this.set.resolve(name, schema);
    invariant(type !== undefined, `'${name.text}' was not checked`);
    return type;
  }

  private vectorOf(element: ResolvedType): { readonly ts: string; readonly wire: string } {
    this.runtime('vector');
    const { ts, wire } = this.typeOf(element);
    if (isBuiltin(element) && element.builtin === 'uint8') return { ts: 'Uint8Array', wire: 'vector(uint8)' };
    return { ts: `readonly ${ts.startsWith('readonly ') ? `(${ts})` : ts}[]`, wire: `vector(${wire})` };
  }

  private typeOf(type: ResolvedType): { readonly ts: string; readonly wire: string } {
    if (isBuiltin(type)) {
      this.runtime(type.builtin);
      return {
        ts: type.builtin === 'string' ? 'string' : type.builtin === 'bool' ? 'boolean' : 'number',
        wire: type.builtin,
      };
    }
    const { declaration, schema } = type;
    const name = declaration.name.text;
    const folder = folderOf(schema);
    if (folder !== this.folder) {
      const names = this.imported.get(folder) ?? new Set();
      this.imported.set(folder, names.add(name));
    }
    return { ts: declaration.kind === 'enum' && declaration.isBitFlags ? `readonly ${name}[]` : name, wire: name };
  }

  private runtime<Helper extends string>(name: Helper): Helper {
    this.runtimeNames.add(name);
    return name;
  }
}

function fullName(name: string, schema: SchemaFile): string {
  return schema.namespace === '' ? name : `${schema.namespace}.${name}`;
}

function docComment(lines: readonly string[]): string {
  return lines.length === 1 ? `/** ${lines[0]} */` : `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */`;
}
