import { parseAttribute, parseType } from '../../asm/parse-source.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type Context } from '../../ir/context.ts';
import { type Type } from '../../ir/type.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { attributeCodecs, typeCodecs } from '../codecs/entry-codecs.ts';
import { type EntryCodec, type EntryReader } from '../codecs/entry-io.ts';
import { type VarInt } from '../encoding.ts';
import { ByteReader } from './byte-reader.ts';
import { type DialectTable, type FileDialect } from './dialect-table.ts';
import { type ResourceTable } from './resource-table.ts';
import { type StringTable } from './string-table.ts';

/** Thrown where something was said already. */
export class ReportedError extends Error {}

/** An attribute or type that is made when it is asked for. */
interface Entry<T> {
  readonly dialect: FileDialect;
  /** Its bytes: what its dialect writes, or text. */
  readonly data: Uint8Array;
  readonly isText: boolean;
  made: T | 'being made' | undefined;
}

/** What attributes and types have to be told apart for. */
interface EntryKind<T extends Attribute | Type> {
  readonly name: 'attribute' | 'type';
  readonly codecs: (dialect: string, context: Context) => readonly EntryCodec<T>[];
  readonly parse: (text: string, context: Context, name: string) => T | undefined;
}

const attributeKind: EntryKind<Attribute> = {
  name: 'attribute',
  codecs: attributeCodecs,
  parse: (text, context, name) => parseAttribute(text, context, undefined, name),
};
const typeKind: EntryKind<Type> = { name: 'type', codecs: typeCodecs, parse: parseType };

/** The sections that attributes and types are read with. */
export interface EntrySources {
  readonly context: Context;
  readonly strings: StringTable;
  readonly dialects: DialectTable;
  readonly resources: ResourceTable;
}

/** The attributes and types of a file. */
export class EntryTable {
  readonly #sources: EntrySources;
  readonly #attributes: Entry<Attribute>[] = [];
  readonly #types: Entry<Type>[] = [];

  /** Reads the section of what attributes and types there are; `data` is the section of their bytes. */
  constructor(offsets: Uint8Array, data: Uint8Array, sources: EntrySources) {
    this.#sources = sources;
    const reader = new ByteReader(offsets);
    const numAttributes = reader.varInt();
    const numTypes = reader.varInt();
    let start = 0;
    const readAll = (entries: Entry<unknown>[], count: VarInt): void => {
      while (entries.length < count) {
        sources.dialects.readGroup(reader, (dialect) => {
          const { value: size, flag } = reader.varIntWithFlag();
          if (size > data.length - start) {
            throw new BytecodeError('Attribute or Type entry offset points past the end of section');
          }
          const end = start + Number(size);
          entries.push({ dialect, data: data.subarray(start, end), isText: !flag, made: undefined });
          start = end;
        });
      }
    };
    readAll(this.#attributes, numAttributes);
    readAll(this.#types, numTypes);
    if (reader.left > 0) {
      throw new BytecodeError('unexpected trailing data in the Attribute/Type offset section');
    }
  }

  attribute(index: VarInt): Attribute {
    return this.#resolve(this.#attributes, index, attributeKind, 'Attribute');
  }

  type(index: VarInt): Type {
    return this.#resolve(this.#types, index, typeKind, 'Type');
  }

  /** Returns a reader of what these bytes hold, of attributes, which errors call `attributeName`, and types and of what they are made of. */
  readerOf(bytes: ByteReader, attributeName: string, dialect?: FileDialect): EntryReader {
    const { context, strings, resources } = this.#sources;
    const attributeAt = (index: VarInt): Attribute =>
      this.#resolve(this.#attributes, index, attributeKind, attributeName);
    return {
      context,
      byte: () => bytes.byte(),
      varInt: () => bytes.varInt(),
      varIntWithFlag: () => bytes.varIntWithFlag(),
      signedVarInt: () => bytes.signedVarInt(),
      blob: () => bytes.bytes(bytes.varInt()),
      text: () => strings.read(bytes),
      attribute: () => attributeAt(bytes.varInt()),
      optionalAttribute() {
        const { value, flag } = bytes.varIntWithFlag();
        return flag ? attributeAt(value) : undefined;
      },
      type: () => this.#resolve(this.#types, bytes.varInt(), typeKind, 'type'),
      resource: () => resources.keyAt(bytes.varInt(), dialect?.name),
    };
  }

  #resolve<T extends Attribute | Type>(
    entries: readonly Entry<T>[],
    index: VarInt,
    kind: EntryKind<T>,
    kindName: string,
  ): T {
    const entry = index < entries.length ? entries[Number(index)] : undefined;
    if (!entry) throw new BytecodeError(`invalid ${kindName} index: ${index}`);
    const { made } = entry;
    if (made === 'being made') throw new BytecodeError(`${kind.name} ${index} is a part of itself`);
    if (made !== undefined) return made;
    entry.made = 'being made';
    return (entry.made = entry.isText ? this.#parse(entry, kind) : this.#decode(entry, kind, kindName));
  }

  #parse<T extends Attribute | Type>({ dialect, data }: Entry<T>, kind: EntryKind<T>): T {
    const { context } = this.#sources;
    const text = new ByteReader(data).nullTerminatedText();
    dialect.check(context);
    const parsed = kind.parse(text, context, text);
    if (parsed === undefined) throw new ReportedError();
    return parsed;
  }

  #decode<T extends Attribute | Type>({ dialect, data }: Entry<T>, kind: EntryKind<T>, kindName: string): T {
    const { name } = dialect;
    dialect.check(this.#sources.context);
    const codecs = kind.codecs(name, this.#sources.context);
    if (codecs.length === 0) throw new BytecodeError(`dialect '${name}' does not implement the bytecode interface`);
    const bytes = new ByteReader(data);
    const code = bytes.varInt();
    const found = code < codecs.length ? codecs[Number(code)] : undefined;
    if (!found) throw new BytecodeError(`unknown attribute code: ${code}`);
    const made = found.read(this.readerOf(bytes, 'attribute', dialect));
    if (bytes.left > 0) {
      throw new BytecodeError(`unexpected trailing bytes after ${kindName} entry`);
    }
    return made;
  }
}
