import { posix } from 'node:path';
import { type Diagnostics } from '../diagnostics.ts';
import { type SourceFile } from '../source.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { type Declaration, type Name, type SchemaFile } from './fbs-ast.ts';

/** Names of the built-in types in the schema language, with their names in `src/target/schema/schema.ts`. */
export const BUILTIN_TYPES: ReadonlyMap<string, string> = new Map([
  ...[
    'bool',
    'int8',
    'uint8',
    'int16',
    'uint16',
    'int32',
    'uint32',
    'int64',
    'uint64',
    'float32',
    'float64',
    'string',
  ].map((name): [string, string] => [name, name]),
  ['byte', 'int8'],
  ['ubyte', 'uint8'],
  ['short', 'int16'],
  ['ushort', 'uint16'],
  ['int', 'int32'],
  ['uint', 'uint32'],
  ['long', 'int64'],
  ['ulong', 'uint64'],
  ['float', 'float32'],
  ['double', 'float64'],
]);

/** A declaration with the file that it stands in. */
export interface DeclaredType {
  readonly declaration: Declaration;
  readonly schema: SchemaFile;
  /** Name with namespace, such as `tt.target.DataType`. */
  readonly fullName: string;
}

/** A type that a name stands for. */
export type ResolvedType = { readonly builtin: string } | DeclaredType;

/** Tells a built-in type from a declared one. */
export function isBuiltin(type: ResolvedType): type is { readonly builtin: string } {
  return 'builtin' in type;
}

/** All schema files of a folder, and what their names stand for. */
export class SchemaSet {
  private readonly types = new Map<string, DeclaredType>();
  private readonly visible = new Map<SchemaFile, ReadonlySet<SchemaFile>>();

  /**
   * Reports duplicate types and includes that do not exist.
   * @param folder the folder that includes start from, as in the paths of the files
   */
  constructor(
    readonly schemas: readonly SchemaFile[],
    private readonly folder: string,
    private readonly diagnostics: Diagnostics,
  ) {
    for (const schema of schemas) {
      for (const declaration of schema.declarations) this.declare(declaration, schema);
      this.checkIncludes(schema);
    }
  }

  /** Returns what `name` stands for in `schema`; reports it and returns undefined when there is nothing. */
  resolve(name: Name, schema: SchemaFile): ResolvedType | undefined {
    const builtin = BUILTIN_TYPES.get(name.text);
    if (builtin !== undefined) return { builtin };
    const namespaces = schema.namespace === '' ? [] : schema.namespace.split('.');
    for (let depth = namespaces.length; depth >= 0; depth--) {
      const type = this.types.get([...namespaces.slice(0, depth), name.text].join('.'));
      if (type === undefined) continue;
      if (!this.visibleFrom(schema).has(type.schema)) {
        this.error(schema.file, name, `'${name.text}' is declared in ${type.schema.file.path}, which is not included`);
      }
      return type;
    }
    const known = [...BUILTIN_TYPES.keys(), ...[...this.types.values()].map((type) => type.declaration.name.text)];
    this.error(schema.file, name, `unknown type '${name.text}'${didYouMean(name.text, known)}`);
    return undefined;
  }

  private declare(declaration: Declaration, schema: SchemaFile): void {
    const fullName = schema.namespace === '' ? declaration.name.text : `${schema.namespace}.${declaration.name.text}`;
    const earlier = this.types.get(fullName);
    if (earlier !== undefined) {
      this.diagnostics.error(
        { file: schema.file, offset: declaration.name.offset },
        `'${fullName}' is declared twice`,
        [
          {
            location: { file: earlier.schema.file, offset: earlier.declaration.name.offset },
            message: 'the first declaration is here',
          },
        ],
      );
      return;
    }
    this.types.set(fullName, { declaration, schema, fullName });
  }

  private checkIncludes(schema: SchemaFile): void {
    for (const include of schema.includes) {
      if (this.included(include) === undefined) {
        this.error(schema.file, include, `there is no schema file '${include.text}' in ${this.folder}`);
      }
    }
  }

  /** Returns the file that an include names. */
  included(include: Name): SchemaFile | undefined {
    const path = posix.join(this.folder, include.text);
    return this.schemas.find((schema) => schema.file.path === path);
  }

  private visibleFrom(schema: SchemaFile): ReadonlySet<SchemaFile> {
    const known = this.visible.get(schema);
    if (known !== undefined) return known;
    const reached = new Set([schema]);
    for (const from of reached) {
      for (const include of from.includes) {
        const target = this.included(include);
        if (target !== undefined) reached.add(target);
      }
    }
    this.visible.set(schema, reached);
    return reached;
  }

  private error(file: SourceFile, at: Name, message: string): void {
    this.diagnostics.error({ file, offset: at.offset }, message);
  }
}
