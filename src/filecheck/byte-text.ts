/**
 * Byte text: a string with one character per byte of a UTF-8 text. Check files and inputs are compared byte by byte and
 * columns count bytes, as in LLVM, also where a file is not valid UTF-8.
 */

/** Returns the UTF-8 bytes of `text`, one per character. */
export function toByteText(text: string): string {
  // Only ASCII texts are their own bytes.
  return /^[\0-\x7f]*$/.test(text) ? text : bytesToByteText(new TextEncoder().encode(text));
}

/** Returns `bytes`, one per character. */
export function bytesToByteText(bytes: Uint8Array): string {
  /** More arguments than this overflow the stack of some engines. */
  const chunkBytes = 1 << 13;
  let text = '';
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunkBytes));
  }
  return text;
}

/** Returns the bytes of a byte text. */
export function byteTextToBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
