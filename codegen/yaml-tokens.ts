import { Lexer } from 'yaml';

/** A bracket or brace that nothing closes, and the comment behind it that has what would. */
export interface OpenBracket {
  readonly bracket: '[' | '{';
  readonly closer: string;
  readonly offset: number;
  readonly comment: number | undefined;
}

interface Token {
  readonly text: string;
  readonly offset: number;
  /** It is the text of a scalar, which may have brackets. */
  readonly isText: boolean;
}

/** Returns the offset of the quote that nothing closes. */
export function unclosedQuote(text: string): number | undefined {
  for (const { text: token, offset } of tokensOf(text)) {
    const [quote] = token;
    if ((quote === '"' || quote === "'") && (token.length === 1 || !token.endsWith(quote))) return offset;
  }
  return undefined;
}

/** Returns the innermost bracket that is open at `end`. */
export function openBracket(text: string, end: number): OpenBracket | undefined {
  const open: OpenBracket[] = [];
  for (const { text: token, offset, isText } of tokensOf(text)) {
    if (offset >= end) break;
    const last = open.at(-1);
    if (isText) continue;
    if (token === '[' || token === '{')
      open.push({ bracket: token, closer: token === '[' ? ']' : '}', offset, comment: undefined });
    else if (last && token === last.closer) open.pop();
    else if (last && token.startsWith('#') && token.includes(last.closer) && last.comment === undefined)
      open[open.length - 1] = { ...last, comment: offset };
  }
  return open.at(-1);
}

function* tokensOf(text: string): IterableIterator<Token> {
  let offset = 0;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    // The lexer marks documents and scalars with characters that are not in the text.
    if (/^[\u0002\u0018\u001f\ufeff]$/.test(token)) {
      isText = token === '\u001f';
      continue;
    }
    yield { text: token, offset, isText };
    offset += token.length;
    isText = false;
  }
}
