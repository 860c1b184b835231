import { memberNamesOf } from '../expression.ts';
import { type AttributeModel, type OperandModel, type OpModel, type RegionModel } from '../resolve/model.ts';
import { camelCase } from '../names.ts';
import { arrayCode, objectCode } from './code.ts';
import { valueType } from './constraints.ts';
import { ImportSet } from './imports.ts';

/** The parts of a generated `build`. */
export interface BuildView {
  readonly arguments: readonly string[];
  /** The parameter `args` with its type, or nothing for an op without any. */
  readonly parameter: string;
  readonly className: string;
  readonly parts: string;
}

/** Returns the view of `build`: one named argument per operand, attribute, region and result type that cannot be derived. */
export function buildView(op: OpModel, imports: ImportSet): BuildView {
  for (const name of ['OpBuilder', 'Location']) imports.type(name);
  imports.value('buildOp');
  const resultTypes = op.results.map((result) => resultType(op, result, imports));
  const fields = [
    ...op.arguments.map((argument) =>
      argument.role === 'attribute' ? attributeField(argument, imports) : operandField(argument, imports),
    ),
    ...op.successors.map((successor) => `readonly ${camelCase(successor.name)}: ${successorType(successor, imports)}`),
    ...(op.regions.length === 0 ? [] : [`readonly regions?: readonly ${imports.type('Region')}[]${variadicCount(op)}`]),
    ...resultTypes.flatMap((type) => (type.field === undefined ? [] : [type.field])),
  ];
  const parts = objectCode([
    ['operands', arrayCode(op.operands.map((operand) => `args.${camelCase(operand.name)}`))],
    ['attributes', objectCode(op.attributes.map((attribute) => [attribute.name, attributeValueCode(attribute)]))],
    ['resultTypes', resultTypesCode(op, resultTypes)],
    ['successors', successorsCode(op)],
  ]);
  return {
    arguments: fields,
    parameter: fields.length === 0 ? '' : `, args: { ${fields.join('; ')} }`,
    className: op.className,
    parts:
      op.regions.length === 0 ? parts : parts.replace(/ \}$/, ', ...(args.regions && { regions: args.regions }) }'),
  };
}

/** Returns the names of the arguments of `build`. */
export function argumentNames(op: OpModel): string[] {
  return buildView(op, new ImportSet('')).arguments.flatMap((field) => /^readonly (\w+)/.exec(field)?.[1] ?? []);
}

/** Types that can be inferred are so where not all of them are given. */
function resultTypesCode(op: OpModel, types: readonly ResultTypeView[]): string {
  const all = arrayCode(types.map((type) => type.code));
  const given = types.flatMap((type) => type.argument ?? []);
  return isInferred(op) && given.length > 0 ? `${given.join(' && ')} && ${all}` : all;
}

function isInferred(op: OpModel): boolean {
  return op.traits.some(({ name }) => name === 'InferTypeOpInterface');
}

function variadicCount(op: OpModel): string {
  return op.regions.some((region) => region.variadic) ? ' | number' : '';
}

function successorType(successor: RegionModel, imports: ImportSet): string {
  const block = imports.type('Block');
  return successor.variadic ? `readonly ${block}[]` : block;
}

function successorsCode(op: OpModel): string | undefined {
  if (op.successors.length === 0) return undefined;
  return arrayCode(op.successors.map(({ name, variadic }) => `${variadic ? '...' : ''}args.${camelCase(name)}`));
}

function operandField(operand: OperandModel, imports: ImportSet): string {
  const value = imports.type('Value');
  const name = camelCase(operand.name);
  if (operand.quantity === 'variadic') return `readonly ${name}: readonly ${value}[]`;
  return operand.quantity === 'optional' ? `readonly ${name}?: ${value} | undefined` : `readonly ${name}: ${value}`;
}

function attributeField(attribute: AttributeModel, imports: ImportSet): string {
  const name = camelCase(attribute.name);
  if (attribute.presence === 'unit') return `readonly ${name}?: boolean`;
  const type = valueType(attribute.constraint, imports);
  return attribute.presence === 'required' ? `readonly ${name}: ${type}` : `readonly ${name}?: ${type} | undefined`;
}

function attributeValueCode(attribute: AttributeModel): string {
  const value = `args.${camelCase(attribute.name)}`;
  return attribute.presence === 'unit' ? `${value} || undefined` : value;
}

interface ResultTypeView {
  /** The type of the result, or types spread into the list. */
  readonly code: string;
  /** The argument that gives it, and its declaration, unless it can be derived. */
  readonly argument?: string;
  readonly field?: string;
}

function resultType(op: OpModel, result: OperandModel, imports: ImportSet): ResultTypeView {
  const derived = initTypes(op, result) ?? equalType(op, result);
  if (derived !== undefined) return { code: derived };
  const type = imports.type('Type');
  const stem = camelCase(result.name).replace(/s$/, '');
  const [name, of] = result.quantity === 'one' ? [`${stem}Type`, type] : [`${stem}Types`, `readonly ${type}[]`];
  const argument = `args.${name}`;
  return {
    code: result.quantity === 'one' ? argument : `...${argument}`,
    argument,
    field: isInferred(op) ? `readonly ${name}?: ${of} | undefined` : `readonly ${name}: ${of}`,
  };
}

// Destination-passing style: each result has the type of its init.
function initTypes(op: OpModel, result: OperandModel): string | undefined {
  const inits = op.dpsInits.map((init) => op.operands.find((operand) => operand.name === init.text));
  const init = inits[op.results.indexOf(result)];
  if (init === undefined || inits.length !== op.results.length || init.quantity !== result.quantity) return undefined;
  const value = `args.${camelCase(init.name)}`;
  if (init.quantity === 'one') return `${value}.type`;
  return init.quantity === 'variadic' ? `...${value}.map((init) => init.type)` : undefined;
}

function equalType(op: OpModel, result: OperandModel): string | undefined {
  if (result.quantity !== 'one') return undefined;
  for (const { name, args } of op.traits) {
    const names =
      name === 'SameOperandsAndResultType'
        ? op.operands.map((operand) => operand.name)
        : name === 'AllTypesMatch' && memberNamesOf(args[0]).includes(result.name)
          ? memberNamesOf(args[0])
          : [];
    const source = op.operands.find((operand) => operand.quantity === 'one' && names.includes(operand.name));
    if (source !== undefined) return `args.${camelCase(source.name)}.type`;
  }
  return undefined;
}
