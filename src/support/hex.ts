const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));

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
  if (bytes.length <= fewBytes) return bytes.reduce((text, byte) => text + pairs[byte]!, '');
  return bufferOf(bytes).toString('hex').toUpperCase();
}

/** Puts the character codes of two upper-case hexadecimal digits per byte into `codes`, from `at` on, where there must be room. */
export function putHexDigits(bytes: Uint8Array, codes: Uint8Array, at: number): void {
  const target = bufferOf(codes);
  for (let start = 0; start < bytes.length; start += pieceLength) {
    target.write(hexDigits(bytes.subarray(start, start + pieceLength)), at + 2 * start, 'latin1');
  }
}

/** Returns the bytes that `0x` and pairs of hexadecimal digits stand for, undefined for other texts. */
export function bytesOfHex(text: string): Uint8Array | undefined {
  if (!text.startsWith('0x') || text.length % 2 !== 0) return undefined;
  // Of other characters Node looks at the lower bits, which may be those of a digit.
  if (Buffer.byteLength(text) !== text.length) return undefined;
  const bytes = new Uint8Array(text.length / 2 - 1);
  return bufferOf(bytes).write(text.slice(2), 'hex') === bytes.length ? bytes : undefined;
}

function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}
