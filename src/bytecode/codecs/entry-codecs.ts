import { type Attribute } from '../../ir/attribute.ts';
import { type Type } from '../../ir/type.ts';
import { builtinAttributes } from './builtin-attributes.ts';
import { builtinTypes } from './builtin-types.ts';
import { type EntryCodec, type EntryWriter } from './entry-io.ts';

/** Writes the attribute by the way of its dialect, and returns whether that has one; else it is written as text. */
export function writeAttribute(attribute: Attribute, writer: EntryWriter): boolean {
  return writeWith(builtinAttributes, attribute, writer);
}

/** Writes the type likewise. */
export function writeType(type: Type, writer: EntryWriter): boolean {
  return writeWith(builtinTypes, type, writer);
}

function writeWith(
  codecs: readonly EntryCodec<Attribute | Type>[],
  what: Attribute | Type,
  writer: EntryWriter,
): boolean {
  const code = codecs.findIndex(({ holds }) => holds(what));
  if (code < 0) return false;
  writer.varInt(code);
  codecs[code]!.write(writer, what as never);
  return true;
}
