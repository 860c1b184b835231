import { BytecodeError } from '../bytecode-error.ts';
import { type EntryReader, type EntryWriter } from './entry-io.ts';

/** From this place on a number is not written with its place. */
const lastSparsePlace = 256;

/** Writes numbers, those that are not 0 with their places where most are. Source: DialectBytecodeWriter::writeSparseArray. */
export function writeSparseArray(writer: EntryWriter, values: readonly number[]): void {
  const used = [...values.keys()].filter((i) => values[i] !== 0);
  const last = used.at(-1) ?? 0;
  if (last > lastSparsePlace || used.length > Math.floor(values.length / 2)) {
    writer.varIntWithFlag(values.length, false);
    for (const value of values) writer.varInt(value);
    return;
  }
  writer.varIntWithFlag(used.length, true);
  if (used.length === 0) return;
  const placeBits = Math.ceil(Math.log2(last + 1));
  writer.varInt(placeBits);
  for (const i of used) writer.varInt(values[i]! * 2 ** placeBits + i);
}

/** Reads `length` numbers that were written so. */
export function readSparseArray(reader: EntryReader, length: number): number[] {
  const values = new Array<number>(length).fill(0);
  const { value: count, flag: isSparse } = reader.varIntWithFlag();
  if (count > length)
    throw new BytecodeError(`trying to read an array of ${count} but only ${length} storage available.`);
  if (!isSparse) {
    for (let i = 0; i < count; i++) values[i] = Number(reader.varInt());
    return values;
  }
  if (count === 0) return values;
  const placeBits = reader.varInt();
  if (placeBits > 8) throw new BytecodeError(`reading sparse array with indexing above 8 bits: ${placeBits}`);
  const places = 2 ** Number(placeBits);
  for (let i = 0; i < count; i++) {
    const both = Number(reader.varInt());
    const place = both % places;
    if (place >= length)
      throw new BytecodeError(`reading a sparse array found index ${place} but only ${length} storage available.`);
    values[place] = Math.floor(both / places);
  }
  return values;
}
