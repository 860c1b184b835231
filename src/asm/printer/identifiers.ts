/** How names are spelled. Source: mlir/lib/IR/AsmPrinter.cpp. */

const bareIdentifier = /^[a-zA-Z_][a-zA-Z0-9_$.]*$/;

export function isBareIdentifier(text: string): boolean {
  return bareIdentifier.test(text);
}

/** Tells whether the text stands in quotes as it is. */
export function isPlainText(text: string): boolean {
  return /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/.test(text);
}

/** Returns the text in quotes; quotes, backslashes and bytes outside printable ASCII are written as two hex digits. */
export function quoted(text: string): string {
  if (isPlainText(text)) return `"${text}"`;
  let result = '"';
  for (const byte of utf8Bytes(text)) {
    if (byte === 0x5c) result += '\\\\';
    else if (byte >= 0x20 && byte < 0x7f && byte !== 0x22) result += String.fromCharCode(byte);
    else result += `\\${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return `${result}"`;
}

/** Lone surrogates U+DC80..U+DCFF stand for single bytes, see stringValue of the lexer. */
function utf8Bytes(text: string): number[] {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const char of text) {
    const code = char.codePointAt(0)!;
    if (code >= 0xdc80 && code <= 0xdcff) bytes.push(code - 0xdc00);
    else bytes.push(...encoder.encode(char));
  }
  return bytes;
}

/** Returns a bare identifier as it is, anything else in quotes. */
export function keywordOrString(text: string): string {
  return isBareIdentifier(text) ? text : quoted(text);
}

/** Returns `@name` or `@"any text"`; an empty name has no spelling that reads back. */
export function symbolReference(name: string): string {
  if (name === '') return '@<<INVALID EMPTY SYMBOL>>';
  return `@${isBareIdentifier(name) ? name : quoted(name)}`;
}

/**
 * Returns the name with everything that may not stand in an identifier replaced: blanks become `_`, other characters their
 * code in hexadecimal. A name that starts with a digit, or ends with one where `allowTrailingDigit` is false, gets a `_`.
 * Source: sanitizeIdentifier in AsmPrinter.cpp.
 */
export function sanitizeIdentifier(name: string, punctuation = '$._-', allowTrailingDigit = true): string {
  if (name === '') return '';
  let result = /^[0-9]/.test(name) ? '_' : '';
  for (const char of name) {
    if (/[a-zA-Z0-9]/.test(char) || (char.length === 1 && punctuation.includes(char))) result += char;
    else if (char === ' ') result += '_';
    else result += char.codePointAt(0)!.toString(16).toUpperCase();
  }
  if (!allowTrailingDigit && /[0-9]$/.test(result)) result += '_';
  return result;
}
