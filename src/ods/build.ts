import { Attribute, type NamedAttributes } from '../ir/attribute.ts';
import { denseI32Array } from '../ir/attributes/elements-attributes.ts';
import { attributeType } from '../ir/attributes/scalar-attributes.ts';
import { type Block } from '../ir/block.ts';
import { type InferTypeMethods, InferTypeOpInterface } from '../ir/interfaces/inference.ts';
import { type OpBuilder } from '../ir/builder.ts';
import { type Context } from '../ir/context.ts';
import { type Location } from '../ir/location.ts';
import { type Operation } from '../ir/operation.ts';
import { type Region } from '../ir/region.ts';
import { compactDictionary } from '../ir/short-dictionary.ts';
import { Type } from '../ir/type.ts';
import { Value } from '../ir/value.ts';
import { type AttrConstraint } from './constraints.ts';
import { type AttributeSpec, type OpClass, type OpSpec } from './op-spec.ts';
import { describeGiven, PlainValueError } from './plain-values.ts';

/** What the operands of one group are given as. */
export type GroupArgument = Value | readonly Value[] | undefined;

/** The parts of an operation that a generated `build` passes on. */
export interface BuildParts {
  /** One entry per operand group of the spec. */
  readonly operands: readonly GroupArgument[];
  /** Plain values or attributes by name; undefined entries are absent. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** One type per result; undefined where they are inferred, which an operation with InferTypeOpInterface can do. */
  readonly resultTypes: readonly (Type | undefined)[] | undefined;
  /** Regions to adopt, or how many to make; default what the spec has. */
  readonly regions?: readonly Region[] | number;
  readonly successors?: readonly Block[];
}

/**
 * Makes an operation of a generated class and inserts it. Segment sizes and default attributes are filled in. Throws TypeError for an operand that is no
 * value, a type of a result that is none or cannot be inferred, and an attribute that none can be made of, which only programs without types can give; RangeError for a number
 * that does not fit the type of its attribute.
 */
export function buildOp<T extends Operation>(
  builder: OpBuilder,
  location: Location,
  opClass: OpClass<T>,
  parts: BuildParts,
): T {
  const { spec } = opClass;
  const { context } = builder;
  const properties = new Map<string, Attribute>();
  for (const { name, constraint, defaultValue } of spec.attributes) {
    const given = parts.attributes[name];
    const value = given === undefined ? defaultValue : given;
    if (value !== undefined) properties.set(name, toAttribute(context, spec, name, constraint, value));
  }
  const operands = joinGroups(spec, parts.operands);
  if (hasTrait(spec, 'AttrSizedOperandSegments')) {
    properties.set('operandSegmentSizes', denseI32Array(context, parts.operands.map(groupSize)));
  }
  const resultTypes = parts.resultTypes ?? inferTypes(context, spec, operands, properties);
  requireTypes(resultTypes, spec);
  return builder.create({
    name: spec.name,
    location,
    operands,
    resultTypes,
    properties,
    regions: parts.regions ?? spec.regions.length,
    ...(parts.successors && { successors: parts.successors }),
  }) as T;
}

/** Returns the type of an attribute that a generated `build` was given; undefined for what is none or has none, which `buildOp` refuses. */
export function typeOfGiven(value: unknown): Type | undefined {
  return value instanceof Attribute ? attributeType(value) : undefined;
}

function inferTypes(
  context: Context,
  spec: OpSpec,
  operands: readonly Value[],
  properties: ReadonlyMap<string, Attribute>,
): readonly Type[] {
  const hook = context.lookupOp(spec.name)?.hooks.interfaces?.[InferTypeOpInterface.name];
  const inference = hook as (() => InferTypeMethods) | undefined;
  const types = inference?.().inferReturnTypes({ context, operands, properties });
  if (!types) throw new TypeError(`'${spec.name}' op: failed to infer returned types`);
  return types;
}

function groupSize(group: GroupArgument): number {
  if (group === undefined) return 0;
  return isValueList(group) ? group.length : 1;
}

function joinGroups(spec: OpSpec, groups: readonly GroupArgument[]): Value[] {
  const values: Value[] = [];
  groups.forEach((group, i) => {
    const operand = spec.operands[i];
    if (group === undefined && operand?.group) return;
    for (const value of isValueList(group) ? group : [group]) {
      requireKind(value, Value, spec, `operand '${operand?.name}'`, 'a value');
      values.push(value);
    }
  });
  return values;
}

function isValueList(group: GroupArgument): group is readonly Value[] {
  return Array.isArray(group);
}

function toAttribute(
  context: Context,
  spec: OpSpec,
  name: string,
  constraint: AttrConstraint<unknown>,
  value: unknown,
): Attribute {
  const attribute: unknown = value instanceof Attribute ? value : wrapPlain(context, spec, name, constraint, value);
  requireKind(attribute, Attribute, spec, `attribute '${name}'`, 'an attribute, or a value that one is made of');
  return attribute;
}

/** An operation cannot be built of a number because the type of its attribute has none so large: sizes of tensors have no limit, the attributes of many operations have. */
export class AttributeRangeError extends RangeError {}

/** What does not fit the attribute says whose it is. */
function wrapPlain(
  context: Context,
  spec: OpSpec,
  name: string,
  constraint: AttrConstraint<unknown>,
  value: unknown,
): unknown {
  try {
    return constraint.wrap(context, value as never);
  } catch (error) {
    const whose = `'${spec.name}' op: attribute '${name}'`;
    if (error instanceof PlainValueError) throw new TypeError(`${whose} ${error.message}`, { cause: error });
    if (error instanceof RangeError) throw new AttributeRangeError(`${whose}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Throws TypeError if `part` of an operation is not what it has to be. */
function requireTypes(types: readonly (Type | undefined)[], spec: OpSpec): asserts types is readonly Type[] {
  types.forEach((type, i) => requireKind(type, Type, spec, `the type of result #${i}`, 'a type'));
}

function requireKind<T>(
  given: unknown,
  kind: { readonly prototype: T; [Symbol.hasInstance](value: unknown): boolean },
  spec: OpSpec,
  part: string,
  expected: string,
): asserts given is T {
  if (given instanceof kind) return;
  throw new TypeError(`'${spec.name}' op: ${part} must be ${expected}, not ${describeGiven(given)}`);
}

function hasTrait(spec: OpSpec, name: string): boolean {
  return spec.traits.some((trait) => trait.name === name);
}

/** Returns the attribute that an absent one is given; the record must state a default value. */
export function defaultAttribute(attribute: AttributeSpec, context: Context): Attribute {
  return context.derived(attribute, () => attribute.constraint.wrap(context, attribute.defaultValue as never));
}

/** A property that every operation of a record has, and how it is made where nothing is stated. */
export interface DefaultProperty {
  readonly name: string;
  readonly make: (context: Context) => Attribute;
}

/** Returns the properties that an operation of the record has even if it states none: default values, and segment sizes, all 0. */
export function defaultProperties(spec: OpSpec): readonly DefaultProperty[] {
  const defaults: DefaultProperty[] = spec.attributes
    .filter(({ optional, defaultValue }) => !optional && defaultValue !== undefined)
    .map((attribute) => ({ name: attribute.name, make: (context) => defaultAttribute(attribute, context) }));
  const segments = [
    ['AttrSizedOperandSegments', 'operandSegmentSizes', spec.operands.length],
    ['AttrSizedResultSegments', 'resultSegmentSizes', spec.results.length],
  ] as const;
  for (const [trait, name, groupCount] of segments) {
    if (!hasTrait(spec, trait)) continue;
    const zeros = Array.from({ length: groupCount }, () => 0);
    defaults.push({ name, make: (context) => denseI32Array(context, zeros) });
  }
  return defaults;
}

/** Returns the properties of an operation with those that it does not state, as MLIR does when it creates an operation. */
export function withDefaults(
  defaults: readonly DefaultProperty[],
  context: Context,
  properties: NamedAttributes | undefined,
): NamedAttributes | undefined {
  if (!properties || properties.size === 0) return defaults.length === 0 ? properties : onlyDefaults(defaults, context);
  for (let i = 0; i < defaults.length; i++) {
    if (!properties.has(defaults[i]!.name)) return complete(defaults, context, new Map(properties));
  }
  return properties;
}

/** Properties are never changed, so all operations that state none can have the same. */
function onlyDefaults(defaults: readonly DefaultProperty[], context: Context): NamedAttributes {
  return context.derived(defaults, () => complete(defaults, context, new Map()));
}

function complete(
  defaults: readonly DefaultProperty[],
  context: Context,
  properties: Map<string, Attribute>,
): NamedAttributes {
  for (const { name, make } of defaults) if (!properties.has(name)) properties.set(name, make(context));
  return compactDictionary(properties);
}
