const digitsOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));

/** Returns two upper-case hexadecimal digits per byte. */
export function hexDigits(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += digitsOfByte[byte];
  return text;
}
