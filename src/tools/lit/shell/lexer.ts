import { type Word, type WordPart } from './syntax.ts';

/** A part of a shell line; `column` counts from 1. */
export type ShellToken =
  | { readonly kind: 'word'; readonly word: Word; readonly column: number }
  | { readonly kind: 'operator'; readonly text: ListOperator; readonly column: number }
  | {
      readonly kind: 'redirect';
      readonly text: RedirectOperator;
      /** The descriptor written before the operator. */
      readonly descriptor: number | undefined;
      readonly column: number;
    };

/** The operators between commands. */
export type ListOperator = '&&' | '||' | '|' | ';' | '!';

/** The operators of redirections, longest first. */
const redirectOperators = ['&>>', '&>', '>&', '>>', '>', '<'] as const;

/** An operator of a redirection. */
export type RedirectOperator = (typeof redirectOperators)[number];

/** A line that is not in the shell's language. */
export class ShellSyntaxError extends Error {
  override readonly name = 'ShellSyntaxError';
  constructor(
    message: string,
    readonly column: number,
  ) {
    super(message);
  }
}

const unsupported: readonly (readonly [string, string])[] = [
  ['|&', "'|&' is not supported: write '2>&1 |'"],
  [
    '<<',
    "'<<' is not supported: put the text into a file, or into the test behind a line '//--- name', for split-file",
  ],
  ['<&', "'<&' is not supported"],
];

/**
 * Returns the tokens of a shell line. Quotes and backslashes mean what they mean in POSIX sh; `$`, backquotes, parentheses,
 * braces and `#` are ordinary characters.
 * Throws ShellSyntaxError for a quote that does not end and for operators that are not supported.
 */
export function lexShellLine(line: string): ShellToken[] {
  const tokens: ShellToken[] = [];
  let at = 0;
  for (;;) {
    while (at < line.length && isBlank(line[at]!)) at++;
    if (at === line.length) return tokens;
    const column = at + 1;
    for (const [operator, message] of unsupported) {
      if (line.startsWith(operator, at)) throw new ShellSyntaxError(message, column);
    }
    const redirect = redirectOperators.find((operator) => line.startsWith(operator, at));
    if (redirect !== undefined) {
      at += redirect.length;
      tokens.push({ kind: 'redirect', text: redirect, descriptor: undefined, column });
    } else if (line.startsWith('&&', at) || line.startsWith('||', at)) {
      tokens.push({ kind: 'operator', text: line.startsWith('&&', at) ? '&&' : '||', column });
      at += 2;
    } else if (line[at] === '|' || line[at] === ';') {
      tokens.push({ kind: 'operator', text: line[at] as '|' | ';', column });
      at++;
    } else if (line[at] === '&') {
      throw new ShellSyntaxError("'&' is not supported: commands cannot run in the background", column);
    } else if (line[at] === '!' && isBlank(line[at + 1] ?? ' ')) {
      tokens.push({ kind: 'operator', text: '!', column });
      at++;
    } else {
      const word = lexWord(line, at);
      at = word.end;
      const descriptor = descriptorBefore(line, word.parts, at);
      if (descriptor === undefined) tokens.push({ kind: 'word', word: word.parts, column });
      else {
        const text = redirectOperators.find((operator) => line.startsWith(operator, at))!;
        at += text.length;
        tokens.push({ kind: 'redirect', text, descriptor, column });
      }
    }
  }
}

/** The number that a redirection operator at `end` belongs to, as in `2>`. */
function descriptorBefore(line: string, parts: Word, end: number): number | undefined {
  if (line[end] !== '>' && line[end] !== '<') return undefined;
  const [only] = parts;
  if (parts.length !== 1 || only!.quoted || !/^\d+$/.test(only!.text)) return undefined;
  return Number(only!.text);
}

function lexWord(line: string, start: number): { parts: Word; end: number } {
  const parts: WordPart[] = [];
  let plain = '';
  let at = start;
  const quoted = (text: string) => {
    if (plain !== '') parts.push({ text: plain, quoted: false });
    plain = '';
    parts.push({ text, quoted: true });
  };
  while (at < line.length && !/[\s|&;<>]/.test(line[at]!)) {
    const char = line[at]!;
    if (char === "'") {
      const end = line.indexOf("'", at + 1);
      if (end < 0) throw new ShellSyntaxError("missing closing '", at + 1);
      quoted(line.slice(at + 1, end));
      at = end + 1;
    } else if (char === '"') {
      const { text, end } = lexDoubleQuoted(line, at);
      quoted(text);
      at = end;
    } else if (char === '\\') {
      if (at + 1 === line.length) throw new ShellSyntaxError('nothing follows the backslash', at + 1);
      quoted(line[at + 1]!);
      at += 2;
    } else {
      plain += char;
      at++;
    }
  }
  if (plain !== '') parts.push({ text: plain, quoted: false });
  return { parts, end: at };
}

function lexDoubleQuoted(line: string, start: number): { text: string; end: number } {
  let text = '';
  for (let at = start + 1; at < line.length; at++) {
    const char = line[at]!;
    if (char === '"') return { text, end: at + 1 };
    if (char === '\\' && /["\\$`]/.test(line[at + 1] ?? '')) text += line[++at];
    else text += char;
  }
  throw new ShellSyntaxError('missing closing "', start + 1);
}

function isBlank(char: string): boolean {
  return char === ' ' || char === '\t' || char === '\r' || char === '\n';
}
