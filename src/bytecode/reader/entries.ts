import { BytecodeError } from '../bytecode-error.ts';
import { type VarInt } from '../encoding.ts';
import { type ByteReader } from './byte-reader.ts';
import { type DialectTable, type FileDialect } from './dialect-table.ts';

/** Stands for what is being made, so that nothing becomes a part of itself. */
export const beingMade = Symbol('being made');

/**
 * Where the attributes or the types of a file are in its bytes, one behind the other, and what was made of them. A file has a location for every operation, so
 * that an object for each would be most of what is in memory.
 */
export class Entries<T> {
  readonly made: (T | typeof beingMade | undefined)[];
  readonly #dialects: FileDialect[];
  readonly #areText: Uint8Array;
  readonly #starts: Uint32Array;
  #count = 0;

  /** Reads which there are, so many; the first begins at `start` of `sizeBytes` bytes. */
  constructor(reader: ByteReader, count: VarInt, dialects: DialectTable, start: number, sizeBytes: number) {
    // Each takes a byte here at least: where there are fewer, reading them ends in an error.
    const room = Math.min(Number(count), reader.left);
    this.made = new Array<T | undefined>(room);
    this.#dialects = new Array<FileDialect>(room);
    this.#areText = new Uint8Array(room);
    this.#starts = new Uint32Array(room + 1);
    this.#starts[0] = start;
    while (this.#count < count) {
      dialects.readGroup(reader, (dialect) => {
        const { value: size, flag } = reader.varIntWithFlag();
        const begin = this.#starts[this.#count]!;
        if (size > sizeBytes - begin) {
          throw new BytecodeError('Attribute or Type entry offset points past the end of section');
        }
        this.#dialects[this.#count] = dialect;
        this.#areText[this.#count] = flag ? 0 : 1;
        this.#starts[++this.#count] = begin + Number(size);
      });
    }
  }

  /** Where the last one ends. */
  get end(): number {
    return this.#starts[this.#count]!;
  }

  /** Returns the number of an entry, which errors call `name`. */
  place(index: VarInt, name: string): number {
    if (index >= this.#count) throw new BytecodeError(`invalid ${name} index: ${index}`);
    return Number(index);
  }

  /** Returns which bytes are those of an entry: what its dialect writes, or text. */
  at(place: number): { dialect: FileDialect; start: number; end: number; isText: boolean } {
    return {
      dialect: this.#dialects[place]!,
      start: this.#starts[place]!,
      end: this.#starts[place + 1]!,
      isText: this.#areText[place] === 1,
    };
  }
}
