import { parseAttribute, parseType } from '../../asm/parse-source.ts';
import { Attribute } from '../../ir/attribute.ts';
import { LocationAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { attributeCodecs, typeCodecs } from '../codecs/entry-codecs.ts';
import { type Entry, type EntryCodec } from '../codecs/entry-io.ts';
import { unexpected } from '../codecs/expected-attributes.ts';
import { type VarInt } from '../encoding.ts';
import { ByteReader } from './byte-reader.ts';
import { type DialectTable, type FileDialect } from './dialect-table.ts';
import { beingMade, Entries } from './entries.ts';
import { EntryBytes, type NumberedEntries } from './entry-bytes.ts';
import { type ResourceTable } from './resource-table.ts';
import { type StringTable } from './string-table.ts';

/** Thrown where something was said already. */
export class ReportedError extends Error {}

/** What attributes and types have to be told apart for. */
interface EntryKind<T extends Entry> {
  readonly name: 'attribute' | 'type';
  readonly codecs: (dialect: string, context: Context) => readonly EntryCodec<T>[];
  readonly parse: (text: string, context: Context) => T | undefined;
}

/** Returns the error for what follows an attribute or type in its text. */
function trailing(what: string): (rest: string) => Error {
  return (rest) => new BytecodeError(`trailing characters found after ${what} assembly format: ${rest}`);
}

const attributeKind: EntryKind<Attribute | Location> = {
  name: 'attribute',
  codecs: attributeCodecs,
  parse: (text, context) => parseAttribute(text, context, undefined, text, trailing('Attribute')),
};
const typeKind: EntryKind<Type> = {
  name: 'type',
  codecs: typeCodecs,
  parse: (text, context) => parseType(text, context, text, trailing('Type')),
};

/** The sections that attributes and types are read with. */
export interface EntrySources {
  readonly context: Context;
  readonly strings: StringTable;
  readonly dialects: DialectTable;
  readonly resources: ResourceTable;
}

/** The attributes and types of a file, each made when it is asked for. */
export class EntryTable implements NumberedEntries {
  readonly context: Context;
  readonly strings: StringTable;
  readonly resources: ResourceTable;
  readonly #data: Uint8Array;
  /** Of an attribute that is a location, that is kept until the attribute is asked for. */
  readonly #attributes: Entries<Attribute | Location>;
  readonly #types: Entries<Type>;

  /** Reads the section of what attributes and types there are; `data` is the section of their bytes. */
  constructor(offsets: Uint8Array, data: Uint8Array, { context, strings, dialects, resources }: EntrySources) {
    this.context = context;
    this.strings = strings;
    this.resources = resources;
    this.#data = data;
    const reader = new ByteReader(offsets);
    const numAttributes = reader.varInt();
    const numTypes = reader.varInt();
    this.#attributes = new Entries(reader, numAttributes, dialects, 0, data.length);
    this.#types = new Entries(reader, numTypes, dialects, this.#attributes.end, data.length);
    if (reader.left > 0) {
      throw new BytecodeError('unexpected trailing data in the Attribute/Type offset section');
    }
  }

  attribute(index: VarInt, name = 'Attribute'): Attribute {
    const made = this.#resolve(this.#attributes, index, attributeKind, name);
    return made instanceof Attribute ? made : this.#attributeOf(made, Number(index));
  }

  /** Makes the attribute of a location. */
  #attributeOf(location: Location, place: number): Attribute {
    const attribute = LocationAttr.get(this.context, location);
    this.#attributes.made[place] = attribute;
    return attribute;
  }

  location(index: VarInt, name = 'Attribute'): Location {
    const made = this.#resolve(this.#attributes, index, attributeKind, name);
    if (!(made instanceof Attribute)) return made;
    if (made instanceof LocationAttr) return made.value;
    throw unexpected(made, 'LocationAttr');
  }

  type(index: VarInt, name = 'Type'): Type {
    return this.#resolve(this.#types, index, typeKind, name);
  }

  #resolve<T extends Entry>(entries: Entries<T>, index: VarInt, kind: EntryKind<T>, name: string): T {
    const place = entries.place(index, name);
    const made = entries.made[place];
    if (made === beingMade) throw new BytecodeError(`${kind.name} ${index} is a part of itself`);
    if (made !== undefined) return made;
    entries.made[place] = beingMade;
    const { dialect, start, end, isText } = entries.at(place);
    const bytes = new ByteReader(this.#data, start, end);
    const result = isText ? this.#parse(bytes, dialect, kind) : this.#decode(bytes, dialect, kind, name);
    entries.made[place] = result;
    return result;
  }

  #parse<T extends Entry>(bytes: ByteReader, dialect: FileDialect, kind: EntryKind<T>): T {
    const text = bytes.nullTerminatedText();
    dialect.check(this.context);
    const parsed = kind.parse(text, this.context);
    if (parsed === undefined) throw new ReportedError();
    return parsed;
  }

  #decode<T extends Entry>(bytes: ByteReader, dialect: FileDialect, kind: EntryKind<T>, name: string): T {
    dialect.check(this.context);
    const codecs = kind.codecs(dialect.name, this.context);
    if (codecs.length === 0) {
      throw new BytecodeError(`dialect '${dialect.name}' does not implement the bytecode interface`);
    }
    const code = bytes.varInt();
    const found = code < codecs.length ? codecs[Number(code)] : undefined;
    if (!found) throw new BytecodeError(`unknown attribute code: ${code}`);
    const reader = new EntryBytes(this, bytes, 'attribute', dialect);
    const made = found.read(reader);
    if (bytes.left > 0) {
      throw new BytecodeError(`unexpected trailing bytes after ${name} entry`);
    }
    return made;
  }
}
