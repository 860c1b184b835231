import { type Attribute, type NamedAttributes } from '../ir/attribute.ts';
import { type OpInfo } from '../ir/op-info.ts';
import { type Operation } from '../ir/operation.ts';
import { type AttributeSpec, type OpSpec } from './op-spec.ts';
import { isSegmentSizes, isStorable, segmentAttributes } from './segment-attributes.ts';

/**
 * Returns why the attributes in `<{}>` cannot be the properties of an operation, undefined when they can. What the operation does not declare is
 * ignored. Source: setPropertiesFromAttr as mlir-tblgen makes it; ODSSupport.cpp for segment sizes.
 */
export function propertyConversionError(info: OpInfo, properties: ReadonlyMap<string, Attribute>): string | undefined {
  const isEarlier = (name: string): boolean => info.hooks.earlierProperties?.includes(name) === true;
  if (info.inherentAttributes.length === 0 && !(properties.size > 0 && [...properties.keys()].every(isEarlier))) {
    return 'this operation does not support properties';
  }
  const spec = info.spec as OpSpec | undefined;
  if (spec === undefined || properties.size === 0) return undefined;
  for (const { name, constraint } of byName(spec)) {
    const value = properties.get(name);
    if (value === undefined || isStorable(constraint, value)) continue;
    return `Invalid attribute \`${name}\` in property conversion: ${value.context.printAttribute(value)}`;
  }
  for (const { name, oldName, values } of segmentAttributes) {
    const sizes = properties.get(name) ?? properties.get(oldName);
    if (sizes === undefined || !info.inherentAttributes.includes(name)) continue;
    if (!isSegmentSizes(sizes)) return 'expected DenseI32ArrayAttr for key `value`';
    const [given, groups] = [sizes.values.length, spec[values].length];
    if (given !== groups) return `size mismatch in attribute conversion: ${given} vs ${groups}`;
  }
  return undefined;
}

/**
 * Returns what is wrong with the attributes of a dictionary that the record declares, undefined when nothing is. Source: verifyInherentAttrs as
 * mlir-tblgen makes it.
 */
export function inherentAttributeError(spec: OpSpec, attributes: ReadonlyMap<string, Attribute>): string | undefined {
  if (attributes.size === 0) return undefined;
  for (const { name, constraint } of byName(spec)) {
    const attribute = attributes.get(name);
    if (!attribute || constraint.test(attribute)) continue;
    return `'${spec.name}' op attribute '${name}' failed to satisfy constraint: ${constraint.summary}`;
  }
  return undefined;
}

function byName(spec: OpSpec): readonly AttributeSpec[] {
  const { attributes } = spec;
  if (attributes.length < 2) return attributes;
  let sorted = sortedAttributes.get(spec);
  if (!sorted) {
    sorted = [...attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    sortedAttributes.set(spec, sorted);
  }
  return sorted;
}
const sortedAttributes = new WeakMap<OpSpec, readonly AttributeSpec[]>();

/** Tells whether the operation keeps the properties that were read as they are: all of them, under their names. */
export function areStoredAsGiven(info: OpInfo, properties: NamedAttributes): boolean {
  for (const [name, value] of properties) {
    if (!info.inherentAttributes.includes(name) || storedProperty(info, name, value) !== value) return false;
  }
  return true;
}

/** Returns what the operation keeps of the property that was read; it must be one that the operation accepts. */
export function storedProperty(info: OpInfo, name: string, value: Attribute): Attribute {
  const spec = info.spec as OpSpec | undefined;
  const normalize = spec?.attributes.find((attribute) => attribute.name === name)?.constraint.normalize;
  return normalize ? normalize(value) : value;
}

/** Returns the inherent attributes of the operation without properties that upstream keeps as plain values. */
export function attributeProperties(op: Operation): [name: string, value: Attribute][] {
  const spec = op.info?.spec as OpSpec | undefined;
  const isPlain = (name: string): boolean =>
    spec?.attributes.some((attribute) => attribute.name === name && attribute.constraint.normalize) === true;
  return [...op.properties].filter(([name]) => !isPlain(name));
}
