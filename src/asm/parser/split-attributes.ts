import { wholeProperties, type Attribute } from '../../ir/attribute.ts';
import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { type OpInfo } from '../../ir/op-info.ts';
import { compactDictionary } from '../../ir/short-dictionary.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import {
  areStoredAsGiven,
  inherentAttributeError,
  propertyConversionError,
  storedProperty,
} from '../../ods/property-conversion.ts';
import { segmentsNamed, setInherentAttribute } from '../../ods/segment-attributes.ts';
import { ParseError } from './parse-error.ts';

/**
 * Returns the inherent and the discardable attributes of an operation in generic form, whose name is at `nameOffset`: inherent ones may
 * stand in `<{}>`, which are known to have no problem, or, in the older form, in the trailing dictionary.
 */
export function splitAttributes(
  context: Context,
  info: OpInfo,
  properties: ReadonlyMap<string, Attribute> | undefined,
  attributes: ReadonlyMap<string, Attribute>,
  nameOffset: number,
): { properties: ReadonlyMap<string, Attribute>; attributes: ReadonlyMap<string, Attribute> } {
  if (properties) {
    if (attributes.size === 0 && areStoredAsGiven(info, properties)) return { properties, attributes };
  } else if (info.spec && attributes.size > 0) {
    // Beside `<{}>` upstream does not look at what the dictionary says of inherent attributes, but takes it where it can.
    const problem = inherentAttributeError(info.spec as OpSpec, attributes);
    if (problem !== undefined) throw new ParseError(nameOffset, problem);
  }
  const inherent = new Map<string, Attribute>();
  const discardable = new Map<string, Attribute>();
  for (const [name, value] of attributes) {
    if (!setInherentAttribute(info, name, value, inherent)) discardable.set(name, value);
  }
  // What stands in both is what the properties say. Names that the operation does not declare, nor did, are dropped, as upstream does.
  for (const [name, value] of properties ?? []) {
    const stored = segmentsNamed(info, name)?.name ?? name;
    if (stored !== name && properties?.has(stored)) continue;
    if (info.inherentAttributes.includes(stored)) inherent.set(stored, storedProperty(info, stored, value));
    else if (info.hooks.earlierProperties?.includes(name)) discardable.set(name, value);
  }
  return { properties: compactDictionary(inherent), attributes: compactDictionary(discardable) };
}

/** Returns what is reported at the name of the operation if what stands in `<>` cannot be its properties, undefined if it can. */
export function propertiesProblem(
  context: Context,
  info: OpInfo,
  properties: ReadonlyMap<string, Attribute>,
): string | undefined {
  const whole = properties.get(wholeProperties);
  const isWrongKind = whole !== undefined && info.inherentAttributes.length > 0;
  const problem = isWrongKind ? 'expected DictionaryAttr to set properties' : propertyConversionError(info, properties);
  if (problem === undefined) return undefined;
  const text = context.printAttribute(whole ?? DictionaryAttr.get(context, properties));
  return `invalid properties ${text} for op ${info.name}: ${problem}`;
}
