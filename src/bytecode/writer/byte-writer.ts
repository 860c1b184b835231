import { maxTextLength, TextTooLongError } from '../../support/text-limit.ts';
import { encodeUtf8 } from '../../support/utf8.ts';
import { type VarInt, alignedSection, paddingByte, sectionNames, type SectionName } from '../encoding.ts';

const word = 1n << 64n;

/** The least integer that takes more than four bytes. */
const moreThanFourBytes = 2 ** 28;

/** How many bytes of a section are copied, where there are no more: memory of its own costs each section more. */
const mostCopied = 1024;

type Part = Uint8Array | readonly Part[];

/**
 * Bytes that grow at their end. Sections are kept as they are, so that nesting them deeply copies nothing again and again. Throws TextTooLongError where they become more
 * than the text of a program could have.
 */
export class ByteWriter {
  /** What stands before the bytes that are being filled. */
  #parts: Part[] = [];
  #partsLength = 0;
  #bytes = new Uint8Array(64);
  #filled = 0;
  /** The largest alignment of anything in it, in bytes. */
  alignment = 1;

  get length(): number {
    return this.#partsLength + this.#filled;
  }

  /** Returns all that was written. */
  toBytes(): Uint8Array {
    const bytes = new Uint8Array(this.length);
    let at = 0;
    const pending: Part[] = [this.#bytes.subarray(0, this.#filled), this.#parts];
    for (let part = pending.pop(); part; part = pending.pop()) {
      if (part instanceof Uint8Array) {
        bytes.set(part, at);
        at += part.length;
      } else for (let i = part.length - 1; i >= 0; i--) pending.push(part[i]!);
    }
    return bytes;
  }

  /** Returns the byte at `offset`, behind the last section. */
  at(offset: number): number {
    return this.#bytes[offset - this.#partsLength]!;
  }

  /** Takes back what is behind `length` bytes, in which there is no section. */
  truncate(length: number): void {
    this.#filled = length - this.#partsLength;
  }

  byte(value: number): void {
    if (this.#filled === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#filled++] = value;
  }

  /** Writes `value` in place of the byte at `offset`, behind the last section. */
  patch(offset: number, value: number): void {
    this.#bytes[offset - this.#partsLength] = value;
  }

  bytes(values: Uint8Array | readonly number[]): void {
    if (this.#filled + values.length > this.#bytes.length) this.#grow(values.length);
    this.#bytes.set(values, this.#filled);
    this.#filled += values.length;
  }

  varInt(value: VarInt): void {
    if (value < 0x80) return this.byte((Number(value) << 1) | 1);
    if (value < moreThanFourBytes) return this.#fewBytes(Number(value));
    const bits = BigInt(value);
    let more = 1;
    while (more < 8 && bits >> BigInt(7 * (more + 1)) !== 0n) more++;
    // Seven bits per byte do not do for more than eight bytes: then a 0 stands before all of them.
    let rest = more === 8 ? bits << 8n : ((bits << 1n) | 1n) << BigInt(more);
    for (let i = 0; i <= more; i++, rest >>= 8n) this.byte(Number(rest & 0xffn));
  }

  /** Writes an integer of two to four bytes. */
  #fewBytes(value: number): void {
    const more = value < 0x4000 ? 1 : value < 0x20_0000 ? 2 : 3;
    let rest = ((value << 1) | 1) << more;
    for (let i = 0; i <= more; i++, rest >>>= 8) this.byte(rest & 0xff);
  }

  varIntWithFlag(value: VarInt, flag: boolean): void {
    if (value < moreThanFourBytes) return this.varInt(2 * Number(value) + (flag ? 1 : 0));
    this.varInt(((BigInt(value) << 1n) | (flag ? 1n : 0n)) % word);
  }

  /** Writes an integer of 64 bits. */
  signedVarInt(value: bigint): void {
    this.varInt((value << 1n) ^ (value < 0n ? -1n : 0n));
  }

  nullTerminatedText(text: string): void {
    this.bytes(encodeUtf8(text));
    this.byte(0);
  }

  /** Fills up to a multiple of `alignment`, a power of two, or 0 for any place. */
  align(alignment: number): void {
    if (alignment === 0) return;
    const start = this.#filled;
    const missing = (alignment - (this.length % alignment)) % alignment;
    if (start + missing > this.#bytes.length) this.#grow(missing);
    this.#filled += missing;
    this.#bytes.fill(paddingByte, start, this.#filled);
    this.alignment = Math.max(this.alignment, alignment);
  }

  /** Appends what `data` holds as a section, and empties `data`. */
  section(name: SectionName, data: ByteWriter): void {
    const { alignment, length } = data;
    const isAligned = alignment === 1 || (this.length + 1 + numBytes(length)) % alignment === 0;
    this.byte(sectionNames.indexOf(name) | (isAligned ? 0 : alignedSection));
    this.varInt(length);
    if (!isAligned) {
      this.varInt(alignment);
      this.align(alignment);
    }
    this.alignment = Math.max(this.alignment, alignment);
    this.#take(data);
  }

  /** Appends what `data` holds and empties it. */
  #take(data: ByteWriter): void {
    if (data.#parts.length === 0 && data.#filled <= mostCopied) this.#copy(data.#bytes, data.#filled);
    else {
      const { length } = data;
      this.#parts.push(this.#split(), data.#parts, data.#split());
      this.#partsLength += this.#filled + length;
      this.#filled = 0;
      data.#parts = [];
    }
    data.#partsLength = data.#filled = 0;
    data.alignment = 1;
  }

  /** Returns the bytes that were filled, and goes on with those behind them. */
  #split(): Uint8Array {
    const filled = this.#bytes.subarray(0, this.#filled);
    this.#bytes = this.#bytes.subarray(this.#filled);
    return filled;
  }

  #copy(bytes: Uint8Array, count: number): void {
    if (this.#filled + count > this.#bytes.length) this.#grow(count);
    for (let i = 0; i < count; i++) this.#bytes[this.#filled++] = bytes[i]!;
  }

  #grow(by: number): void {
    if (this.length + by > maxTextLength) throw new TextTooLongError();
    const bytes = new Uint8Array(Math.max(64, 2 * this.#bytes.length, this.#filled + by));
    bytes.set(this.#bytes.subarray(0, this.#filled));
    this.#bytes = bytes;
  }
}

/** Returns how many bytes an integer below 2 to the power of 49 takes. */
function numBytes(value: number): number {
  let count = 1;
  while (value >= 2 ** (7 * count)) count++;
  return count;
}
