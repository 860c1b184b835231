import { type Diagnostics } from '../diagnostics.ts';
import { checkAttrFormat } from '../format/check-attr.ts';
import { checkOpFormat } from '../format/check-op.ts';
import { FormatError } from '../format/lex.ts';
import { type FormatOwner, parseFormat, type ParsedFormat } from '../format/parse.ts';
import { type SpecText } from '../nodes.ts';
import { ConstraintResolver, type RecordLookup } from './constraints.ts';
import { type Declaration, type SpecFile } from './declarations.ts';
import { buildEnum } from './enums.ts';
import { type FieldReader } from './field-reader.ts';
import { findCycles, type ResolvedRecord, resolveRecord } from './inheritance.ts';
import {
  type AttrOrTypeModel,
  type DialectDefinition,
  type DialectModel,
  type EnumModel,
  type InterfaceModel,
  type Model,
  type OpModel,
  type ParameterModel,
  type PassModel,
  type RecordModel,
  type TraitUse,
} from './model.ts';
import { buildOp, resolveTraits } from './operations.ts';
import { resolveParameters } from './parameters.ts';
import { buildPass } from './passes.ts';
import { Scope } from './scope.ts';

/** Turns declarations into the model; what cannot be resolved is reported and left out. */
export function resolveModel(files: readonly SpecFile[], diagnostics: Diagnostics): Model {
  return new Resolver(files, diagnostics).resolve();
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type AttrOrTypeShell = Mutable<AttrOrTypeModel> & {
  parameters: ParameterModel[];
  traits: TraitUse[];
};

class Resolver implements RecordLookup {
  private readonly files: readonly SpecFile[];
  private readonly diagnostics: Diagnostics;
  private readonly scope: Scope;
  private readonly constraints: ConstraintResolver;
  private readonly enums = new Map<string, EnumModel>();
  private readonly attrsAndTypes = new Map<string, AttrOrTypeShell>();
  private readonly interfaces = new Map<string, InterfaceModel>();
  private readonly definitions = new Map<string, FieldReader>();
  private records: readonly ResolvedRecord[] = [];

  constructor(files: readonly SpecFile[], diagnostics: Diagnostics) {
    this.files = files;
    this.diagnostics = diagnostics;
    this.scope = new Scope(files, diagnostics);
    this.constraints = new ConstraintResolver(this.scope, this, diagnostics);
  }

  enum(name: string): EnumModel | undefined {
    return this.enums.get(name);
  }

  attrOrType(name: string): AttrOrTypeModel | undefined {
    return this.attrsAndTypes.get(name);
  }

  resolve(): Model {
    const cyclic = findCycles(this.scope, this.diagnostics);
    this.records = [...this.scope.declarations()]
      .filter((declaration) => declaration.kind === 'record')
      .flatMap((declaration) => resolveRecord(declaration, this.scope, cyclic, this.diagnostics) ?? []);
    for (const { declaration, fields } of this.ofRoot('Dialect'))
      this.definitions.set(declaration.file.dialect, fields);
    for (const declaration of this.scope.declarations()) {
      if (declaration.kind !== 'enum') continue;
      this.enums.set(declaration.name, buildEnum(declaration, this.base(declaration), this.diagnostics));
    }
    for (const record of this.ofRoot('OpInterface', 'AttrInterface'))
      this.interfaces.set(record.declaration.name, this.buildInterface(record));
    this.resolveAttrsAndTypes();
    for (const declaration of this.scope.declarations())
      if (declaration.kind === 'constraint') this.constraints.resolve(declaration);
    const ops = this.ofRoot('Op').map((record) => this.buildOp(record));
    const passes = this.ofRoot('Pass', 'Pipeline').map((record) => this.buildPass(record));
    const dialects = [...new Set(this.files.map((file) => file.dialect))].filter((namespace) => namespace !== '');
    const declared = [...this.scope.declarations()].filter((declaration) => declaration.kind === 'record');
    return {
      complete: declared.length === this.records.length,
      dialects: dialects.map((namespace) => this.dialect(namespace, ops, passes)),
    };
  }

  private ofRoot(...roots: readonly ResolvedRecord['root'][]): ResolvedRecord[] {
    return this.records.filter((record) => roots.includes(record.root));
  }

  private className(declaration: Declaration): string {
    const prefix = this.definitions.get(declaration.file.dialect)?.string('prefix') ?? '';
    return prefix !== '' && declaration.name.startsWith(prefix)
      ? declaration.name.slice(prefix.length)
      : declaration.name;
  }

  private base(declaration: Declaration, fields?: FieldReader): RecordModel {
    const { dialect } = declaration.file;
    return {
      name: declaration.name,
      className: this.className(declaration),
      dialect,
      cppNamespace: this.definitions.get(dialect)?.string('cppNamespace') ?? `::mlir::${dialect}`,
      file: declaration.file,
      location: declaration.location,
      summary: fields?.string('summary') ?? '',
      description: fields?.string('description') ?? '',
    };
  }

  private buildInterface(record: ResolvedRecord): InterfaceModel {
    return {
      ...this.base(record.declaration, record.fields),
      of: record.root === 'OpInterface' ? 'op' : 'attr',
      methods: record.fields.objects('methods').map((reader) => ({
        name: reader.string('name') ?? '',
        summary: reader.string('summary') ?? '',
        returns: reader.string('returns') ?? '',
        default: reader.flag('default'),
      })),
    };
  }

  // Attributes refer to one another, so all exist before the parameters of any are resolved.
  private resolveAttrsAndTypes(): void {
    const records = this.ofRoot('AttrDef', 'EnumAttr', 'TypeDef');
    for (const record of records) this.attrsAndTypes.set(record.declaration.name, this.attrOrTypeShell(record));
    for (const record of records) {
      const shell = this.attrsAndTypes.get(record.declaration.name);
      if (shell === undefined) continue;
      this.fillParameters(shell, record);
      shell.traits.push(...this.traits(record));
    }
    const checks = [...this.attrsAndTypes.values()].map((shell) => this.fillFormat(shell));
    // What stands in a format of another record is known now.
    for (const check of checks) check();
  }

  /** The attribute of an enum may have the enum's name, which its class cannot have as well. */
  private attributeBase(declaration: Declaration, fields: FieldReader): RecordModel {
    const base = this.base(declaration, fields);
    const isTaken = [...this.enums.values()].some(
      ({ dialect, className }) => dialect === base.dialect && className === base.className,
    );
    return isTaken ? { ...base, className: `${base.className}Attr` } : base;
  }

  private attrOrTypeShell(record: ResolvedRecord): AttrOrTypeShell {
    const { fields, declaration, root } = record;
    const mnemonic = fields.string('mnemonic') ?? '';
    const base = this.attributeBase(declaration, fields);
    // Without words of its own, messages name it as it is written in IR.
    const text = root === 'TypeDef' ? `!${base.dialect}.${mnemonic} type` : `#${base.dialect}.${mnemonic} attribute`;
    return {
      ...base,
      summary: base.summary === '' && root !== 'EnumAttr' ? text : base.summary,
      kind: root === 'TypeDef' ? 'type' : 'attr',
      complete: true,
      mnemonic,
      mnemonicLocation: fields.text('mnemonic') ?? base.location,
      parameters: [],
      format: undefined,
      formatText: fields.text('assemblyFormat'),
      hasVerifier: fields.flag('hasVerifier'),
      hasEncodingVerifier: fields.flag('hasEncodingVerifier'),
      hasCustomAssemblyFormat: fields.flag('hasCustomAssemblyFormat'),
      builders: fields.texts('builders').map((text) => text.text),
      traits: [],
      enum: undefined,
    };
  }

  private fillParameters(shell: AttrOrTypeShell, record: ResolvedRecord): void {
    const { file, location } = record.declaration;
    shell.parameters.push(...resolveParameters(record.fields, file, this.scope, this, this.diagnostics));
    shell.complete = shell.parameters.length === record.fields.arguments('parameters').length;
    const [argument] = record.rootArgs;
    if (record.root !== 'EnumAttr' || argument === undefined) return;
    if (record.fields.has('parameters'))
      this.diagnostics.error(record.fields.keyLocation('parameters'), 'the parameter of an EnumAttr is its enum');
    const model = this.constraints.enum(argument, file);
    if (model === undefined) {
      shell.complete = false;
      return;
    }
    shell.enum = model;
    // As ODS's EnumAttr: messages say what the values are.
    if (shell.summary === '') shell.summary = model.summary;
    shell.parameters.push({ name: 'value', location, description: '', type: { kind: 'enum', enum: model } });
  }

  /** Sets the format of a record, and returns what checks it. */
  private fillFormat(shell: AttrOrTypeShell): () => void {
    const noCheck = (): void => undefined;
    if (shell.formatText === undefined) {
      if (shell.enum !== undefined)
        shell.format = [
          { kind: 'literal', text: '<' },
          { kind: 'variable', name: 'value' },
          { kind: 'literal', text: '>' },
        ];
      return noCheck;
    }
    const text = shell.formatText;
    const format = this.parse(text, 'attr');
    if (format === undefined) return noCheck;
    shell.format = format.elements;
    return shell.complete ? () => checkAttrFormat(shell, format, text, this.diagnostics) : noCheck;
  }

  private traits({ fields }: ResolvedRecord): TraitUse[] {
    const { interfaces, diagnostics } = this;
    return resolveTraits(fields.accumulatedTexts('traits'), { interfaces, diagnostics });
  }

  private buildOp(record: ResolvedRecord): OpModel {
    const op = buildOp(this.base(record.declaration, record.fields), record.fields, {
      constraints: this.constraints,
      interfaces: this.interfaces,
      diagnostics: this.diagnostics,
    });
    if (op.formatText === undefined) return op;
    const format = this.parse(op.formatText, 'op');
    if (format === undefined) return op;
    if (op.complete) checkOpFormat(op, format, op.formatText, this.diagnostics);
    return { ...op, format: format.elements };
  }

  private parse(text: SpecText, owner: FormatOwner): ParsedFormat | undefined {
    try {
      return parseFormat(text, owner);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      const location = text.at(error.index);
      const notes = error.note === undefined ? [] : [{ location, message: error.note }];
      this.diagnostics.error(location, error.message, notes);
      return undefined;
    }
  }

  private buildPass(record: ResolvedRecord): PassModel {
    return buildPass(
      record.root === 'Pass' ? 'pass' : 'pipeline',
      this.base(record.declaration, record.fields),
      record.fields,
      {
        scope: this.scope,
        enum: (name) => this.enums.get(name),
        diagnostics: this.diagnostics,
      },
    );
  }

  private dialect(namespace: string, ops: readonly OpModel[], passes: readonly PassModel[]): DialectModel {
    const mine = <T extends { readonly dialect: string }>(items: Iterable<T>) =>
      [...items].filter((item) => item.dialect === namespace);
    const attrsAndTypes = mine(this.attrsAndTypes.values());
    return {
      namespace,
      definition: this.definition(namespace),
      files: mine(this.files),
      enums: mine(this.enums.values()),
      constraints: [...this.scope.declarations()]
        .filter((declaration) => declaration.kind === 'constraint' && declaration.file.dialect === namespace)
        .map((declaration) => this.constraints.resolve(declaration)),
      attributes: attrsAndTypes.filter((record) => record.kind === 'attr'),
      types: attrsAndTypes.filter((record) => record.kind === 'type'),
      ops: mine(ops),
      interfaces: mine(this.interfaces.values()),
      passes: mine(passes).filter((pass) => pass.kind === 'pass'),
      pipelines: mine(passes).filter((pass) => pass.kind === 'pipeline'),
    };
  }

  private definition(namespace: string): DialectDefinition | undefined {
    const records = this.ofRoot('Dialect').filter(({ declaration }) => declaration.file.dialect === namespace);
    const [record, second] = records;
    if (record === undefined) return undefined;
    if (second !== undefined)
      this.diagnostics.error(second.declaration.location, `dialect '${namespace}' has two Dialect records`, [
        { location: record.declaration.location, message: 'the other one' },
      ]);
    const fields: FieldReader = record.fields;
    const prefix = fields.text('prefix');
    if (prefix !== undefined && !/^([A-Za-z_]\w*)?$/.test(prefix.text))
      this.diagnostics.error(prefix, `'${prefix.text}' cannot start the names of records`);
    return {
      ...this.base(record.declaration, record.fields),
      namespace: fields.string('name') ?? namespace,
      prefix: prefix?.text ?? '',
      dependentDialects: fields.texts('dependentDialects'),
      allowsUnknownOperations: fields.flag('allowsUnknownOperations'),
      hasConstantMaterializer: fields.flag('hasConstantMaterializer'),
      hasOperationAttrVerify: fields.flag('hasOperationAttrVerify'),
      hasRegionArgAttrVerify: fields.flag('hasRegionArgAttrVerify'),
      hasFoldInterface: fields.flag('hasFoldInterface'),
      hasInlinerInterface: fields.flag('hasInlinerInterface'),
      hasBytecodeTypes: fields.flag('hasBytecodeTypes'),
      hasOpAsmInterface: fields.flag('hasOpAsmInterface'),
      hasUnknownTypeMessage: fields.flag('hasUnknownTypeMessage'),
    };
  }
}
