import { wholeProperties, type Attribute, type NamedAttributes } from '../../ir/attribute.ts';
import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { DenseArrayAttr } from '../../ir/attributes/elements-attributes.ts';
import { type OpInfo } from '../../ir/op-info.ts';
import { compactDictionary } from '../../ir/short-dictionary.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { ChunkedList, setAt } from '../../support/chunked-list.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { type EntryReader } from '../codecs/entry-io.ts';
import { unexpected } from '../codecs/expected-attributes.ts';
import { propertiesOf, type PropertyLayout } from '../codecs/property-layout.ts';
import { readSparseArray } from '../codecs/sparse-array.ts';
import { type VarInt } from '../encoding.ts';
import { versions } from '../encoding.ts';
import { ByteReader } from './byte-reader.ts';
import { EntryBytes } from './entry-bytes.ts';
import { type EntryTable } from './entry-table.ts';

/** What was read for the operations of one definition. */
interface Made {
  readonly info: OpInfo | undefined;
  readonly properties: NamedAttributes;
}

/** The inherent attributes of the operations of a file: groups of bytes, which several operations may share. */
export class PropertyTable {
  readonly #data: Uint8Array;
  /** Where the groups begin and end, one after the other. */
  readonly #places = new ChunkedList<number>();
  readonly #made = new ChunkedList<Made | undefined>();
  readonly #entries: EntryTable;
  readonly #version: number;

  /** Reads the section. */
  constructor(data: Uint8Array, entries: EntryTable, version: number) {
    this.#data = data;
    this.#entries = entries;
    this.#version = version;
    const reader = new ByteReader(data);
    const count = reader.varInt();
    for (let i = 0; i < count; i++) {
      const length = reader.varInt();
      this.#places.push(reader.offset);
      reader.skip(length);
      this.#places.push(reader.offset);
    }
    if (reader.left > 0) throw new BytecodeError("Broken properties section: didn't exhaust the offset table");
  }

  /** Returns the inherent attributes of an operation, whose definition is `info`. */
  read(index: VarInt, name: string, info: OpInfo | undefined): NamedAttributes {
    if (index >= this.#places.length / 2) throw new BytecodeError(`Properties idx out-of-bound for ${name}`);
    const group = Number(index);
    const made = this.#made.get(group);
    if (made && made.info === info) return made.properties;
    const properties = this.#read(group, info);
    setAt(this.#made, group, { info, properties });
    return properties;
  }

  #read(group: number, info: OpInfo | undefined): NamedAttributes {
    const bytes = new ByteReader(this.#data, this.#places.get(2 * group)!, this.#places.get(2 * group + 1));
    const reader = new EntryBytes(this.#entries, bytes, 'Attribute');
    if (!info) return propertiesOfUnknown(reader.attribute());
    const properties = new Map<string, Attribute>();
    for (const layout of propertiesOf(info.spec as OpSpec, this.#version)) {
      const value = this.#readOne(layout, reader);
      if (value) properties.set(layout.name, value);
    }
    return compactDictionary(properties);
  }

  #readOne({ kind, constraint, groups = 0 }: PropertyLayout, reader: EntryReader): Attribute | undefined {
    if (kind === 'required') return reader.attribute();
    if (kind === 'optional') return reader.optionalAttribute();
    if (kind === 'flag') return constraint!.wrap(reader.context, reader.byte() !== 0);
    if (this.#version < versions.nativeSegmentSizes) return checkedSegments(reader.attribute(), groups);
    const i32 = IntegerType.get(reader.context, 32, 'signless');
    // Of each 32 bits are kept, as by mlir-opt; what that makes of wrong ones is verified.
    const sizes = readSparseArray(reader, groups).map((size) => size | 0);
    return DenseArrayAttr.get(i32, sizes);
  }
}

function checkedSegments(attribute: Attribute, groups: number): Attribute {
  if (!(attribute instanceof DenseArrayAttr)) throw unexpected(attribute, 'DenseI32ArrayAttr');
  if (attribute.values.length > groups) throw new BytecodeError('size mismatch for operand/result_segment_size');
  return attribute;
}

/** Returns the properties of an operation without a definition, which are one attribute. */
function propertiesOfUnknown(attribute: Attribute): NamedAttributes {
  const hasEntries = attribute instanceof DictionaryAttr && attribute.value.size > 0;
  return hasEntries ? attribute.value : new Map([[wholeProperties, attribute]]);
}

/** Returns the dictionary that the attribute must be. */
export function dictionaryOf(attribute: Attribute): DictionaryAttr {
  if (attribute instanceof DictionaryAttr) return attribute;
  throw unexpected(attribute, 'DictionaryAttr');
}
