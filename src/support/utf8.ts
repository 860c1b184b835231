/**
 * Text as UTF-8, where bytes that are no UTF-8 are kept as well: in texts, lone surrogates U+DC80..U+DCFF stand for them, so that what was read is
 * written again byte by byte.
 */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

/** What is added to a byte that is no UTF-8 to get the character that stands for it. */
const ESCAPE = 0xdc00;
/** Arguments of a call, of which there may be only so many. */
const unitsAtOnce = 1 << 13;
const escapedBytes = /[\udc80-\udcff]/u;

/** Returns the text that the bytes are. A byte order mark is kept. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    // Bytes that are no UTF-8 are a TypeError; a string that would be too long is none.
    if (!(error instanceof TypeError)) throw error;
    return decodeWithEscapes(bytes);
  }
}

/** Returns the bytes of the text. */
export function encodeUtf8(text: string): Uint8Array {
  const encoded = encoder.encode(text);
  return encoded.length === text.length || !escapedBytes.test(text) ? encoded : encodeWithEscapes(text);
}

/** Returns the character that `encodeUtf8` gives one byte for, which is this one. */
export function textOfByte(byte: number): string {
  return String.fromCharCode(byte < 0x80 ? byte : ESCAPE + byte);
}

/** Returns how many bytes `encodeUtf8` gives for the part of the text from `start` to `end`. */
export function utf8Length(text: string, start = 0, end = text.length): number {
  let bytes = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    else if (isEscape(code)) bytes += 1;
    else if (isHalf(code) && i + 1 < end && text.codePointAt(i)! > 0xffff) {
      bytes += 4;
      i++;
    } else bytes += 3;
  }
  return bytes;
}

/** Makes the text of its code units, since other ways to keep lone surrogates cost an object for each. */
function decodeWithEscapes(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  let count = 0;
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at);
    const code = length === 0 ? ESCAPE + bytes[at]! : codePoint(bytes, at, length);
    if (code < 0x10000) units[count++] = code;
    else {
      units[count++] = 0xd7c0 + (code >> 10);
      units[count++] = ESCAPE + (code & 0x3ff);
    }
    at += Math.max(1, length);
  }
  let text = '';
  for (let at = 0; at < count; at += unitsAtOnce) {
    text += String.fromCharCode(...units.subarray(at, Math.min(count, at + unitsAtOnce)));
  }
  return text;
}

/** Returns the character of which there are `length` bytes. */
function codePoint(bytes: Uint8Array, at: number, length: number): number {
  if (length === 1) return bytes[at]!;
  let code = bytes[at]! & (0x7f >> length);
  for (let i = 1; i < length; i++) code = (code << 6) | (bytes[at + i]! & 0x3f);
  return code;
}

/** Returns how many bytes the character at `at` has, 0 where there is none. Source: the Unicode Standard, table 3-7. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i];
    const low = i > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = i > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (byte === undefined || byte < low || byte > high) return 0;
  }
  return length;
}

function encodeWithEscapes(text: string): Uint8Array {
  const bytes = new Uint8Array(utf8Length(text));
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) bytes[at++] = unit;
    else if (isEscape(unit)) bytes[at++] = unit - ESCAPE;
    else {
      const code = text.codePointAt(i)!;
      // Other halves of characters are written as the encoder writes them.
      const character = isHalf(code) ? replacement : code;
      const length = character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
      for (let k = length - 1; k > 0; k--) bytes[at + k] = 0x80 | ((character >> (6 * (length - 1 - k))) & 0x3f);
      bytes[at] = ((0xf00 >> length) & 0xff) | (character >> (6 * (length - 1)));
      at += length;
      if (length === 4) i++;
    }
  }
  return bytes;
}

const isEscape = (unit: number): boolean => unit >= 0xdc80 && unit <= 0xdcff;
const isHalf = (code: number): boolean => code >= 0xd800 && code < 0xe000;
const replacement = 0xfffd;
