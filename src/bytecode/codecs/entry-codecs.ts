import { type Attribute } from '../../ir/attribute.ts';
import { type Context } from '../../ir/context.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { builtinAttributes } from './builtin-attributes.ts';
import { builtinTypes } from './builtin-types.ts';
import { type Entry, type EntryCodec, type EntryWriter } from './entry-io.ts';

const none: readonly never[] = [];

/** Returns how attributes of a dialect are written, by their codes, and locations as the attributes that hold them. */
export function attributeCodecs(dialect: string): readonly EntryCodec<Attribute | Location>[] {
  return dialect === 'builtin' ? builtinAttributes : none;
}

/** Returns how types of a dialect are written, by their codes. */
export function typeCodecs(dialect: string, context: Context): readonly EntryCodec<Type>[] {
  if (dialect === 'builtin') return builtinTypes;
  return (context.getOrLoadDialect(dialect)?.hooks.bytecodeTypes ?? none) as readonly EntryCodec<Type>[];
}

/** Writes the attribute, or the one of a location, by the way of its dialect, and returns whether that has one; else it is written as text. */
export function writeAttribute(attribute: Attribute | Location, dialect: string, writer: EntryWriter): boolean {
  return writeWith(attributeCodecs(dialect), attribute, writer);
}

/** Writes the type likewise. */
export function writeType(type: Type, dialect: string, writer: EntryWriter): boolean {
  return writeWith(typeCodecs(dialect, type.context), type, writer);
}

function writeWith(codecs: readonly EntryCodec<Entry>[], what: Entry, writer: EntryWriter): boolean {
  for (const code of possibleCodes(codecs, what)) {
    const codec = codecs[code]!;
    if (!codec.holds(what as never)) continue;
    writer.varInt(code);
    codec.write(writer, what as never);
    return true;
  }
  return false;
}

/** The codes that objects of a class may be written with, by the class: files hold many objects of few classes. */
type CodesByClass = Map<unknown, readonly number[]>;

const knownCodes = new WeakMap<readonly EntryCodec<Entry>[], CodesByClass>();

/** Returns the codes of which `what` has the class. */
function possibleCodes(codecs: readonly EntryCodec<Entry>[], what: Entry): readonly number[] {
  let byClass = knownCodes.get(codecs);
  if (!byClass) knownCodes.set(codecs, (byClass = new Map<unknown, readonly number[]>()));
  let codes = byClass.get(what.constructor);
  if (!codes) {
    codes = [...codecs.keys()].filter((code) => what instanceof codecs[code]!.of);
    byClass.set(what.constructor, codes);
  }
  return codes;
}
