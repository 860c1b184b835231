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
