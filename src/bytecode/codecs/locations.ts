import { type Attribute } from '../../ir/attribute.ts';
import { LocationAttr, StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc, UnknownLoc, type Location } from '../../ir/location.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { readList, writeList, type EntryCodec, type EntryReader, type EntryWriter } from './entry-io.ts';
import { attributeOf } from './expected-attributes.ts';

/** The most that a line or column can be. */
const maxPlace = 2 ** 32 - 1;

/** The locations, in the order of their codes: the last one, of ranges in files, was added later. */
export const locationCodecs: readonly EntryCodec<Attribute>[] = [
  locationCodec<CallSiteLoc>(
    ({ kind }) => kind === 'callsite',
    (w, { callee, caller }, { context }) => {
      w.attribute(LocationAttr.get(context, callee));
      w.attribute(LocationAttr.get(context, caller));
    },
    (r) => {
      const callee = r.location();
      return new CallSiteLoc(callee, r.location());
    },
  ),
  locationCodec<FileLineColLoc>(
    (location) => location.kind === 'file' && !location.end,
    (w, { filename, line, column }, { context }) => {
      w.attribute(StringAttr.get(context, filename));
      w.varInt(line);
      w.varInt(column);
    },
    (r) => {
      const { value } = attributeOf(r, StringAttr, 'StringAttr');
      const line = readPlace(r);
      return FileLineColLoc.get(value, line, readPlace(r));
    },
  ),
  locationCodec<FusedLoc>(
    (location) => location.kind === 'fused' && !location.metadata,
    writeParts,
    (r) => new FusedLoc(readList(r, () => r.location())),
  ),
  locationCodec<FusedLoc>(
    ({ kind }) => kind === 'fused',
    (w, location, { context }) => {
      writeParts(w, location, { context });
      w.attribute(location.metadata!);
    },
    (r) => {
      const parts = readList(r, () => r.location());
      return new FusedLoc(parts, r.attribute());
    },
  ),
  locationCodec<NameLoc>(
    ({ kind }) => kind === 'name',
    (w, { name, child }, { context }) => {
      w.attribute(StringAttr.get(context, name));
      w.attribute(LocationAttr.get(context, child));
    },
    (r) => {
      const { value } = attributeOf(r, StringAttr, 'StringAttr');
      return new NameLoc(value, r.location());
    },
  ),
  locationCodec(
    ({ kind }) => kind === 'unknown',
    () => undefined,
    () => UnknownLoc.instance,
  ),
  locationCodec<FileLineColLoc>(
    (location) => location.kind === 'file' && location.end !== undefined,
    (w, { filename, line, column, end }, { context }) => {
      w.attribute(StringAttr.get(context, filename));
      const isOneLine = end!.line === line;
      writeList(w, [line, column, ...(isOneLine ? [] : [end!.line]), end!.column], (place) => w.varInt(place));
    },
    readRange,
  ),
];

function locationCodec<T extends Location>(
  holds: (location: Location) => boolean,
  write: (writer: EntryWriter, location: T, attribute: { readonly context: Context }) => void,
  read: (reader: EntryReader) => Location,
): EntryCodec<Attribute> {
  return {
    holds: (what) => what instanceof LocationAttr && holds(what.value),
    write: (writer, attribute: LocationAttr) => write(writer, attribute.value as T, attribute),
    read: (reader) => LocationAttr.get(reader.context, read(reader)),
    readLocation: read,
  };
}

function writeParts(w: EntryWriter, { locations }: FusedLoc, { context }: { readonly context: Context }): void {
  writeList(w, locations, (part) => w.attribute(LocationAttr.get(context, part)));
}

function readPlace(r: EntryReader): number {
  return Number(r.varInt()) % (maxPlace + 1);
}

/** Reads a range that ends in its first line, or in another line that stands in front of the last column. */
function readRange(r: EntryReader): Location {
  const { value } = attributeOf(r, StringAttr, 'StringAttr');
  const places = readList(r, () => readPlace(r));
  const [line = 0, column = 0, third, fourth] = places;
  if (places.length > 4)
    throw new BytecodeError(`a range in a file has 4 lines and columns at most, not ${places.length}`);
  if (third === undefined) return FileLineColLoc.get(value, line, column);
  const end = fourth === undefined ? { line, column: third } : { line: third, column: fourth };
  return FileLineColLoc.get(value, line, column, end);
}
