const digits = Uint8Array.from('0123456789ABCDEF', (digit) => digit.charCodeAt(0));
const decoder = new TextDecoder();

/** Returns two upper-case hexadecimal digits per byte. */
export function hexDigits(bytes: Uint8Array): string {
  const codes = new Uint8Array(2 * bytes.length);
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    codes[2 * i] = digits[byte >> 4]!;
    codes[2 * i + 1] = digits[byte & 15]!;
  }
  return decoder.decode(codes);
}

const digitValues = new Int8Array(128).fill(-1);
[...'0123456789abcdef'].forEach((digit, value) => {
  digitValues[digit.charCodeAt(0)] = digitValues[digit.toUpperCase().charCodeAt(0)] = value;
});

/** Returns the bytes that `0x` and pairs of hexadecimal digits stand for, undefined for other texts. */
export function bytesOfHex(text: string): Uint8Array | undefined {
  if (!text.startsWith('0x') || text.length % 2 !== 0) return undefined;
  const bytes = new Uint8Array(text.length / 2 - 1);
  for (let i = 0, at = 2; i < bytes.length; i++, at += 2) {
    const high = digitValues[text.charCodeAt(at)] ?? -1;
    const low = digitValues[text.charCodeAt(at + 1)] ?? -1;
    if (high < 0 || low < 0) return undefined;
    bytes[i] = (high << 4) | low;
  }
  return bytes;
}
