import { type Attribute } from '../../ir/attribute.ts';
import { type Context } from '../../ir/context.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { type ClassOf } from '../../support/class-of.ts';
import { type VarInt } from '../encoding.ts';

/** Reads what attributes, types and properties are made of. All methods throw BytecodeError. */
export interface EntryReader {
  readonly context: Context;
  byte(): number;
  varInt(): VarInt;
  varIntWithFlag(): { value: VarInt; flag: boolean };
  signedVarInt(): bigint;
  /** Reads bytes whose number stands in front of them. */
  blob(): Uint8Array;
  /** Reads the number of a string. */
  text(): string;
  attribute(): Attribute;
  /** Reads an attribute that may be absent. */
  optionalAttribute(): Attribute | undefined;
  /** Reads an attribute that must be a location. */
  location(): Location;
  type(): Type;
  /** Reads the number of a resource of the dialect and returns its key. */
  resource(): string;
}

/** Writes what an EntryReader reads, or takes note of what would be written. */
export interface EntryWriter {
  readonly context: Context;
  byte(value: number): void;
  varInt(value: VarInt): void;
  varIntWithFlag(value: VarInt, flag: boolean): void;
  signedVarInt(value: bigint): void;
  blob(bytes: Uint8Array): void;
  text(text: string): void;
  /** Writes the attribute of a text, which is part of many locations. */
  textAttribute(text: string): void;
  attribute(attribute: Attribute): void;
  optionalAttribute(attribute: Attribute | undefined): void;
  /** Writes the attribute of a location. */
  location(location: Location): void;
  type(type: Type): void;
  resource(key: string): void;
}

/** What has a number in a file. A location stands for the attribute that holds it: most are those of operations, which need no attributes. */
export type Entry = Attribute | Type | Location;

/** How entries of one code are written, behind the code. */
export interface EntryCodec<T extends Entry> {
  /** The class whose objects may be written with this code. */
  readonly of: ClassOf<T>;
  /** Tells whether one of them is; of several codes the first is taken. */
  readonly holds: (what: never) => boolean;
  readonly write: (writer: EntryWriter, what: never) => void;
  readonly read: (reader: EntryReader) => T;
}

/** Returns the codec of a class, or of those of its objects for which `holds`. */
export function codec<T extends Entry>(
  of: ClassOf<T>,
  write: (writer: EntryWriter, what: T) => void,
  read: (reader: EntryReader) => T,
  holds: (what: T) => boolean = () => true,
): EntryCodec<T> {
  return { of, holds, write, read };
}

export function writeList<T>(writer: EntryWriter, list: readonly T[], writeOne: (one: T) => void): void {
  writer.varInt(list.length);
  list.forEach(writeOne);
}

/** Reads a number, and so many things, of which each takes a byte at least, so that a number that is too large ends in the error of the bytes that are missing. */
export function readList<T>(reader: { varInt(): VarInt }, readOne: () => T): T[] {
  const list: T[] = [];
  for (const count = reader.varInt(); list.length < count;) list.push(readOne());
  return list;
}
