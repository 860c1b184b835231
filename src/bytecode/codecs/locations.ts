import { StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc, UnknownLoc, type Location } from '../../ir/location.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { codec, readList, writeList, type EntryCodec, type EntryReader, type EntryWriter } from './entry-io.ts';
import { attributeOf } from './expected-attributes.ts';

/** The most that a line or column can be. */
const maxPlace = 2 ** 32 - 1;

/** The locations, in the order of their codes: the last one, of ranges in files, was added later. */
export const locationCodecs: readonly EntryCodec<Location>[] = [
  codec(
    CallSiteLoc,
    (w, { callee, caller }) => {
      w.location(callee);
      w.location(caller);
    },
    (r) => {
      const callee = r.location();
      return new CallSiteLoc(callee, r.location());
    },
  ),
  codec(
    FileLineColLoc,
    (w, { filename, line, column }) => {
      w.textAttribute(filename);
      w.varInt(line);
      w.varInt(column);
    },
    (r) => {
      const filename = readString(r);
      const line = readPlace(r);
      return FileLineColLoc.get(filename, line, readPlace(r));
    },
    ({ end }) => !end,
  ),
  codec(
    FusedLoc,
    writeParts,
    (r) => new FusedLoc(readList(r, () => r.location())),
    ({ metadata }) => !metadata,
  ),
  codec(
    FusedLoc,
    (w, location) => {
      writeParts(w, location);
      w.attribute(location.metadata!);
    },
    (r) => {
      const parts = readList(r, () => r.location());
      return new FusedLoc(parts, r.attribute());
    },
  ),
  codec(
    NameLoc,
    (w, { name, child }) => {
      w.textAttribute(name);
      w.location(child);
    },
    (r) => {
      const name = readString(r);
      return new NameLoc(name, r.location());
    },
  ),
  codec(
    UnknownLoc,
    () => undefined,
    () => UnknownLoc.instance,
  ),
  codec(
    FileLineColLoc,
    (w, { filename, line, column, end }) => {
      w.textAttribute(filename);
      const isOneLine = end!.line === line;
      writeList(w, [line, column, ...(isOneLine ? [] : [end!.line]), end!.column], (place) => w.varInt(place));
    },
    readRange,
  ),
];

function readString(r: EntryReader): string {
  return attributeOf(r, StringAttr, 'StringAttr').value;
}

function writeParts(w: EntryWriter, { locations }: FusedLoc): void {
  writeList(w, locations, (part) => w.location(part));
}

function readPlace(r: EntryReader): number {
  return Number(r.varInt()) % (maxPlace + 1);
}

/** Reads a range that ends in its first line, or in another line that stands in front of the last column. */
function readRange(r: EntryReader): FileLineColLoc {
  const filename = readString(r);
  const places = readList(r, () => readPlace(r));
  const [line = 0, column = 0, third, fourth] = places;
  if (places.length > 4)
    throw new BytecodeError(`a range in a file has 4 lines and columns at most, not ${places.length}`);
  if (third === undefined) return FileLineColLoc.get(filename, line, column);
  const end = fourth === undefined ? { line, column: third } : { line: third, column: fourth };
  return FileLineColLoc.get(filename, line, column, end);
}
