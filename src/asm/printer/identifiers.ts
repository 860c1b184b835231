/** How names are spelled. Source: mlir/lib/IR/AsmPrinter.cpp. */
import { hexPair } from '../../support/hex.ts';
import { encodeUtf8 } from '../../support/utf8.ts';

/** Tells whether the text is a letter or `_`, followed by such characters, digits, `$` and `.`. */
export function isBareIdentifier(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f;
    if (!isLetter && (i === 0 || !((code >= 0x30 && code <= 0x39) || code === 0x24 || code === 0x2e))) return false;
  }
  return text !== '';
}

/** Tells whether the text stands in quotes as it is. */
export function isPlainText(text: string): boolean {
  return /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/.test(text);
}

/** Returns the text in quotes; quotes, backslashes and bytes outside printable ASCII are written as two hex digits. */
export function quoted(text: string): string {
  return isPlainText(text) ? `"${text}"` : `"${text.replace(/[^\x20\x21\x23-\x5b\x5d-\x7e]+/g, escaped)}"`;
}

/** Returns how characters are written that cannot stand as they are. */
function escaped(characters: string): string {
  let text = '';
  for (let i = 0; i < characters.length; i++) {
    const code = characters.charCodeAt(i);
    if (code >= 0x80) return Array.from(encodeUtf8(characters), escapedByte).join('');
    text += escapedByte(code);
  }
  return text;
}

function escapedByte(byte: number): string {
  return byte === 0x5c ? '\\\\' : `\\${hexPair(byte)}`;
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
 * Returns the name with everything that may not stand in an identifier replaced: blanks become `_`, other bytes of UTF-8 their
 * hexadecimal number. A name that starts with a digit or such a byte, or ends with a digit where `allowTrailingDigit` is false, gets a `_`.
 * Source: sanitizeIdentifier in AsmPrinter.cpp.
 */
export function sanitizeIdentifier(name: string, punctuation = '$._-', allowTrailingDigit = true): string {
  if (name === '') return '';
  const isKept = (char: string): boolean => /[a-zA-Z0-9]/.test(char) || punctuation.includes(char);
  let result = /^[^a-zA-Z ]/.test(name) && !punctuation.includes(name[0]!) ? '_' : '';
  for (const byte of encodeUtf8(name)) {
    const char = String.fromCharCode(byte);
    if (isKept(char)) result += char;
    else if (char === ' ') result += '_';
    else result += byte.toString(16).toUpperCase();
  }
  if (!allowTrailingDigit && /[0-9]$/.test(result)) result += '_';
  return result;
}
