import { type Diagnostics } from '../diagnostics.ts';
import { type EnumDecl, type Name, type RecordDecl, type SchemaFile, type UnionDecl } from './fbs-ast.ts';
import { toProperty } from './names.ts';
import { isBuiltin, type ResolvedType, type SchemaSet } from './resolve.ts';

const INTEGER_BITS: ReadonlyMap<string, number> = new Map([
  ['int8', 8],
  ['uint8', 8],
  ['int16', 16],
  ['uint16', 16],
  ['int32', 32],
  ['uint32', 32],
]);

/** Reports everything in the schemas that parses but makes no sense, or that the generated code could not express. */
export function checkSchemas(set: SchemaSet, diagnostics: Diagnostics): void {
  for (const schema of set.schemas) new Checker(set, schema, diagnostics).check();
}

class Checker {
  private readonly structsSoFar = new Set<string>();

  constructor(
    private readonly set: SchemaSet,
    private readonly schema: SchemaFile,
    private readonly diagnostics: Diagnostics,
  ) {}

  check(): void {
    for (const declaration of this.schema.declarations) {
      const { name } = declaration;
      if (!/^[A-Z]\w*$/.test(name.text)) this.error(name, `the name of a ${declaration.kind} starts with a capital`);
      if (declaration.doc.length === 0) this.error(name, `'${name.text}' has no documentation (/// lines before it)`);
      switch (declaration.kind) {
        case 'enum':
          this.enumeration(declaration);
          break;
        case 'union':
          this.union(declaration);
          break;
        case 'table':
        case 'struct':
          this.record(declaration);
      }
    }
    this.root();
  }

  private enumeration(declaration: EnumDecl): void {
    const bits = INTEGER_BITS.get(this.builtinName(declaration.base) ?? '');
    if (bits === undefined) {
      this.error(
        declaration.base,
        `an enum is stored as an integer of at most 32 bits, not as '${declaration.base.text}'`,
      );
      return;
    }
    if (declaration.values.length === 0) this.error(declaration.name, `'${declaration.name.text}' has no symbols`);
    this.distinct(declaration.values.map((value) => value.name));
    let previous = -1;
    for (const { name, value } of declaration.values) {
      if (value <= previous) this.error(name, `the value of '${name.text}' must be greater than the one before it`);
      previous = value;
      if (value >= (declaration.isBitFlags ? bits : 2 ** (bits - 1))) {
        this.error(name, `the value of '${name.text}' does not fit in ${declaration.base.text}`);
      }
    }
  }

  private union(declaration: UnionDecl): void {
    if (declaration.members.length === 0) this.error(declaration.name, `'${declaration.name.text}' has no members`);
    this.distinct(declaration.members);
    for (const member of declaration.members) {
      const type = this.set.resolve(member, this.schema);
      if (type === undefined) continue;
      if (isBuiltin(type) || type.declaration.kind !== 'table' || type.schema.namespace !== this.schema.namespace) {
        this.error(member, `a member of a union is a table of the same namespace`);
      }
    }
  }

  private record(declaration: RecordDecl): void {
    const { kind, name, fields } = declaration;
    if (kind === 'struct' && fields.length === 0) this.error(name, `a struct has at least one field`);
    this.distinct(fields.map((field) => ({ text: toProperty(field.name.text), offset: field.name.offset })));
    for (const field of fields) {
      const type = this.set.resolve(field.type.name, this.schema);
      if (type === undefined) continue;
      if (kind === 'struct') this.structField(field.type.name, field.type.isVector, type);
      else this.tableField(field.type.name, field.type.isVector, field.isRequired, type);
      if (kind === 'struct' && field.isRequired) this.error(field.name, `a field of a struct is always there`);
    }
    if (kind === 'struct') this.structsSoFar.add(name.text);
  }

  private structField(use: Name, isVector: boolean, type: ResolvedType): void {
    const isInline = isBuiltin(type)
      ? type.builtin !== 'string'
      : type.declaration.kind === 'enum' || type.declaration.kind === 'struct';
    if (isVector || !isInline) {
      this.error(use, `a field of a struct is a scalar, an enum or a struct`);
    } else if (
      !isBuiltin(type) &&
      type.declaration.kind === 'struct' &&
      type.schema === this.schema &&
      !this.structsSoFar.has(type.declaration.name.text)
    ) {
      this.error(use, `'${use.text}' must be declared before the struct that contains it`);
    }
  }

  private tableField(use: Name, isVector: boolean, isRequired: boolean, type: ResolvedType): void {
    if (isVector) return;
    const isScalar = isBuiltin(type) ? type.builtin !== 'string' : type.declaration.kind === 'enum';
    if (isRequired && isScalar) this.error(use, `a scalar cannot be required: it is 0 when absent`);
    if (isBuiltin(type) || type.declaration.kind !== 'enum' || type.declaration.isBitFlags) return;
    if (!type.declaration.values.some((symbol) => symbol.value === 0)) {
      this.error(use, `'${use.text}' has no symbol for 0, which is the value of an absent field`);
    }
  }

  private root(): void {
    const { rootType, fileIdentifier, fileExtension } = this.schema;
    if (fileIdentifier !== undefined && !/^[\x20-\x7e]{4}$/.test(fileIdentifier.text)) {
      this.error(fileIdentifier, 'a file identifier has four ASCII characters');
    }
    if (rootType === undefined) {
      const alone = fileIdentifier ?? fileExtension;
      if (alone !== undefined) this.error(alone, 'this file has no root_type');
      return;
    }
    if (fileIdentifier === undefined || fileExtension === undefined) {
      this.error(rootType, 'a root_type needs a file_identifier and a file_extension');
    }
    const type = this.set.resolve(rootType, this.schema);
    if (type === undefined) return;
    if (isBuiltin(type) || type.declaration.kind !== 'table' || type.schema !== this.schema) {
      this.error(rootType, 'the root_type is a table of the same file');
    }
  }

  private builtinName(name: Name): string | undefined {
    const type = this.set.resolve(name, this.schema);
    return type !== undefined && isBuiltin(type) ? type.builtin : undefined;
  }

  private distinct(names: readonly Name[]): void {
    const seen = new Set<string>();
    for (const name of names) {
      if (seen.has(name.text)) this.error(name, `'${name.text}' appears twice`);
      seen.add(name.text);
    }
  }

  private error(at: Name, message: string): void {
    this.diagnostics.error({ file: this.schema.file, offset: at.offset }, message);
  }
}
