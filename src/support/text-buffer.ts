import { putHexDigits } from './hex.ts';
import { maxTextLength, TextTooLongError } from './text-limit.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** The most digits that an exact number has. */
const mostDigits = 16;

/** A text beyond the first size gets room for the second at once: memory that is not written to costs nothing, but copies of long texts do. */
const longTextBytes = 2 ** 20;
const roomForLongText = 2 ** 24;

/** Memory that was given for the next long text. */
let givenRoom: Uint8Array<ArrayBuffer> | undefined;

/**
 * Gives `bytes`, and what else there is in its buffer, to the next text that becomes long. Nobody else may use that any more. Memory that was written to once is ready at hand, while each
 * page of new memory costs a call of the system, which takes longer than filling it.
 */
export function giveRoom({ buffer }: Uint8Array): void {
  // Small buffers of Node are parts of one that many share.
  if (buffer instanceof ArrayBuffer && buffer.byteLength >= longTextBytes) givenRoom = new Uint8Array(buffer);
}

/** Takes the memory that was given if it has room for so many bytes. */
function takeRoom(bytes: number): Uint8Array<ArrayBuffer> | undefined {
  const room = givenRoom && givenRoom.length >= bytes ? givenRoom : undefined;
  if (room) givenRoom = undefined;
  return room;
}

/**
 * A text that grows at its end. Appending costs time per character only and leaves no garbage, unlike long sums of strings, whose
 * parts all live until the end. The text is kept as UTF-8. Throws TextTooLongError when it becomes longer than a string can be.
 */
export class TextBuffer {
  #bytes = new Uint8Array(256);
  #length = 0;

  /** Bytes so far. */
  get length(): number {
    return this.#length;
  }

  append(text: string): void {
    const { length } = text;
    if (this.#length + length > this.#bytes.length) this.#grow(length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code >= 0x80) return this.#appendEncoded(text);
      bytes[at++] = code;
    }
    this.#length = at;
  }

  /** Appends one byte of UTF-8. */
  appendByte(byte: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = byte;
  }

  /** Appends the decimal digits of an integer from 0 to 2^53. */
  appendInteger(value: number): void {
    if (this.#length + mostDigits > this.#bytes.length) this.#grow(mostDigits);
    let digits = 1;
    for (let limit = 10; value >= limit; limit *= 10) digits++;
    const bytes = this.#bytes;
    let rest = value;
    for (let at = this.#length + digits - 1; at >= this.#length; at--) {
      const quotient = Math.floor(rest / 10);
      bytes[at] = 0x30 + (rest - 10 * quotient);
      rest = quotient;
    }
    this.#length += digits;
  }

  /** Appends two upper-case hexadecimal digits per byte. */
  appendHexDigits(bytes: Uint8Array): void {
    const length = 2 * bytes.length;
    if (this.#length + length > this.#bytes.length) this.#grow(length);
    putHexDigits(bytes, this.#bytes, this.#length);
    this.#length += length;
  }

  /** The text as UTF-8. It is a view, which later changes of the buffer may change. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Returns the text from byte `start` on, which must be where an append began. */
  textFrom(start: number): string {
    return decodeUtf8(this.#bytes.subarray(start, this.#length));
  }

  /** Returns the text from byte `start` on, and removes it. */
  takeFrom(start: number): string {
    const text = this.textFrom(start);
    this.#length = start;
    return text;
  }

  /** Tells whether the text from byte `start` on, which is not empty, begins and ends with these bytes. */
  isBetween(first: number, last: number, start: number): boolean {
    return this.#bytes[start] === first && this.#bytes[this.#length - 1] === last;
  }

  toString(): string {
    return this.textFrom(0);
  }

  #appendEncoded(text: string): void {
    const encoded = encodeUtf8(text);
    if (this.#length + encoded.length > this.#bytes.length) this.#grow(encoded.length);
    this.#bytes.set(encoded, this.#length);
    this.#length += encoded.length;
  }

  #grow(atLeast: number): void {
    const needed = this.#length + atLeast;
    if (needed > maxTextLength) throw new TextTooLongError();
    const doubled = 2 * this.#bytes.length;
    const room = doubled < longTextBytes ? doubled : Math.max(doubled, roomForLongText);
    const given = doubled < longTextBytes ? undefined : takeRoom(Math.max(doubled, needed));
    const bytes = given ?? new Uint8Array(Math.min(maxTextLength, Math.max(room, needed)));
    bytes.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = bytes;
  }
}
