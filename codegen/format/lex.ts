import { type SpecText } from '../nodes.ts';

/** A word of an assembly format. */
export interface FormatToken {
  readonly kind: 'literal' | 'variable' | 'keyword' | 'string' | 'punctuation' | 'end';
  /** Without backticks, `$` or quotes. */
  readonly text: string;
  /** Place of the first character in the format. */
  readonly index: number;
}

/** A mistake in the syntax of an assembly format. */
export class FormatError extends Error {
  readonly index: number;
  /** What may be missing there. */
  readonly note: string | undefined;

  constructor(index: number, message: string, note?: string) {
    super(message);
    this.index = index;
    this.note = note;
  }
}

/** Upstream's messages about signs and words that are none of the format do not say how these are written. */
export const literalNote = 'literals are in backticks';

const tokenPattern =
  /(?<blank>\s+)|`(?<literal>[^`]*)`|\$(?<variable>[A-Za-z_]\w*)|(?<keyword>[A-Za-z_][\w-]*)|"(?<string>[^"]*)"|(?<punctuation>[()<>,?^:=|])/y;

/** Splits a format into words; the last one is of kind `end`. Throws FormatError. */
export function lexFormat(format: SpecText): FormatToken[] {
  const { text } = format;
  const tokens: FormatToken[] = [];
  let index = 0;
  while (index < text.length) {
    tokenPattern.lastIndex = index;
    const groups = tokenPattern.exec(text)?.groups;
    if (groups === undefined) throw lexError(index, text.charAt(index));
    for (const kind of ['literal', 'variable', 'keyword', 'string', 'punctuation'] as const) {
      const part = groups[kind];
      if (part === undefined) continue;
      if (kind === 'literal') checkLiteral(part, index);
      tokens.push({ kind, text: part, index });
    }
    index = tokenPattern.lastIndex;
  }
  tokens.push({ kind: 'end', text: '', index: text.length });
  return tokens;
}

function lexError(index: number, character: string): FormatError {
  if (character === '`') return new FormatError(index, 'unexpected end of file in literal');
  if (character === '$') return new FormatError(index, 'expected variable name');
  return new FormatError(index, `unexpected character '${character}'`, literalNote);
}

const punctuations = ['->', ...'_:,=<>()[]{}?+*-|/', '...', '::'];

function checkLiteral(text: string, index: number): void {
  if (isWhitespaceLiteral(text) || punctuations.includes(text)) return;
  const message = `expected valid literal but got '${text}': `;
  if (text.length === 1 && !/[A-Za-z_]/.test(text))
    throw new FormatError(index, `${message}single character literal must be a letter or one of '_:,=<>()[]{}?+*'`);
  if (!/^[A-Za-z_]/.test(text)) throw new FormatError(index, `${message}valid keyword starts with a letter or '_'`);
  if (!/^[A-Za-z_][\w$.]*$/.test(text))
    throw new FormatError(index, `${message}keywords should contain only alphanum, '_', '$', or '.' characters`);
}

/** Tells whether a literal only says which white space is printed: a blank, none, or a line break. */
export function isWhitespaceLiteral(text: string): boolean {
  return text === '' || text === '\\n' || /^ +$/.test(text);
}
