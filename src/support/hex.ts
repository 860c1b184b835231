const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));
const encoder = new TextEncoder();

/** What Node has for bytes, which is fast from the first call on; a browser has nothing of the kind. */
const { Buffer: NodeBuffer } = globalThis as { readonly Buffer?: typeof Buffer };

/** So many bytes are faster put together as texts. */
const fewBytes = 64;

/** Bytes whose digits are put down at once: what lies between should stay in the caches of the processor. */
const pieceLength = 1 << 14;

/** Returns two upper-case hexadecimal digits. */
export function hexPair(byte: number): string {
  return pairs[byte]!;
}

/** Returns two upper-case hexadecimal digits per byte. */
export function hexDigits(bytes: Uint8Array): string {
  if (!NodeBuffer || bytes.length <= fewBytes) return bytes.reduce((text, byte) => text + pairs[byte]!, '');
  return NodeBuffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex').toUpperCase();
}

/** Puts the character codes of two upper-case hexadecimal digits per byte into `codes`, from `at` on, where there must be room. */
export function putHexDigits(bytes: Uint8Array, codes: Uint8Array, at: number): void {
  for (let start = 0; start < bytes.length; start += pieceLength) {
    encoder.encodeInto(hexDigits(bytes.subarray(start, start + pieceLength)), codes.subarray(at + 2 * start));
  }
}

/** Returns the bytes that `0x` and pairs of hexadecimal digits stand for, undefined for other texts. */
export function bytesOfHex(text: string): Uint8Array | undefined {
  if (!text.startsWith('0x') || text.length % 2 !== 0) return undefined;
  const bytes = new Uint8Array(text.length / 2 - 1);
  if (NodeBuffer) {
    // Of other characters Node looks at the lower bits, which may be those of a digit.
    if (NodeBuffer.byteLength(text) !== text.length) return undefined;
    return NodeBuffer.from(bytes.buffer).write(text.slice(2), 'hex') === bytes.length ? bytes : undefined;
  }
  if (!/^0x[0-9a-fA-F]*$/.test(text)) return undefined;
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(text.slice(2 * i + 2, 2 * i + 4), 16);
  return bytes;
}
