import { maxTextLength, TextTooLongError } from '../../support/text-limit.ts';
import { encodeUtf8 } from '../../support/utf8.ts';
import { type VarInt, alignedSection, paddingByte, sectionNames, type SectionName } from '../encoding.ts';

const word = 1n << 64n;

/** The least integer that takes more than four bytes. */
const moreThanFourBytes = 2 ** 28;

/**
 * Bytes that grow at their end. Sections are kept as they are, so that nesting them deeply copies nothing again and again. Throws TextTooLongError where they become more
 * than the text of a program could have.
 */
export class ByteWriter {
  /** What stands before the bytes that are being filled. */
  readonly #parts: (Uint8Array | ByteWriter)[] = [];
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
    const pending: (Uint8Array | ByteWriter)[] = [this];
    for (let part = pending.pop(); part; part = pending.pop()) {
      if (part instanceof ByteWriter) {
        pending.push(part.#bytes.subarray(0, part.#filled));
        for (let i = part.#parts.length - 1; i >= 0; i--) pending.push(part.#parts[i]!);
      } else {
        bytes.set(part, at);
        at += part.length;
      }
    }
    return bytes;
  }

  /** Returns a text that is equal for equal bytes, of which there are no sections. */
  key(): string {
    const bytes = this.#bytes;
    let key = '';
    for (let i = 0; i < this.#filled; i++) key += String.fromCharCode(bytes[i]!);
    return key;
  }

  /** Takes back all that was written. */
  clear(): void {
    this.#parts.length = 0;
    this.#partsLength = this.#filled = 0;
    this.alignment = 1;
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

  /** Appends what `data` holds, which nothing is written to any more, as a section. */
  section(name: SectionName, data: ByteWriter): void {
    const { alignment, length } = data;
    const header = new ByteWriter();
    header.varInt(length);
    const isAligned = (this.length + 1 + header.length) % alignment === 0;
    this.byte(sectionNames.indexOf(name) | (isAligned ? 0 : alignedSection));
    this.varInt(length);
    if (!isAligned) {
      this.varInt(alignment);
      this.align(alignment);
    }
    this.alignment = Math.max(this.alignment, alignment);
    this.append(data);
  }

  /** Appends what `data` holds, which nothing is written to any more. */
  append(data: ByteWriter): void {
    this.#parts.push(this.#bytes.subarray(0, this.#filled), data);
    this.#partsLength += this.#filled + data.length;
    this.#bytes = this.#bytes.subarray(this.#filled);
    this.#filled = 0;
  }

  #grow(by: number): void {
    if (this.length + by > maxTextLength) throw new TextTooLongError();
    const bytes = new Uint8Array(Math.max(64, 2 * this.#bytes.length, this.#filled + by));
    bytes.set(this.#bytes.subarray(0, this.#filled));
    this.#bytes = bytes;
  }
}
