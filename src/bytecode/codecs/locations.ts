import { LocationAttr, StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc, UnknownLoc, type Location } from '../../ir/location.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { readList, writeList, type EntryReader, type EntryWriter, type LocationCodec } from './entry-io.ts';
import { attributeOf } from './expected-attributes.ts';

/** The most that a line or column can be. */
const maxPlace = 2 ** 32 - 1;

/** The locations, in the order of their codes: the last one, of ranges in files, was added later. */
export const locationCodecs: readonly LocationCodec[] = [
  locationCodec<CallSiteLoc>(
    ({ kind }) => kind === 'callsite',
    (w, { callee, caller }) => {
      w.location(callee);
      w.location(caller);
    },
    (r) => {
      const callee = r.location();
      return new CallSiteLoc(callee, r.location());
    },
  ),
  locationCodec<FileLineColLoc>(
    (location) => location.kind === 'file' && !location.end,
    (w, { filename, line, column }, context) => {
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
    (w, location) => {
      writeParts(w, location);
      w.attribute(location.metadata!);
    },
    (r) => {
      const parts = readList(r, () => r.location());
      return new FusedLoc(parts, r.attribute());
    },
  ),
  locationCodec<NameLoc>(
    ({ kind }) => kind === 'name',
    (w, { name, child }, context) => {
      w.attribute(StringAttr.get(context, name));
      w.location(child);
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
    (w, { filename, line, column, end }, context) => {
      w.attribute(StringAttr.get(context, filename));
      const isOneLine = end!.line === line;
      writeList(w, [line, column, ...(isOneLine ? [] : [end!.line]), end!.column], (place) => w.varInt(place));
    },
    readRange,
  ),
];

function locationCodec<T extends Location>(
  holdsLocation: (location: Location) => boolean,
  write: (writer: EntryWriter, location: T, context: Context) => void,
  readLocation: (reader: EntryReader) => Location,
): LocationCodec {
  const writeLocation = write as LocationCodec['writeLocation'];
  return {
    holds: (what) => what instanceof LocationAttr && holdsLocation(what.value),
    write: (writer, { value, context }: LocationAttr) => writeLocation(writer, value, context),
    read: (reader) => LocationAttr.get(reader.context, readLocation(reader)),
    holdsLocation,
    writeLocation,
    readLocation,
  };
}

function writeParts(w: EntryWriter, { locations }: FusedLoc): void {
  writeList(w, locations, (part) => w.location(part));
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
