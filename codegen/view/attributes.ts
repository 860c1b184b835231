import { invariant } from '../../src/support/invariant.ts';
import { type AttrOrTypeModel, type DialectModel, type ParameterModel } from '../resolve/model.ts';
import { mayBeAbsent } from '../resolve/parameter-kinds.ts';
import { docComment, literal, objectCode, stringCode } from './code.ts';
import { ImportSet, relativePath } from './imports.ts';
import { parameterArgument, parameterName } from './member-names.ts';
import { parameterCode, parameterDefaultCode, parameterType } from './parameters.ts';
import { filesOf, generatedPath, headerOf } from './places.ts';

/** Returns the view of a dialect's attributes or types; with the attributes come the types where one file defines both. */
export function attributesView(dialect: DialectModel, kind: 'attributes' | 'types') {
  const isShared = definesTypesWithAttributes(dialect);
  const handedOn = isShared ? [generatedPath(dialect.namespace, 'types')] : [];
  const imports = new ImportSet(generatedPath(dialect.namespace, kind), handedOn);
  const records = inOrderOfUse(isShared ? [...dialect.attributes, ...dialect.types] : dialect[kind]);
  const classes = records.map((record) => classView(record, imports));
  return { header: headerOf(filesOf(records)), imports: imports.code, classes };
}

/** Returns the view of the file that hands on the types of a dialect, which its attributes' file defines. */
export function handedOnTypesView(dialect: DialectModel) {
  const names = dialect.types.map(({ className }) => className).join(', ');
  const path = relativePath(generatedPath(dialect.namespace, 'types'), generatedPath(dialect.namespace, 'attributes'));
  return { header: headerOf(filesOf(dialect.types)), names, path };
}

/** Tells whether attributes of the dialect have types of it as parameters and types have attributes: two files would import each other. */
export function definesTypesWithAttributes(dialect: DialectModel): boolean {
  const use = (records: readonly AttrOrTypeModel[], used: readonly AttrOrTypeModel[]): boolean =>
    records.some(({ parameters }) =>
      parameters.some(({ type }) => recordsIn(type).some((each) => used.includes(each))),
    );
  return use(dialect.attributes, dialect.types) && use(dialect.types, dialect.attributes);
}

function classView(record: AttrOrTypeModel, imports: ImportSet) {
  const isAttr = record.kind === 'attr';
  imports.type('Context');
  imports.value('uniqueParametric');
  const { className, parameters } = record;
  return {
    doc: docComment(record.summary, record.description),
    className,
    base: imports.value(baseClass(record)),
    specType: `${imports.type('AttrSpec')}<${className}>`,
    spec: objectCode([
      ['dialect', stringCode(record.dialect)],
      ['mnemonic', stringCode(record.mnemonic)],
      ['recordName', stringCode(record.name)],
      ['className', stringCode(className)],
      ['parameters', `[${parameters.map((parameter) => parameterSpec(parameter, imports)).join(', ')}]`],
      ['format', record.format && literal(record.format)],
      ['enumAttr', record.enum && 'true'],
      ['customAssembly', record.hasCustomAssemblyFormat ? 'true' : undefined],
      ['memRefElement', hasTrait(record, 'MemRefElementTypeInterface') ? 'true' : undefined],
      ['create', `(context, parameters) => new ${className}(context, parameters)`],
    ]),
    getDoc: docComment(`Returns the one ${isAttr ? 'attribute' : 'type'} with these parameters.`),
    arguments: parameters.map((parameter, i) => argumentCode(parameter, parameters.slice(i + 1), imports)),
    values: parameters.map((parameter) => parameterArgument(parameter)).join(', '),
    getters: parameters.map((parameter, index) => ({
      doc: parameter.description === '' ? '' : docComment(upperFirst(parameter.description)),
      name: parameterName(parameter),
      type: parameterType(parameter.type, imports),
      index,
    })),
  };
}

/** The class that the generated one extends. Types with the trait have parameters `shape` and `elementType`, or TypeScript complains. */
function baseClass(record: AttrOrTypeModel): string {
  if (record.kind === 'attr') return 'DialectAttr';
  return hasTrait(record, 'ShapedTypeInterface') ? 'ShapedDialectType' : 'DialectType';
}

function hasTrait({ traits }: AttrOrTypeModel, trait: string): boolean {
  return traits.some(({ name }) => name === trait);
}

function parameterSpec(parameter: ParameterModel, imports: ImportSet): string {
  const member = parameterName(parameter);
  const renamed = member === parameter.name ? '' : `, member: ${stringCode(member)}`;
  return `{ name: ${stringCode(parameter.name)}${renamed}, type: ${parameterCode(parameter.type, imports)} }`;
}

/** An argument that may be absent is undefined where one that must be there follows it. */
function argumentCode(parameter: ParameterModel, after: readonly ParameterModel[], imports: ImportSet): string {
  const name = parameterArgument(parameter);
  const { type } = parameter;
  if (type.kind === 'optional' && after.every(mayBeAbsent)) return `${name}?: ${parameterType(type, imports)}`;
  const declared = `${name}: ${parameterType(type, imports)}`;
  return type.kind === 'default' ? `${declared} = ${parameterDefaultCode(type, imports)}` : declared;
}

// A class is used in the specs of later ones, so it must be defined before them; otherwise the order of the records stays.
function inOrderOfUse(records: readonly AttrOrTypeModel[]): AttrOrTypeModel[] {
  const ordered: AttrOrTypeModel[] = [];
  const visiting = new Set<AttrOrTypeModel>();
  const visit = (record: AttrOrTypeModel): void => {
    if (ordered.includes(record) || !records.includes(record)) return;
    invariant(!visiting.has(record), `the parameters of '${record.name}' lead back to it`);
    visiting.add(record);
    for (const parameter of record.parameters) for (const used of recordsIn(parameter.type)) visit(used);
    ordered.push(record);
  };
  for (const record of records) visit(record);
  return ordered;
}

function recordsIn(type: ParameterModel['type']): readonly AttrOrTypeModel[] {
  switch (type.kind) {
    case 'record':
      return [type.record];
    case 'array':
    case 'optional':
    case 'default':
      return recordsIn(type.of);
    default:
      return [];
  }
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
