import { optionTypes } from '../builtin-names.ts';
import { type Diagnostics } from '../diagnostics.ts';
import { type NameExpression, parseNameExpression } from '../expression.ts';
import { camelCase } from '../names.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { type FieldReader } from './field-reader.ts';
import { countOf } from './inheritance.ts';
import { type EnumModel, type OptionType, type PassModel, type PassOptionModel, type RecordModel } from './model.ts';
import { type Scope } from './scope.ts';

/** What is needed to resolve the options of a pass. */
export interface PassContext {
  readonly scope: Scope;
  readonly enum: (name: string) => EnumModel | undefined;
  readonly diagnostics: Diagnostics;
}

/** Makes the model of a pass or pipeline; reports options that clash or have an unknown type. */
export function buildPass(
  kind: 'pass' | 'pipeline',
  record: RecordModel,
  fields: FieldReader,
  context: PassContext,
): PassModel {
  const options: PassOptionModel[] = [];
  for (const reader of fields.objects('options')) {
    const name = reader.text('name');
    if (name === undefined) continue;
    const type = optionType(reader, record, context);
    if (options.some((option) => option.name === name.text))
      context.diagnostics.error(name, `duplicate option '${name.text}'`);
    if (type === undefined) continue;
    options.push({
      name: name.text,
      member: reader.string('member') ?? camelCase(name.text),
      location: name,
      type,
      default: reader.text('default')?.text,
      summary: reader.string('summary') ?? '',
    });
  }
  return {
    ...record,
    kind,
    argument: fields.string('argument') ?? '',
    planned: fields.flag('planned'),
    anchor: fields.text('anchor'),
    dumpName: fields.string('dumpName'),
    options,
    dependentDialects: fields.texts('dependentDialects'),
    statistics: fields
      .objects('statistics')
      .map((reader) => ({ name: reader.string('name') ?? '', summary: reader.string('summary') ?? '' })),
  };
}

function optionType(reader: FieldReader, record: RecordModel, context: PassContext): OptionType | undefined {
  const text = reader.text('type');
  const expression = text && parseNameExpression(text, context.diagnostics);
  return expression && resolveOptionType(expression, record, context);
}

function resolveOptionType(
  expression: NameExpression,
  record: RecordModel,
  context: PassContext,
): OptionType | undefined {
  const { name, args } = expression;
  const arity = name === 'list' ? 1 : 0;
  if (args.length !== arity) {
    context.diagnostics.error(expression, `'${name}' takes ${countOf(arity, 'argument')}, but got ${args.length}`);
    return undefined;
  }
  const [inner] = args;
  if (inner?.kind === 'name') {
    const of = resolveOptionType(inner, record, context);
    return of && { kind: 'list', of };
  }
  const builtin = optionTypes.find((known) => known === name);
  if (builtin !== undefined) return { kind: 'builtin', name: builtin };
  if (context.scope.find(name)?.kind !== 'enum') {
    const hint =
      didYouMean(name, [...optionTypes, 'list']) || `; there are ${optionTypes.join(', ')}, enums, and list<…>`;
    context.diagnostics.error(expression, `unknown option type '${name}'${hint}`);
    return undefined;
  }
  const from = { file: record.file, location: expression };
  const declaration = context.scope.lookup(name, ['enum'], from, 'enum', context.diagnostics);
  const model = declaration && context.enum(declaration.name);
  return model && { kind: 'enum', enum: model };
}
