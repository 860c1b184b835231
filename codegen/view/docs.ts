import { constraintSummary, summaryOf } from '../resolve/constraints.ts';
import { printExpression } from '../expression.ts';
import {
  type AttributeModel,
  type AttrOrTypeModel,
  type ConstraintUse,
  type DialectModel,
  type EnumModel,
  type InterfaceModel,
  type OpModel,
  type OperandModel,
  type ParameterType,
  type RegionModel,
  type TraitUse,
} from '../resolve/model.ts';
import { code, headerComment, type TableView, table } from './markdown.ts';
import { passViews } from './pass-docs.ts';
import { type RecordDocs, recordDocs } from './record-docs.ts';

/** Returns the view of a dialect's reference. */
export function dialectDocsView(dialect: DialectModel) {
  const { definition, namespace } = dialect;
  const sections = [
    section('Operations', dialect.ops.map(opDocs)),
    section('Attributes', dialect.attributes.map(attrOrTypeDocs)),
    section('Types', dialect.types.map(attrOrTypeDocs)),
    section('Enums', dialect.enums.map(enumDocs)),
    section('Interfaces', dialect.interfaces.map(interfaceDocs)),
    section('Constraints', constraintDocs(dialect)),
    section('Passes', passViews([...dialect.passes, ...dialect.pipelines])),
  ].filter((part) => part.records.length > 0);
  const dependents = definition?.dependentDialects.map((dependent) => code(dependent.text)).join(', ') ?? '';
  return {
    header: headerComment(dialect.files),
    title: `The ${code(namespace)} dialect`,
    summary: definition?.summary ?? '',
    description: definition?.description.trim() ?? '',
    notes: dependents === '' ? [] : [`Loads with it: ${dependents}.`],
    contents: table(['Name', 'What it is'], contentsRows(sections)),
    sections,
  };
}

function section(title: string, records: readonly RecordDocs[]) {
  return { title, records };
}

// Links go to headings as GitHub names them: the second heading of one name gets the suffix -1.
function contentsRows(sections: readonly ReturnType<typeof section>[]): string[][] {
  const used = new Map<string, number>();
  const anchorOf = (heading: string): string => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replace(/ /g, '-');
    const count = used.get(anchor) ?? 0;
    used.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
  return sections.flatMap(({ title, records }) => {
    anchorOf(title);
    return records.map((record) => [`[${record.title}](#${anchorOf(record.title)})`, record.summary]);
  });
}

function opDocs(op: OpModel): RecordDocs {
  return {
    ...recordDocs(op, code(op.fullName)),
    syntax: opSyntax(op),
    notes: opNotes(op),
    tables: [
      ...optional('Operands', ['Name', 'Must be', 'Description'], op.operands.map(valueRow)),
      ...optional('Attributes', ['Name', 'Must be', 'When absent', 'Description'], op.attributes.map(attributeRow)),
      ...optional('Results', ['Name', 'Is', 'Description'], op.results.map(valueRow)),
      ...optional('Regions', ['Name', 'Must be', 'Description'], op.regions.map(regionRow)),
      ...optional('Successors', ['Name', 'Must be', 'Description'], op.successors.map(regionRow)),
    ],
  };
}

function opSyntax(op: OpModel): string[] {
  if (op.formatText !== undefined) return [`operation ::= \`${op.fullName}\` ${op.formatText.text}`];
  return [];
}

function opNotes(op: OpModel): string[] {
  const interfaces = op.traits.filter(isInterface);
  const others = op.traits.filter((use) => !isInterface(use));
  return [
    ...(op.extension ? ['This operation is an extension: the upstream dialect does not have it.'] : []),
    ...syntaxNote(op, op.fullName),
    ...(op.formatText === undefined && !op.hasCustomAssemblyFormat ? ['It prints in the generic form.'] : []),
    ...listNote('Traits', others.map(traitText)),
    ...listNote('Interfaces', interfaces.map(traitText)),
    ...listNote(
      'Results are written to (destination-passing style)',
      op.dpsInits.map((init) => code(init.text)),
    ),
    ...listNote('Converted one to one from', op.convertFrom ? [code(op.convertFrom.text)] : []),
    ...listNote('In binaries', flatbufferText(op)),
  ];
}

/** What stands in place of a syntax that no format describes. */
function syntaxNote({ hasCustomAssemblyFormat, description }: OpModel | AttrOrTypeModel, name: string): string[] {
  if (!hasCustomAssemblyFormat) return [];
  const hasExample = /^```mlir$/m.test(description) || description.includes(`\`${name}<`);
  return [`Its syntax is written by hand${hasExample ? '; the example shows it' : ''}.`];
}

function flatbufferText({ flatbuffer }: OpModel): string[] {
  if (flatbuffer === undefined) return [];
  const variant = flatbuffer.enum === undefined ? '' : `, ${code(`${flatbuffer.enum}.${flatbuffer.case}`)}`;
  return [`table ${code(flatbuffer.table)}${variant}`];
}

function listNote(label: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${label}: ${items.join(', ')}.`];
}

function isInterface(use: TraitUse): boolean {
  return use.interface !== undefined || use.name.endsWith('Interface');
}

function traitText({ name, args }: TraitUse): string {
  return code(args.length === 0 ? name : `${name}<${args.map(printExpression).join(', ')}>`);
}

function optional(title: string, head: readonly string[], rows: readonly (readonly string[])[]): TableView[] {
  return rows.length === 0 ? [] : [{ title, ...table(head, rows) }];
}

function words(use: ConstraintUse): string {
  if (use.kind === 'record') return `${use.record.summary} (${code(use.record.className)})`;
  if (use.kind === 'declared' && (use.args.length > 0 || summaryOf(use) === '')) return code(useText(use));
  return summaryOf(use);
}

function useText(use: ConstraintUse & { kind: 'declared' }): string {
  const text = (argument: (typeof use.args)[number]): string => {
    switch (argument.kind) {
      case 'constraint':
        return argument.use.kind === 'declared' ? useText(argument.use) : words(argument.use);
      case 'list':
        return `[${argument.items.map(text).join(', ')}]`;
      default:
        return String(argument.value);
    }
  };
  return use.args.length === 0 ? use.constraint.name : `${use.constraint.name}<${use.args.map(text).join(', ')}>`;
}

function valueRow(value: OperandModel): string[] {
  const quantity =
    value.quantity === 'variadic' ? 'any number of: ' : value.quantity === 'optional' ? 'optional: ' : '';
  return [code(value.name), `${quantity}${words(value.constraint)}`, value.description];
}

function attributeRow(attribute: AttributeModel): string[] {
  const absent = {
    required: 'required',
    optional: 'absent',
    unit: 'absent',
    default: code(attribute.defaultText ?? ''),
    unsetDefault: code(attribute.defaultText ?? ''),
  }[attribute.presence];
  return [code(attribute.name), words(attribute.constraint), absent, attribute.description];
}

function regionRow(region: RegionModel): string[] {
  return [
    code(region.name),
    `${region.variadic ? 'any number of: ' : ''}${words(region.constraint)}`,
    region.description,
  ];
}

function attrOrTypeDocs(record: AttrOrTypeModel): RecordDocs {
  const sigil = record.kind === 'attr' ? '#' : '!';
  return {
    ...recordDocs(record, code(`${sigil}${record.dialect}.${record.mnemonic}`)),
    syntax: record.hasCustomAssemblyFormat ? [] : [attrOrTypeSyntax(record)],
    notes: [
      ...syntaxNote(record, `${sigil}${record.dialect}.${record.mnemonic}`),
      ...listNote(
        'Values',
        record.enum
          ? [record.enum.cases.flatMap(({ keyword, extension }) => (extension ? [] : [code(keyword)])).join(', ')]
          : [],
      ),
      ...listNote('Traits and interfaces', record.traits.map(traitText)),
    ],
    tables: optional(
      'Parameters',
      ['Name', 'Type', 'Description'],
      record.enum
        ? []
        : record.parameters.map((parameter) => [
            code(parameter.name),
            parameterText(parameter.type),
            parameter.description,
          ]),
    ),
  };
}

// A body that does not begin with `<` is written in the wrapped form, `#tt<core_coord 0x0>`.
function attrOrTypeSyntax({ kind, dialect, mnemonic, format, formatText, enum: model }: AttrOrTypeModel): string {
  const [noun, sigil] = kind === 'attr' ? ['attribute', '#'] : ['type', '!'];
  const text = formatText?.text ?? (model ? '`<` $value `>`' : '');
  const [first] = format ?? [];
  if (first === undefined) return `${noun} ::= \`${sigil}${dialect}.${mnemonic}\``;
  if (first.kind === 'literal' && first.text === '<') return `${noun} ::= \`${sigil}${dialect}.${mnemonic}\` ${text}`;
  return `${noun} ::= \`${sigil}${dialect}\` \`<\` \`${mnemonic}\` ${text} \`>\``;
}

function parameterText(type: ParameterType): string {
  switch (type.kind) {
    case 'builtin':
      // How a value is represented is of no interest there.
      return code(type.name === 'exactInt64' ? 'int64' : type.name);
    case 'enum':
      return code(type.enum.className);
    case 'record':
      return code(type.record.className);
    case 'array':
      return `list of ${parameterText(type.of)}`;
    case 'optional':
      return `optional ${parameterText(type.of)}`;
    case 'default':
      return `${parameterText(type.of)}, ${type.text === '' ? 'empty' : code(type.text)} when absent`;
  }
}

function enumDocs(model: EnumModel): RecordDocs {
  return {
    ...recordDocs(model, `Enum ${code(model.className)}`),
    notes: model.bitEnum ? [`Bits; several are written with ${code(model.separator)} between them.`] : [],
    tables: optional(
      'Cases',
      ['Keyword', 'Value', 'Symbol', 'Meaning'],
      model.cases.map((enumCase) => [
        code(enumCase.keyword),
        String(enumCase.value),
        code(enumCase.symbol),
        enumCase.extension ? `${enumCase.summary}; an extension` : enumCase.summary,
      ]),
    ),
  };
}

function interfaceDocs(record: InterfaceModel): RecordDocs {
  return {
    ...recordDocs(record, `Interface ${code(record.className)}`),
    tables: optional(
      'Methods',
      ['Name', 'Returns', 'Description'],
      record.methods.map((method) => [
        code(method.name),
        method.returns === '' ? '' : code(method.returns),
        `${method.summary}${method.default ? ' Has a default.' : ''}`,
      ]),
    ),
  };
}

// One table for all: a constraint has nothing to say but its words.
function constraintDocs(dialect: DialectModel): RecordDocs[] {
  if (dialect.constraints.length === 0) return [];
  const summary = 'What operands, results, attributes and regions can be demanded to be, in the words of diagnostics.';
  return [
    {
      ...recordDocs({ summary, description: '' }, `Constraints of ${code(dialect.namespace)}`),
      tables: optional(
        'Constraints',
        ['Name', 'On', 'Words'],
        dialect.constraints.map((constraint) => [
          code(constraint.name),
          constraintKinds[constraint.kind],
          constraintSummary(constraint),
        ]),
      ),
    },
  ];
}

const constraintKinds = { type: 'types', attr: 'attributes', region: 'regions', successor: 'successors' } as const;
