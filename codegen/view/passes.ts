import { constantCase } from '../names.ts';
import {
  type DialectModel,
  type EnumModel,
  type OptionType,
  type PassModel,
  type PassOptionModel,
} from '../resolve/model.ts';
import { arrayCode, docComment, literal, objectCode, stringCode } from './code.ts';
import { arrayType, enumSpecName } from './constraints.ts';
import { ImportSet } from './imports.ts';
import { filesOf, generatedPath, headerOf } from './places.ts';

/** Returns the view of a dialect's passes and pipelines. */
export function passesView(dialect: DialectModel) {
  const imports = new ImportSet(generatedPath(dialect.namespace, 'passes'));
  const passes = dialect.passes.map((pass) => passView(pass, imports));
  const pipelines = dialect.pipelines.map((pipeline) => pipelineView(pipeline, imports));
  return {
    header: headerOf(filesOf([...dialect.passes, ...dialect.pipelines])),
    imports: imports.code,
    passes,
    pipelines,
  };
}

function passView(pass: PassModel, imports: ImportSet) {
  const className = `${pass.className}Base`;
  const name = pass.className.replace(/Pass$/, '');
  const optionsName = `${name}Options`;
  const hasOptions = pass.options.length > 0;
  const base = imports.value('Pass');
  return {
    optionInterfaces: optionInterfaces(pass, optionsName, imports),
    doc: docComment(pass.summary, pass.description),
    className,
    base: hasOptions ? `${base}<${optionsName}>` : base,
    specType: imports.type('PassSpec'),
    spec: objectCode([
      ['name', stringCode(pass.dumpName ?? name)],
      ...commonSpec(pass, imports),
      ['anchor', pass.anchor === undefined ? undefined : stringCode(pass.anchor.text)],
      ['anchorInterface', pass.anchorInterface === undefined ? undefined : stringCode(pass.anchorInterface)],
      ['isMemberwise', pass.isMemberwise ? 'true' : undefined],
      ['dependentDialects', literal(pass.dependentDialects.map((dependent) => dependent.text))],
      ['statistics', literal(pass.statistics)],
    ]),
    constructorParameters: hasOptions ? `options: Partial<${optionsName}> = {}` : '',
    superArguments: hasOptions ? `${className}.spec, options` : `${className}.spec`,
  };
}

function pipelineView(pipeline: PassModel, imports: ImportSet) {
  return {
    optionInterfaces: optionInterfaces(pipeline, `${pipeline.className}Options`, imports),
    doc: docComment(pipeline.summary, pipeline.description),
    name: `${constantCase(pipeline.className)}Spec`,
    specType: imports.type('PipelineSpec'),
    spec: objectCode(commonSpec(pipeline, imports)),
  };
}

/** Returns the interface of the options, or none when there are no options. */
function optionInterfaces({ argument, options }: PassModel, name: string, imports: ImportSet) {
  if (options.length === 0) return [];
  const members = options.map((option) => ({
    doc: docComment(option.summary),
    name: option.member,
    type: optionType(option.type, imports),
  }));
  return [{ doc: docComment(`Options of ${argument}.`), name, members }];
}

function commonSpec(pass: PassModel, imports: ImportSet): [string, string][] {
  return [
    ['argument', stringCode(pass.argument)],
    ['summary', stringCode(pass.summary)],
    ['description', stringCode(pass.description.trim())],
    ['options', arrayCode(pass.options.map((option) => optionSpec(option, imports)))],
  ];
}

function optionSpec(option: PassOptionModel, imports: ImportSet): string {
  return objectCode([
    ['name', stringCode(option.name)],
    ['member', stringCode(option.member)],
    ['type', optionTypeCode(option.type, imports)],
    ['default', stringCode(defaultText(option.type, option.default))],
    ['summary', stringCode(option.summary)],
  ]);
}

/** What reads and writes the values of the types that have a syntax of their own. */
const syntaxes: Partial<Record<string, string>> = {
  gridOverrides: 'gridOverridesSyntax',
  layoutOverrides: 'layoutOverridesSyntax',
  argumentShapes: 'argumentShapesSyntax',
};

function optionTypeCode(type: OptionType, imports: ImportSet): string {
  switch (type.kind) {
    case 'builtin':
      return type.name in syntaxes
        ? `{ kind: 'custom', syntax: ${imports.value(syntaxes[type.name]!)} }`
        : `{ kind: ${stringCode(type.name)} }`;
    case 'enum':
      return `{ kind: 'enum', spec: ${imports.value(enumSpecName(type.enum.className), enumPath(type.enum))} }`;
    case 'list':
      return `{ kind: 'list', of: ${optionTypeCode(type.of, imports)} }`;
  }
}

function enumPath(model: EnumModel): string {
  return generatedPath(model.dialect, 'enums');
}

/** The type that values of each builtin option type have, and whether it must be imported. Integers are exact: bigints beyond 2^53. */
const builtinTypes = {
  bool: { name: 'boolean', imported: false },
  int: { name: 'number', imported: false },
  int64: { name: 'number | bigint', imported: false },
  uint: { name: 'number', imported: false },
  uint64: { name: 'number | bigint', imported: false },
  double: { name: 'number', imported: false },
  string: { name: 'string', imported: false },
  gridOverrides: { name: 'GridOverrides', imported: true },
  layoutOverrides: { name: 'LayoutOverrides', imported: true },
  argumentShapes: { name: 'ArgumentShapes', imported: true },
  pipeline: { name: 'OpPassManager', imported: true },
} as const;

function optionType(type: OptionType, imports: ImportSet): string {
  switch (type.kind) {
    case 'builtin': {
      const { name, imported } = builtinTypes[type.name];
      return imported ? imports.type(name) : name;
    }
    case 'enum':
      return imports.type(type.enum.className, enumPath(type.enum));
    case 'list':
      return arrayType(optionType(type.of, imports));
  }
}

/** Returns the text of the default value; a record that gives none means false, 0, an empty text or list, or the first case. */
function defaultText(type: OptionType, text: string | undefined): string {
  if (text !== undefined) return text;
  if (type.kind === 'enum') return type.enum.cases[0]?.keyword ?? '';
  if (type.kind === 'list') return '';
  switch (type.name) {
    case 'bool':
      return 'false';
    case 'int':
    case 'int64':
    case 'uint':
    case 'uint64':
    case 'double':
      return '0';
    case 'string':
    case 'gridOverrides':
    case 'layoutOverrides':
    case 'argumentShapes':
    case 'pipeline':
      return '';
  }
}
