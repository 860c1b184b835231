import { decodeUtf8, encodeUtf8, textOfByte } from '../../support/utf8.ts';
import { Kind } from './tokens.ts';

/** An error in the characters of the input, at an offset. Reading can go on at `end`. */
export class LexError extends Error {
  constructor(
    readonly offset: number,
    message: string,
    readonly end: number,
  ) {
    super(message);
  }
}

const enum Class {
  Other,
  Letter, // a-z A-Z _
  Digit,
  Space,
}

const classes = new Uint8Array(128);
for (let c = 0; c < 128; c++) {
  const char = String.fromCharCode(c);
  if (/[a-zA-Z_]/.test(char)) classes[c] = Class.Letter;
  else if (/[0-9]/.test(char)) classes[c] = Class.Digit;
  else if (/[ \t\r\n]/.test(char)) classes[c] = Class.Space;
}
// Characters of identifiers behind the first: bare ids take letters, digits, `_`, `$`, `.`; suffix ids take `-` too.
const inBareId = new Uint8Array(128);
const inSuffixId = new Uint8Array(128);
for (let c = 0; c < 128; c++) {
  const char = String.fromCharCode(c);
  if (/[a-zA-Z0-9_$.]/.test(char)) inBareId[c] = 1;
  if (/[a-zA-Z0-9_$.-]/.test(char)) inSuffixId[c] = 1;
}

/** Tells whether the character of that code may stand in a bare identifier behind its first. */
export function isBareIdCharacter(code: number): boolean {
  return code < 128 && inBareId[code] === 1;
}

/** Returns where the name of a value, block, alias or the like ends that goes on at `at`, behind its sigil. */
export function suffixIdEnd(text: string, at: number): number {
  let end = at;
  if (isDigit(text.charCodeAt(at))) while (isDigit(text.charCodeAt(end))) end++;
  else for (let c = text.charCodeAt(end); c < 128 && inSuffixId[c] === 1; c = text.charCodeAt(end)) end++;
  return end;
}

const punctuation = new Int8Array(128).fill(-1);
for (const [char, kind] of [
  [':', Kind.Colon],
  [',', Kind.Comma],
  ['=', Kind.Equal],
  ['<', Kind.Less],
  ['>', Kind.Greater],
  ['(', Kind.LParen],
  [')', Kind.RParen],
  ['[', Kind.LSquare],
  [']', Kind.RSquare],
  ['}', Kind.RBrace],
  ['?', Kind.Question],
  ['*', Kind.Star],
  ['+', Kind.Plus],
  ['|', Kind.VerticalBar],
] as const) {
  punctuation[char.charCodeAt(0)] = kind;
}

/**
 * Finds one token at a time by character codes: `next` sets kind, start and end of the token behind `position`. It keeps no
 * list of tokens, so a parser may move `position` to read some piece of text by itself, e.g. a dimension list.
 * Source: mlir/lib/AsmParser/Lexer.cpp.
 */
export class MlirLexer {
  readonly text: string;
  /** Where the next token is looked for. */
  position = 0;
  start = 0;
  end = 0;

  /** The first carriage return that is not before the place of the last comment; text without one is searched once. */
  #carriageReturn = -1;

  constructor(text: string) {
    this.text = text;
  }

  /** Returns where the line of a comment at `at` ends: at a newline, or at a carriage return, which ends lines in old files. */
  #lineEnd(at: number): number {
    const { text } = this;
    if (this.#carriageReturn < at) {
      const found = text.indexOf('\r', at);
      this.#carriageReturn = found < 0 ? text.length : found;
    }
    const newline = text.indexOf('\n', at);
    return newline < 0 ? this.#carriageReturn : Math.min(newline, this.#carriageReturn);
  }

  /** Finds the next token and returns its kind. Throws LexError. */
  next(): number {
    const { text } = this;
    const { length } = text;
    let at = this.position;
    for (;;) {
      if (at >= length) return this.#token(Kind.EOF, length, length);
      const code = text.charCodeAt(at);
      const charClass = code < 128 ? classes[code]! : Class.Other;
      switch (charClass) {
        case Class.Space:
          at++;
          continue;
        case Class.Letter: {
          let end = at + 1;
          for (let c = text.charCodeAt(end); c < 128 && inBareId[c] === 1; c = text.charCodeAt(end)) end++;
          return this.#token(Kind.BareId, at, end);
        }
        case Class.Digit:
          return this.#number(at);
      }
      switch (code) {
        case 0x25: // %
          return this.#prefixed(Kind.PercentId, at, 'invalid SSA name');
        case 0x23: // #
          if (text.startsWith('#-}', at)) return this.#token(Kind.MetadataEnd, at, at + 3);
          return this.#prefixed(Kind.HashId, at, 'invalid attribute name');
        case 0x21: // !
          return this.#prefixed(Kind.ExclId, at, 'invalid type identifier');
        case 0x5e: // ^
          return this.#prefixed(Kind.CaretId, at, 'invalid block name');
        case 0x40: // @
          return this.#symbol(at);
        case 0x22: // "
          return this.#string(at);
        case 0x2d: // -
          if (text.charCodeAt(at + 1) === 0x3e) return this.#token(Kind.Arrow, at, at + 2);
          return this.#token(Kind.Minus, at, at + 1);
        case 0x7b: // {
          if (text.startsWith('{-#', at)) return this.#token(Kind.MetadataBegin, at, at + 3);
          return this.#token(Kind.LBrace, at, at + 1);
        case 0x2e: // .
          if (text.startsWith('...', at)) return this.#token(Kind.Ellipsis, at, at + 3);
          this.#fail(at + 1, 'expected three consecutive dots for an ellipsis', at + 1);
          break;
        case 0x2f: // /
          if (text.charCodeAt(at + 1) === 0x2f) {
            at = this.#lineEnd(at);
            continue;
          }
          return this.#token(Kind.Slash, at, at + 1);
        case 0:
          at++;
          continue;
      }
      const kind = code < 128 ? punctuation[code]! : -1;
      if (kind >= 0) return this.#token(kind, at, at + 1);
      this.#fail(at, 'unexpected character');
    }
  }

  /** Returns the text of the token found last. */
  get image(): string {
    return this.text.slice(this.start, this.end);
  }

  #token(kind: number, start: number, end: number): number {
    this.start = start;
    this.end = this.position = end;
    return kind;
  }

  /** `[-]?[0-9]+`, `0x[0-9a-fA-F]+`, `[0-9]+.[0-9]*([eE][-+]?[0-9]+)?`. */
  #number(start: number): number {
    const { text } = this;
    let at = start + 1;
    if (text.charCodeAt(start) === 0x30 && text.charCodeAt(at) === 0x78) {
      if (!isHexDigit(text.charCodeAt(at + 1))) return this.#token(Kind.Integer, start, at);
      at += 2;
      while (isHexDigit(text.charCodeAt(at))) at++;
      return this.#token(Kind.Integer, start, at);
    }
    while (isDigit(text.charCodeAt(at))) at++;
    if (text.charCodeAt(at) !== 0x2e) return this.#token(Kind.Integer, start, at);
    at++;
    while (isDigit(text.charCodeAt(at))) at++;
    const e = text.charCodeAt(at);
    if (e === 0x65 || e === 0x45) {
      const sign = text.charCodeAt(at + 1);
      const digits = sign === 0x2b || sign === 0x2d ? at + 2 : at + 1;
      if (isDigit(text.charCodeAt(digits))) {
        at = digits + 1;
        while (isDigit(text.charCodeAt(at))) at++;
      }
    }
    return this.#token(Kind.Float, start, at);
  }

  /** `%id`, `#id`, `!id`, `^id`: digits only, or a letter or punctuation mark and then any of them, digits and `-`. */
  #prefixed(kind: number, start: number, message: string): number {
    const { text } = this;
    let at = start + 1;
    const first = text.charCodeAt(at);
    if (isDigit(first)) {
      while (isDigit(text.charCodeAt(at))) at++;
    } else if (first < 128 && (classes[first] === Class.Letter || first === 0x24 || first === 0x2e || first === 0x2d)) {
      for (let c = first; c < 128 && inSuffixId[c] === 1; c = text.charCodeAt(at)) at++;
    } else {
      this.#fail(start, message);
    }
    return this.#token(kind, start, at);
  }

  /** `@id` or `@"any text"`. */
  #symbol(start: number): number {
    const { text } = this;
    const first = text.charCodeAt(start + 1);
    if (first === 0x22) {
      this.#string(start + 1);
      return this.#token(Kind.AtId, start, this.end);
    }
    if (!(first < 128 && classes[first] === Class.Letter)) {
      this.#fail(start + 1, "@ identifier expected to start with letter or '_'");
    }
    let at = start + 2;
    for (let c = text.charCodeAt(at); c < 128 && inBareId[c] === 1; c = text.charCodeAt(at)) at++;
    return this.#token(Kind.AtId, start, at);
  }

  /** A string in double quotes with `\"`, `\\`, `\n`, `\t` and two-digit hexadecimal escapes, on one line. */
  #string(start: number): number {
    const { text } = this;
    for (let at = start + 1; ; at++) {
      if (at === start + longString) {
        const close = plainStringEnd(text, at);
        if (close >= 0) return this.#token(Kind.StringLiteral, start, close + 1);
      }
      const code = text.charCodeAt(at);
      if (code === 0x22) return this.#token(Kind.StringLiteral, start, at + 1);
      if (code === 0x5c) {
        const next = text.charCodeAt(at + 1);
        if (next === 0x22 || next === 0x5c || next === 0x6e || next === 0x74) at++;
        else if (isHexDigit(next) && isHexDigit(text.charCodeAt(at + 2))) at += 2;
        else this.#fail(at, 'unknown escape in string literal');
      } else if (Number.isNaN(code) || code === 0x0a || code === 0x0b || code === 0x0c) {
        this.#fail(Math.min(at, text.length), "expected '\"' in string literal");
      }
    }
  }

  #fail(offset: number, message: string, end = offset + 1): never {
    throw new LexError(offset, message, end);
  }
}

/** Strings that are longer than this may be very long, like the bytes of constants. */
const longString = 100;

/** Returns where the quote stands that ends a string, whose rest starts at `at`, if nothing special stands before it; else -1. */
function plainStringEnd(text: string, at: number): number {
  const close = text.indexOf('"', at);
  if (close < 0) return -1;
  const rest = text.slice(at, close);
  return special.some((char) => rest.includes(char)) ? -1 : close;
}
const special = ['\\', '\n', '\v', '\f'];

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isHexDigit(code: number): boolean {
  return isDigit(code) || (code >= 0x61 && code <= 0x66) || (code >= 0x41 && code <= 0x46);
}

/** Returns the value of a string token's text, quotes removed and escapes resolved. Escaped bytes are read as UTF-8. */
export function stringValue(image: string): string {
  const body = image.slice(1, -1);
  let next = body.indexOf('\\');
  if (next < 0) return body;
  let text = '';
  let start = 0;
  let isAscii = true;
  for (; next >= 0; next = body.indexOf('\\', start)) {
    const named = namedEscapes.get(body.charCodeAt(next + 1));
    const byte = named === undefined ? parseInt(body.slice(next + 1, next + 3), 16) : 0;
    if (byte >= 0x80) isAscii = false;
    text += body.slice(start, next) + (named ?? textOfByte(byte));
    start = next + (named === undefined ? 3 : 2);
  }
  text += body.slice(start);
  // Several bytes may be one character.
  return isAscii ? text : decodeUtf8(encodeUtf8(text));
}

/** What a backslash and a character with this code stand for. */
const namedEscapes: ReadonlyMap<number, string> = new Map([
  [0x6e, '\n'],
  [0x74, '\t'],
  [0x22, '"'],
  [0x5c, '\\'],
]);
