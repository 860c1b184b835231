/**
 * Returns the integer that `text` spells, in decimal or with the prefix of another radix; undefined when it is none.
 * Source: StringRef::getAsInteger with radix 0 of llvm/ADT/StringRef.h.
 */
export function parseIntegerLiteral(text: string): bigint | undefined {
  const match = /^(-?)(0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO][0-7]+|0[0-7]*|[1-9][0-9]*)$/.exec(text);
  if (!match) return undefined;
  const [, sign, digits] = match;
  const magnitude = BigInt(/^0[0-7]/.test(digits!) ? `0o${digits!.slice(1)}` : digits!);
  return sign ? -magnitude : magnitude;
}
