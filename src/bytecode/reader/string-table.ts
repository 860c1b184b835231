import { decodeUtf8 } from '../../support/utf8.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { type VarInt } from '../encoding.ts';
import { ByteReader } from './byte-reader.ts';

/** The strings of a file, each made when it is asked for. */
export class StringTable {
  readonly #data: Uint8Array;
  readonly #ends: number[] = [];
  readonly #texts: string[] = [];

  /** Reads the section: the lengths of the strings, the last one's first, and the strings, each with a 0 behind it. */
  constructor(data: Uint8Array) {
    this.#data = data;
    const reader = new ByteReader(data);
    const count = reader.varInt();
    let end = data.length;
    for (let i = 0; i < count; i++) {
      const length = reader.varInt();
      if (length > end) throw new BytecodeError('string size exceeds the available data size');
      this.#ends.push(end - 1);
      end -= Number(length);
    }
    if (reader.offset !== end) {
      throw new BytecodeError('unexpected trailing data between the offsets for strings and their data');
    }
    this.#ends.push(end - 1);
    this.#ends.reverse();
    if (this.#ends.some((at, i) => at === this.#ends[i + 1])) throw new BytecodeError('a string has no end');
  }

  /** Reads the number of a string. */
  read(reader: ByteReader): string {
    return this.at(reader.varInt());
  }

  at(index: VarInt): string {
    if (index >= this.#ends.length - 1) throw new BytecodeError(`invalid string index: ${index}`);
    const place = Number(index);
    return (this.#texts[place] ??= decodeUtf8(this.#data.subarray(this.#ends[place]! + 1, this.#ends[place + 1])));
  }
}
