import { safeOrExact } from '../../support/int64.ts';
import { readLittleEndian } from '../../support/little-endian.ts';
import { decodeUtf8 } from '../../support/utf8.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { alignedSection, paddingByte, sectionNames, type SectionName, type VarInt } from '../encoding.ts';

/** Reads bytes from front to back. All methods throw BytecodeError where what they read is not there. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #start: number;
  readonly #end: number;
  #at: number;

  /** Reads the bytes from `start` to `end`: a view of its own would cost more than the bytes of most attributes. */
  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#start = start;
    this.#end = end;
    this.#at = start;
  }

  /** How many bytes are left. */
  get left(): number {
    return this.#end - this.#at;
  }

  /** How many bytes were read. */
  get offset(): number {
    return this.#at - this.#start;
  }

  byte(): number {
    if (this.#at === this.#end) throw new BytecodeError('attempting to parse a byte at the end of the bytecode');
    return this.#bytes[this.#at++]!;
  }

  bytes(length: VarInt): Uint8Array {
    const start = this.skip(length);
    return this.#bytes.subarray(start, this.#at);
  }

  /** Goes on behind the next bytes, and returns the place where they begin. */
  skip(length: VarInt): number {
    const start = this.#at;
    if (length > this.#end - start) {
      throw new BytecodeError(`attempting to parse ${length} bytes when only ${this.left} remain`);
    }
    this.#at += Number(length);
    return start;
  }

  /** Reads an integer whose first byte tells by its trailing zeros how many more there are. */
  varInt(): VarInt {
    const first = this.byte();
    if ((first & 1) === 1) return first >> 1;
    if (first === 0) return safeOrExact(readLittleEndian(this.#bytes, this.skip(8), 8));
    const more = trailingZeros(first);
    const start = this.skip(more);
    if (more > 3) {
      return safeOrExact(((readLittleEndian(this.#bytes, start, more) << 8n) | BigInt(first)) >> BigInt(more + 1));
    }
    let value = first;
    for (let i = 0; i < more; i++) value |= this.#bytes[start + i]! << (8 * (i + 1));
    return value >>> (more + 1);
  }

  /** Reads an integer whose lowest bit is a flag. */
  varIntWithFlag(): { value: VarInt; flag: boolean } {
    const both = this.varInt();
    if (typeof both === 'number') return { value: Math.floor(both / 2), flag: both % 2 === 1 };
    return { value: safeOrExact(both >> 1n), flag: (both & 1n) === 1n };
  }

  /** Reads an integer of 64 bits whose lowest bit tells the sign. */
  signedVarInt(): bigint {
    const folded = BigInt(this.varInt());
    return (folded >> 1n) ^ -(folded & 1n);
  }

  /** Returns a number of things that room is made for at once, of which each takes a byte at least. */
  checkedCount(count: VarInt, what: string): number {
    if (typeof count === 'bigint' || count > this.left) {
      throw new BytecodeError(`there is no room for ${count} ${what} in the ${this.left} bytes that remain`);
    }
    return count;
  }

  /** Reads a text up to the byte 0. */
  nullTerminatedText(): string {
    const end = this.#bytes.indexOf(0, this.#at);
    if (end < 0 || end >= this.#end)
      throw new BytecodeError('malformed null-terminated string, no null character found');
    const text = decodeUtf8(this.#bytes.subarray(this.#at, end));
    this.#at = end + 1;
    return text;
  }

  /** Reads a section. */
  section(): { name: SectionName; data: Uint8Array } {
    const first = this.byte();
    const length = this.varInt();
    const name = sectionNames[first & ~alignedSection];
    if (name === undefined) throw new BytecodeError(`invalid section ID: ${first & ~alignedSection}`);
    if ((first & alignedSection) !== 0) this.align(this.varInt());
    return { name, data: this.bytes(length) };
  }

  /** Skips the bytes in front of data that are aligned. */
  align(alignment: VarInt): void {
    if (typeof alignment === 'bigint' || alignment <= 0 || !Number.isInteger(Math.log2(alignment))) {
      throw new BytecodeError('expected alignment to be a power-of-two');
    }
    // All sections are parts of the buffer of the file.
    while ((this.#bytes.byteOffset + this.#at) % alignment !== 0) {
      const byte = this.byte();
      if (byte === paddingByte) continue;
      throw new BytecodeError(`expected alignment byte (0xCB), but got: '0x${byte.toString(16).toUpperCase()}'`);
    }
  }
}

function trailingZeros(byte: number): number {
  return 31 - Math.clz32(byte & -byte);
}
