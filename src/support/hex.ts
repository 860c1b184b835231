const digits = Uint8Array.from('0123456789ABCDEF', (digit) => digit.charCodeAt(0));
const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));
const decoder = new TextDecoder();
/** So many bytes are faster put together as texts. */
const fewBytes = 64;

/** Returns two upper-case hexadecimal digits per byte. */
export function hexDigits(bytes: Uint8Array): string {
  if (bytes.length <= fewBytes) return bytes.reduce((text, byte) => text + pairs[byte]!, '');
  const codes = new Uint8Array(2 * bytes.length);
  putHexDigits(bytes, codes, 0);
  return decoder.decode(codes);
}

/** Puts the character codes of two upper-case hexadecimal digits per byte into `codes`, from `at` on, where there must be room. */
export function putHexDigits(bytes: Uint8Array, codes: Uint8Array, at: number): void {
  for (let i = 0, to = at; i < bytes.length; i++, to += 2) {
    const byte = bytes[i]!;
    codes[to] = digits[byte >> 4]!;
    codes[to + 1] = digits[byte & 15]!;
  }
}

const digitValues = new Int8Array(256).fill(-1);
[...'0123456789abcdef'].forEach((digit, value) => {
  digitValues[digit.charCodeAt(0)] = digitValues[digit.toUpperCase().charCodeAt(0)] = value;
});

const encoder = new TextEncoder();
/** How many digits are looked at as bytes at a time: text by the character takes several times as long. */
const pieceLength = 1 << 14;

/** Returns the bytes that `0x` and pairs of hexadecimal digits stand for, undefined for other texts. */
export function bytesOfHex(text: string): Uint8Array | undefined {
  if (!text.startsWith('0x') || text.length % 2 !== 0) return undefined;
  const bytes = new Uint8Array(text.length / 2 - 1);
  const codes = new Uint8Array(Math.min(pieceLength, 2 * bytes.length));
  for (let at = 2, filled = 0; at < text.length; at += pieceLength) {
    const piece = text.slice(at, at + pieceLength);
    const { read, written } = encoder.encodeInto(piece, codes);
    if (read !== piece.length || written !== piece.length) return undefined;
    for (let i = 0; i < written; i += 2) {
      const pair = (digitValues[codes[i]!]! << 4) | digitValues[codes[i + 1]!]!;
      if (pair < 0) return undefined;
      bytes[filled++] = pair;
    }
  }
  return bytes;
}
