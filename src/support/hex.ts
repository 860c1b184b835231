const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));
const decoder = new TextDecoder();
const encoder = new TextEncoder();
/** So many bytes are faster put together as texts. */
const fewBytes = 64;

/** The character codes of a piece of the digits, one by one and in pairs: a pair is looked up at once. */
const pieceLength = 1 << 14;
const pieceCodes = new Uint8Array(pieceLength);
const piecePairs = new Uint16Array(pieceCodes.buffer);

/** Returns two upper-case hexadecimal digits. */
export function hexPair(byte: number): string {
  return pairs[byte]!;
}

/** Returns two upper-case hexadecimal digits per byte. */
export function hexDigits(bytes: Uint8Array): string {
  if (bytes.length <= fewBytes) return bytes.reduce((text, byte) => text + pairs[byte]!, '');
  const codes = new Uint8Array(2 * bytes.length);
  putHexDigits(bytes, codes, 0);
  return decoder.decode(codes);
}

/** Puts the character codes of two upper-case hexadecimal digits per byte into `codes`, from `at` on, where there must be room. */
export function putHexDigits(bytes: Uint8Array, codes: Uint8Array, at: number): void {
  const digits = (pairsOfBytes ??= Uint16Array.from(pairs, pairCode));
  for (let start = 0; start < bytes.length; start += piecePairs.length) {
    const count = Math.min(piecePairs.length, bytes.length - start);
    for (let i = 0; i < count; i++) piecePairs[i] = digits[bytes[start + i]!]!;
    codes.set(count === piecePairs.length ? pieceCodes : pieceCodes.subarray(0, 2 * count), at + 2 * start);
  }
}
let pairsOfBytes: Uint16Array | undefined;

/** Returns the codes of two characters as one number, in the order in which the machine keeps them. */
function pairCode(pair: string): number {
  encoder.encodeInto(pair, pieceCodes);
  return piecePairs[0]!;
}

/** Returns the bytes that `0x` and pairs of hexadecimal digits stand for, undefined for other texts. */
export function bytesOfHex(text: string): Uint8Array | undefined {
  if (!text.startsWith('0x') || text.length % 2 !== 0) return undefined;
  const values = (bytesOfPairs ??= valuesOfPairs());
  const bytes = new Uint8Array(text.length / 2 - 1);
  for (let at = 2, filled = 0; at < text.length; at += pieceLength) {
    const piece = text.slice(at, at + pieceLength);
    const { read, written } = encoder.encodeInto(piece, pieceCodes);
    if (read !== piece.length || written !== piece.length) return undefined;
    for (let i = 0; 2 * i < written; i++) {
      const value = values[piecePairs[i]!]!;
      if (value < 0) return undefined;
      bytes[filled++] = value;
    }
  }
  return bytes;
}
/** The byte that each pair of digits stands for, -1 for other pairs of characters. */
let bytesOfPairs: Int16Array | undefined;

function valuesOfPairs(): Int16Array {
  const values = new Int16Array(1 << 16).fill(-1);
  const digits = [...'0123456789ABCDEFabcdef'];
  for (const high of digits) for (const low of digits) values[pairCode(high + low)] = parseInt(high + low, 16);
  return values;
}
