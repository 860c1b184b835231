import { memberNamesOf } from '../expression.ts';
import { type AttributeModel, type OperandModel, type OpModel, type RegionModel } from '../resolve/model.ts';
import { camelCase } from '../names.ts';
import { arrayCode, objectCode } from './code.ts';
import { valueType } from './constraints.ts';
import { ImportSet } from './imports.ts';

/** The parts of a generated `build`. */
export interface BuildView {
  /** The parameter `args` with its type, or nothing for an op without any. */
  readonly parameter: string;
  readonly className: string;
  readonly parts: string;
}

/** A named argument of `build`. */
interface BuildArgument {
  readonly name: string;
  readonly isOptional?: boolean;
  /** Its type in TypeScript. */
  readonly type: string;
}

/** Returns the view of `build`: one named argument per operand, attribute, region and result type that cannot be derived. */
export function buildView(op: OpModel, imports: ImportSet): BuildView {
  for (const name of ['OpBuilder', 'Location']) imports.type(name);
  imports.value('buildOp');
  const fields = buildArguments(op, imports).map(
    ({ name, isOptional, type }) => `readonly ${name}${isOptional ? '?' : ''}: ${type}`,
  );
  const parts = objectCode([
    ['operands', arrayCode(op.operands.map((operand) => `args.${camelCase(operand.name)}`))],
    ['attributes', objectCode(op.attributes.map((attribute) => [attribute.name, attributeValueCode(attribute)]))],
    ['resultTypes', resultTypesCode(op, resultTypesOf(op))],
    ['successors', successorsCode(op)],
  ]);
  return {
    parameter: fields.length === 0 ? '' : `, args: { ${fields.join('; ')} }`,
    className: op.className,
    parts:
      op.regions.length === 0 ? parts : parts.replace(/ \}$/, ', ...(args.regions && { regions: args.regions }) }'),
  };
}

/** Returns the names of the arguments of `build`. */
export function argumentNames(op: OpModel): string[] {
  return buildArguments(op, new ImportSet('')).map(({ name }) => name);
}

function buildArguments(op: OpModel, imports: ImportSet): BuildArgument[] {
  const region = (): BuildArgument => ({
    name: 'regions',
    isOptional: true,
    type: `readonly ${imports.type('Region')}[]${variadicCount(op)}`,
  });
  return [
    ...op.arguments.map((argument) =>
      argument.role === 'attribute' ? attributeArgument(argument, imports) : operandArgument(argument, imports),
    ),
    ...op.successors.map((successor) => ({
      name: camelCase(successor.name),
      type: successorType(successor, imports),
    })),
    ...(op.regions.length === 0 ? [] : [region()]),
    ...resultTypesOf(op).flatMap(({ given }) => (given === undefined ? [] : [typeArgument(op, given, imports)])),
  ];
}

/** Types that can be inferred are so where not all of them are given. */
function resultTypesCode(op: OpModel, types: readonly ResultTypeView[]): string {
  const all = arrayCode(types.map((type) => type.code));
  const given = types.flatMap((type) => (type.given ? [`args.${type.given.name}`] : []));
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

function operandArgument(operand: OperandModel, imports: ImportSet): BuildArgument {
  const value = imports.type('Value');
  const name = camelCase(operand.name);
  if (operand.quantity === 'variadic') return { name, type: `readonly ${value}[]` };
  return operand.quantity === 'optional'
    ? { name, isOptional: true, type: `${value} | undefined` }
    : { name, type: value };
}

function attributeArgument(attribute: AttributeModel, imports: ImportSet): BuildArgument {
  const name = camelCase(attribute.name);
  if (attribute.presence === 'unit') return { name, isOptional: true, type: 'boolean' };
  const type = valueType(attribute.constraint, imports);
  return attribute.presence === 'required' ? { name, type } : { name, isOptional: true, type: `${type} | undefined` };
}

function attributeValueCode(attribute: AttributeModel): string {
  const value = `args.${camelCase(attribute.name)}`;
  return attribute.presence === 'unit' ? `${value} || undefined` : value;
}

/** Where the type of a result, or types that are spread into the list, come from. */
interface ResultTypeView {
  readonly code: string;
  /** The argument that gives it, unless it can be derived. */
  readonly given?: GivenType;
}

interface GivenType {
  readonly name: string;
  readonly isList: boolean;
  /** It may be left out, since an attribute has it too. */
  readonly isOptional?: boolean;
}

function resultTypesOf(op: OpModel): ResultTypeView[] {
  return op.results.map((result) => {
    const derived = initTypes(op, result) ?? equalType(op, result);
    if (derived !== undefined) return { code: derived };
    const isList = result.quantity !== 'one';
    const name = `${camelCase(result.name).replace(/s$/, '')}Type${isList ? 's' : ''}`;
    const attribute = isList ? undefined : attributeOfType(op, result);
    if (attribute !== undefined) {
      const code = `args.${name} ?? typeOfGiven(args.${camelCase(attribute.name)})`;
      return { code, given: { name, isList, isOptional: true } };
    }
    return { code: `${isList ? '...' : ''}args.${name}`, given: { name, isList } };
  });
}

function typeArgument(op: OpModel, { name, isList, isOptional }: GivenType, imports: ImportSet): BuildArgument {
  const type = `${isList ? 'readonly ' : ''}${imports.type('Type')}${isList ? '[]' : ''}`;
  if (isOptional) imports.value('typeOfGiven');
  return isOptional || isInferred(op) ? { name, isOptional: true, type: `${type} | undefined` } : { name, type };
}

// Destination-passing style: each result has the type of its init.
function initTypes(op: OpModel, result: OperandModel): string | undefined {
  const inits = op.dpsInits.map((init) => op.operands.find((operand) => operand.name === init.text));
  const init = inits[op.results.indexOf(result)];
  if (init === undefined || inits.length !== op.results.length || init.quantity !== result.quantity) return undefined;
  const value = `args.${camelCase(init.name)}`;
  if (init.quantity === 'one') return typeOfOperand(value);
  return init.quantity === 'variadic' ? `...${value}.map((init) => init.type)` : undefined;
}

function equalType(op: OpModel, result: OperandModel): string | undefined {
  if (result.quantity !== 'one') return undefined;
  for (const trait of op.traits) {
    const names =
      trait.name === 'SameOperandsAndResultType'
        ? op.operands.map((operand) => operand.name)
        : membersOfSameType(trait, result);
    const source = op.operands.find((operand) => operand.quantity === 'one' && names.includes(operand.name));
    if (source !== undefined) return typeOfOperand(`args.${camelCase(source.name)}`);
  }
  return undefined;
}

/** What is no value has no type: `buildOp` says whose it is. */
function typeOfOperand(value: string): string {
  return `${value}?.type`;
}

/** Returns the attribute that is always there, given as one, and has the type of the result. */
function attributeOfType(op: OpModel, result: OperandModel): AttributeModel | undefined {
  const names = op.traits.flatMap((trait) => membersOfSameType(trait, result));
  const isGiven = ({ constraint }: AttributeModel) => valueType(constraint, new ImportSet('')) === 'Attribute';
  return op.attributes.find(
    (attribute) => attribute.presence === 'required' && names.includes(attribute.name) && isGiven(attribute),
  );
}

function membersOfSameType({ name, args }: OpModel['traits'][number], result: OperandModel): readonly string[] {
  const names = name === 'AllTypesMatch' ? memberNamesOf(args[0]) : [];
  return names.includes(result.name) ? names : [];
}
