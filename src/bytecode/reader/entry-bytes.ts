import { type Attribute } from '../../ir/attribute.ts';
import { type Context } from '../../ir/context.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { type EntryReader } from '../codecs/entry-io.ts';
import { type VarInt } from '../encoding.ts';
import { type ByteReader } from './byte-reader.ts';
import { type FileDialect } from './dialect-table.ts';
import { type ResourceTable } from './resource-table.ts';
import { type StringTable } from './string-table.ts';

/** What the numbers in entries stand for. `name` is what errors call an entry whose number is none. */
export interface NumberedEntries {
  readonly context: Context;
  readonly strings: StringTable;
  readonly resources: ResourceTable;
  attribute(index: VarInt, name: string): Attribute;
  location(index: VarInt, name: string): Location;
  type(index: VarInt, name: string): Type;
}

/** Reads what an attribute, a type or properties are made of. */
export class EntryBytes implements EntryReader {
  readonly context: Context;
  readonly #table: NumberedEntries;
  readonly #bytes: ByteReader;
  readonly #attributeName: string;
  readonly #dialect: FileDialect | undefined;

  /** Errors call attributes `attributeName`; resources are those of `dialect`. */
  constructor(table: NumberedEntries, bytes: ByteReader, attributeName: string, dialect?: FileDialect) {
    this.context = table.context;
    this.#table = table;
    this.#bytes = bytes;
    this.#attributeName = attributeName;
    this.#dialect = dialect;
  }

  byte(): number {
    return this.#bytes.byte();
  }

  varInt(): VarInt {
    return this.#bytes.varInt();
  }

  varIntWithFlag(): { value: VarInt; flag: boolean } {
    return this.#bytes.varIntWithFlag();
  }

  signedVarInt(): bigint {
    return this.#bytes.signedVarInt();
  }

  blob(): Uint8Array {
    return this.#bytes.bytes(this.#bytes.varInt());
  }

  text(): string {
    return this.#table.strings.read(this.#bytes);
  }

  attribute(): Attribute {
    return this.#table.attribute(this.#bytes.varInt(), this.#attributeName);
  }

  optionalAttribute(): Attribute | undefined {
    const { value, flag } = this.#bytes.varIntWithFlag();
    return flag ? this.#table.attribute(value, this.#attributeName) : undefined;
  }

  location(): Location {
    return this.#table.location(this.#bytes.varInt(), this.#attributeName);
  }

  type(): Type {
    return this.#table.type(this.#bytes.varInt(), 'type');
  }

  resource(): string {
    return this.#table.resources.keyAt(this.#bytes.varInt(), this.#dialect?.name);
  }
}
