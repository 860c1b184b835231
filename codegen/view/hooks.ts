import { type FormatElement } from '../format/elements.ts';
import { type AttrOrTypeModel, type DialectModel, type OpModel, type TraitUse } from '../resolve/model.ts';
import { docComment } from './code.ts';
import { ImportSet } from './imports.ts';
import { parameterName } from './member-names.ts';
import { dialectFolder, dialectIdentifier, generatedPath, headerOf } from './places.ts';

/** The hooks of one record. */
export interface HookEntryView {
  readonly name: string;
  /** `?` when every hook of the entry may be left out. */
  readonly optional: string;
  readonly methods: readonly string[];
}

/** Returns the hooks of all records of a dialect, and imports the types they need. */
export function hookEntries(dialect: DialectModel, imports: ImportSet): HookEntryView[] {
  const entries = [
    ...(dialect.definition ? [dialectEntry(dialect, imports)] : []),
    ...dialect.attributes.map((record) => attributeEntry(record, imports)),
    ...dialect.types.map((record) => attributeEntry(record, imports)),
    ...dialect.ops.map((op) => opEntry(op, imports)),
  ];
  const names = new Set<string>();
  return entries.filter(({ name, methods }) => {
    if (methods.length === 0 || names.has(name)) return false;
    names.add(name);
    return true;
  });
}

/** Returns the view of the interface that a dialect's hand-written code fills in. */
export function hooksView(dialect: DialectModel) {
  const imports = new ImportSet(generatedPath(dialect.namespace, 'hooks'));
  const entries = hookEntries(dialect, imports);
  return {
    header: headerOf(dialect.files),
    imports: imports.code,
    doc: docComment(`The hand-written part of the ${dialect.namespace} dialect: exactly what its records flag.`),
    name: hooksName(dialect),
    entries,
  };
}

/** Returns the name of a dialect's hooks interface. */
export function hooksName(dialect: DialectModel): string {
  return `${dialectIdentifier(dialect)}Hooks`;
}

function entry(name: string, methods: readonly (string | false | undefined)[]): HookEntryView {
  const given = methods.filter((method): method is string => typeof method === 'string');
  const allOptional = given.every((method) => /^(readonly )?\w+\?/.test(method));
  return { name, optional: allOptional ? '?' : '', methods: given };
}

function dialectEntry({ definition }: DialectModel, imports: ImportSet): HookEntryView {
  const hook = (name: string) => `readonly ${name}: NonNullable<${imports.type('DialectHooks')}['${name}']>`;
  return entry('Dialect', [
    definition?.hasOpAsmInterface && hook('alias'),
    definition?.hasConstantMaterializer && hook('materializeConstant'),
    definition?.hasOperationAttrVerify && hook('verifyOperationAttribute'),
    definition?.hasRegionArgAttrVerify && hook('verifyRegionArgAttribute'),
    definition?.hasFoldInterface && hook('shouldMaterializeInto'),
    definition?.hasInlinerInterface && hook('inliner'),
    definition?.hasBytecodeTypes && hook('bytecodeTypes'),
    definition?.hasUnknownTypeMessage && hook('unknownTypeMessage'),
  ]);
}

function attributeEntry(record: AttrOrTypeModel, imports: ImportSet): HookEntryView {
  if (!record.hasVerifier && !record.hasEncodingVerifier && !record.hasCustomAssemblyFormat) {
    return entry(record.className, []);
  }
  const module = generatedPath(record.dialect, record.kind === 'attr' ? 'attributes' : 'types');
  const className = imports.type(record.className, module);
  const names = record.parameters.map((parameter) => `'${parameterName(parameter)}'`).join(' | ');
  const verify =
    record.hasVerifier &&
    `verify(emitError: ${imports.type('EmitError')}, parameters: Pick<${className}, ${names}>): ${imports.type('LogicalResult')}`;
  const verifyEncoding =
    record.hasEncodingVerifier &&
    `verifyEncoding(emitError: ${imports.type('EmitError')}, attribute: ${className}, shape: readonly number[], elementType: ${imports.type('Type')}): ${imports.type('LogicalResult')}`;
  return entry(record.className, [
    verify,
    verifyEncoding,
    record.hasCustomAssemblyFormat && `parse(parser: ${imports.type('AsmParser')}): readonly unknown[]`,
    record.hasCustomAssemblyFormat &&
      `print(${record.kind === 'attr' ? 'attribute' : 'type'}: ${className}, printer: ${imports.type('AsmPrinter')}): void`,
  ]);
}

/**
 * Interfaces of the runtime that operations implement by hand, and the module of each where it is not that of the trait; the others
 * follow from the spec or only mark.
 */
const handWrittenInterfaces: Readonly<Record<string, string | undefined>> = {
  BranchOpInterface: undefined,
  CallOpInterface: undefined,
  CastOpInterface: undefined,
  ConditionallySpeculatable: 'ir/interfaces/speculation.ts',
  DestructurableAccessorOpInterface: undefined,
  DestructurableAllocationOpInterface: undefined,
  FunctionOpInterface: undefined,
  InferTypeOpInterface: undefined,
  MemoryEffectsOpInterface: undefined,
  MemorySpaceCastOpInterface: undefined,
  OffsetSizeAndStrideOpInterface: undefined,
  ParallelCombiningOpInterface: undefined,
  PromotableAllocationOpInterface: undefined,
  PromotableMemOpInterface: undefined,
  RegionBranchOpInterface: undefined,
  RegionBranchTerminatorOpInterface: undefined,
  SymbolUserOpInterface: 'ir/interfaces/symbol-user.ts',
};

/** The same, but an operation without an implementation is treated as one of which less is known, or has what follows from the spec. */
const optionalInterfaces: Readonly<Record<string, string | undefined>> = {
  CallableOpInterface: undefined,
  InferIntRangeInterface: undefined,
  LoopLikeOpInterface: undefined,
  MemorySpaceCastConsumerOpInterface: undefined,
  RegionKindInterface: undefined,
  ReifyRankedShapedTypeOpInterface: undefined,
};

/** Returns the property of `interfaces` for an interface that is implemented by hand; the TypeScript of those of dialects may derive it. */
function interfaceHook(use: TraitUse, className: string, imports: ImportSet): string | undefined {
  const { name, interface: record } = use;
  const isRequired = record === undefined && Object.hasOwn(handWrittenInterfaces, name);
  const isOptional = record
    ? record.methods.some((method) => !method.default)
    : Object.hasOwn(optionalInterfaces, name);
  if (!isRequired && !isOptional) return undefined;
  const module = record
    ? `${dialectFolder(record.dialect)}/interfaces.ts`
    : (handWrittenInterfaces[name] ?? optionalInterfaces[name]);
  const type = `${imports.type('InterfaceHook')}<typeof ${imports.type(name, module)}, ${className}>`;
  return `readonly ${name}${isRequired ? '' : '?'}: ${type}`;
}

/** Returns the names of the hand-written directives in a format. */
function customDirectives(elements: readonly FormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    switch (element.kind) {
      case 'custom':
        return [element.name];
      case 'optional':
        return customDirectives([...element.then, ...element.otherwise]);
      case 'oilist':
        return customDirectives(element.clauses.flatMap((clause) => clause.elements));
      default:
        return [];
    }
  });
  return [...new Set(names)];
}

/** Tells whether something of the op is written by hand. */
export function hasHooks(op: OpModel): boolean {
  return opEntry(op, new ImportSet('')).methods.length > 0;
}

function opEntry(op: OpModel, imports: ImportSet): HookEntryView {
  // Hooks that ops share do not know the class.
  const name = op.hooks === undefined ? op.className : 'Operation';
  const interfaces = op.traits.flatMap((use) => interfaceHook(use, name, imports) ?? []);
  const directives = customDirectives(op.format ?? []);
  const flagged =
    op.hasVerifier ||
    op.hasRegionVerifier ||
    op.hasFolder ||
    op.hasCanonicalizer ||
    op.hasCustomAssemblyFormat ||
    op.hasAsmResultNames ||
    op.hasEarlierForms ||
    directives.length > 0 ||
    interfaces.length > 0;
  const entryName = op.hooks?.text ?? op.className;
  if (!flagged) return entry(entryName, []);
  const hasAsmInterface = op.traits.some((use) => use.name === 'OpAsmOpInterface');
  const needsClass =
    op.hasVerifier ||
    op.hasRegionVerifier ||
    op.hasFolder ||
    op.hasCustomAssemblyFormat ||
    op.hasAsmResultNames ||
    op.hasEarlierForms ||
    interfaces.length > 0;
  if (needsClass && op.hooks === undefined) imports.type(name, generatedPath(op.dialect, 'ops'));
  else if (needsClass) imports.type(name);
  return entry(entryName, [
    op.hasVerifier && `verify(op: ${name}): ${imports.type('LogicalResult')}`,
    op.hasRegionVerifier && `verifyRegions(op: ${name}): ${imports.type('LogicalResult')}`,
    op.hasFolder &&
      `fold(op: ${name}, operands: readonly (${imports.type('Attribute')} | undefined)[]): ${imports.type('FoldResult')}`,
    op.hasCanonicalizer && `canonicalizationPatterns(): readonly ${imports.type('RewritePattern')}[]`,
    op.hasCustomAssemblyFormat &&
      `parse(parser: ${imports.type('OpAsmParser')}, state: ${imports.type('ParsedOperationState')}): void`,
    op.hasCustomAssemblyFormat && `print(op: ${name}, printer: ${imports.type('OpAsmPrinter')}): void`,
    op.hasAsmResultNames &&
      `asmResultNames(op: ${name}, setName: (value: ${imports.type('Value')}, name: string) => void): void`,
    op.hasEarlierForms && `modernize(op: ${name}): readonly ${imports.type('Operation')}[]`,
    op.hasEarlierForms && 'readonly earlierProperties?: readonly string[]',
    hasAsmInterface &&
      op.regions.length > 0 &&
      `readonly asmBlockArgumentNames?: ${imports.type('OpHooks')}<${op.hooks === undefined ? imports.type(name, generatedPath(op.dialect, 'ops')) : imports.type(name)}>['asmBlockArgumentNames']`,
    hasAsmInterface && op.regions.length > 0 && 'readonly defaultDialect?: string',
    directives.length > 0 &&
      `readonly directives: { ${directives.map((name) => `readonly ${name}: ${imports.type('OpDirective')}`).join('; ')} }`,
    interfaces.length > 0 && interfacesHook(interfaces),
  ]);
}

function interfacesHook(properties: readonly string[]): string {
  const optional = properties.every((property) => /^readonly \w+\?/.test(property)) ? '?' : '';
  return `readonly interfaces${optional}: { ${properties.join('; ')} }`;
}
