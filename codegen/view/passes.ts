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
  return {
    doc: docComment(pass.summary, pass.description),
    className: `${pass.className}Base`,
    base: imports.value('Pass'),
    specType: imports.type('PassSpec'),
    spec: objectCode([
      ...commonSpec(pass, imports),
      ['anchor', pass.anchor === undefined ? undefined : stringCode(pass.anchor)],
      ['dependentDialects', literal(pass.dependentDialects.map((dependent) => dependent.text))],
      ['statistics', literal(pass.statistics)],
    ]),
    members: pass.options.map((option) => ({
      doc: docComment(option.summary),
      name: option.member,
      type: optionType(option.type, imports),
      value: optionValue(option),
    })),
  };
}

function pipelineView(pipeline: PassModel, imports: ImportSet) {
  const optionsName = `${pipeline.className}Options`;
  const specType = imports.type('PipelineSpec');
  const options = {
    doc: docComment(`Options of the pipeline ${pipeline.argument}.`),
    name: optionsName,
    members: pipeline.options.map((option) => ({
      doc: docComment(option.summary),
      name: option.member,
      type: optionType(option.type, imports),
    })),
  };
  const hasOptions = pipeline.options.length > 0;
  return {
    optionInterfaces: hasOptions ? [options] : [],
    doc: docComment(pipeline.summary, pipeline.description),
    name: `${constantCase(pipeline.className)}Spec`,
    specType: hasOptions ? `${specType}<${optionsName}>` : specType,
    spec: objectCode(commonSpec(pipeline, imports)),
  };
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
    ['defaultValue', optionValue(option)],
    ['summary', stringCode(option.summary)],
  ]);
}

function optionTypeCode(type: OptionType, imports: ImportSet): string {
  switch (type.kind) {
    case 'builtin':
      return `{ kind: ${stringCode(type.name)} }`;
    case 'enum':
      return `{ kind: 'enum', spec: ${imports.value(enumSpecName(type.enum.className), enumPath(type.enum))} }`;
    case 'list':
      return `{ kind: 'list', of: ${optionTypeCode(type.of, imports)} }`;
  }
}

function enumPath(model: EnumModel): string {
  return generatedPath(model.dialect, 'enums');
}

const builtinTypes = {
  bool: 'boolean',
  int64: 'number',
  uint: 'number',
  string: 'string',
  gridOverrides: 'ReadonlyMap<string, readonly number[]>',
} as const;

function optionType(type: OptionType, imports: ImportSet): string {
  switch (type.kind) {
    case 'builtin':
      return builtinTypes[type.name];
    case 'enum':
      return imports.type(type.enum.className, enumPath(type.enum));
    case 'list':
      return arrayType(optionType(type.of, imports));
  }
}

function optionValue({ type, default: text }: PassOptionModel): string {
  if (type.kind === 'list') {
    const items = text === undefined || text === '' ? [] : text.split(',');
    return arrayCode(items.map((item) => scalarValue(type.of, item)));
  }
  return scalarValue(type, text);
}

function scalarValue(type: OptionType, text: string | undefined): string {
  if (type.kind === 'enum') return stringCode(text ?? type.enum.cases[0]?.keyword ?? '');
  if (type.kind === 'list') return '[]';
  switch (type.name) {
    case 'bool':
      return text ?? 'false';
    case 'int64':
    case 'uint':
      return text ?? '0';
    case 'string':
      return stringCode(text ?? '');
    case 'gridOverrides':
      return 'new Map()';
  }
}
