import { wholeProperties, type NamedAttributes } from '../../ir/attribute.ts';
import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { type DenseArrayAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { type EntryWriter } from '../codecs/entry-io.ts';
import { propertiesOf } from '../codecs/property-layout.ts';
import { writeSparseArray } from '../codecs/sparse-array.ts';
import { versions } from '../encoding.ts';

/**
 * Returns the dictionary that stands at the operation, undefined for an empty one. In older versions the inherent attributes are in it; there is no room for
 * properties that are no such attributes.
 */
export function dictionaryOfOperation(op: Operation, version: number): DictionaryAttr | undefined {
  const { properties, attributes, context } = op;
  const isMerged = version < versions.nativeProperties && properties.size > 0 && !properties.has(wholeProperties);
  const all: NamedAttributes = isMerged ? new Map([...properties, ...attributes]) : attributes;
  return all.size > 0 ? DictionaryAttr.get(context, all) : undefined;
}

/** Writes the inherent attributes and returns whether the operation has any: those of an unknown operation are one attribute. */
export function writeProperties(op: Operation, version: number, writer: EntryWriter): boolean {
  if (version < versions.nativeProperties) return false;
  const { properties, context, info } = op;
  if (!info) {
    if (properties.size === 0) return false;
    writer.attribute(properties.get(wholeProperties) ?? DictionaryAttr.get(context, properties));
    return true;
  }
  const layouts = propertiesOf(info.spec as OpSpec, version);
  for (const { name, kind, constraint } of layouts) {
    const value = properties.get(name);
    if (kind === 'required') writer.attribute(value!);
    else if (kind === 'optional') writer.optionalAttribute(value);
    else if (kind === 'flag') writer.byte(value && constraint!.unwrap(value) === true ? 1 : 0);
    else if (version < versions.nativeSegmentSizes) writer.attribute(value!);
    else writeSparseArray(writer, (value as DenseArrayAttr).numbers);
  }
  return layouts.length > 0;
}
