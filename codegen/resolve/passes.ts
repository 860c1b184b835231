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
    const member = reader.string('member') ?? camelCase(name.text);
    if (options.some((option) => option.name === name.text))
      context.diagnostics.error(name, `duplicate option '${name.text}'`);
    else if (options.some((option) => option.member === member))
      context.diagnostics.error(name, `two options are '${member}' in TypeScript; give one another 'member'`);
    if (type === undefined) continue;
    const given = reader.text('default');
    options.push({
      name: name.text,
      member,
      location: name,
      type,
      default: given?.text,
      defaultLocation: given ?? name,
      summary: reader.string('summary') ?? '',
    });
  }
  return {
    ...record,
    kind,
    argument: fields.string('argument') ?? '',
    argumentLocation: fields.text('argument') ?? record.location,
    planned: fields.flag('planned'),
    anchor: fields.text('anchor'),
    anchorInterface: fields.string('anchorInterface'),
    dumpName: fields.string('dumpName'),
    isMemberwise: fields.flag('isMemberwise'),
    options,
    dependentDialects: fields.texts('dependentDialects'),
    statistics: statisticsOf(fields, context),
  };
}

function statisticsOf(fields: FieldReader, { diagnostics }: PassContext): PassModel['statistics'] {
  const statistics: { readonly name: string; readonly summary: string }[] = [];
  for (const reader of fields.objects('statistics')) {
    const name = reader.text('name');
    if (name === undefined) continue;
    if (statistics.some((other) => other.name === name.text))
      diagnostics.error(name, `duplicate statistic '${name.text}'`);
    statistics.push({ name: name.text, summary: reader.string('summary') ?? '' });
  }
  return statistics;
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
