import { LexError, MlirLexer } from '../lexer/lexer.ts';
import { ParseError } from './parse-error.ts';

const openers: Readonly<Record<string, string>> = { '>': '<', ']': '[', ')': '(', '}': '{' };

/**
 * Returns where the bracketed body that starts with `<` at `start` ends (behind its `>`): brackets are balanced, strings and
 * `->` are skipped. Source: Parser::parseDialectSymbolBody of MLIR.
 */
export function endOfSymbolBody(text: string, start: number): number {
  const open: string[] = [];
  let token = start;
  for (let at = start; ; at++) {
    const char = text[at];
    switch (char) {
      case undefined:
      case '\0':
        throw unbalanced(token, open);
      case '<':
      case '[':
      case '(':
      case '{':
        open.push(char);
        break;
      case '-':
        if (text[at + 1] === '>') at++;
        break;
      case '>':
      case ']':
      case ')':
      case '}':
        if (open.at(-1) !== openers[char]) throw unbalanced(token, open);
        open.pop();
        if (open.length === 0) return at + 1;
        break;
      case '"':
        token = at;
        at = endOfString(text, at) - 1;
        break;
    }
  }
}

/** The error points at the start of the body, or at the last string in it. */
function unbalanced(offset: number, open: readonly string[]): ParseError {
  return new ParseError(offset, `unbalanced '${open.at(-1)}' character in pretty dialect name`);
}

function endOfString(text: string, start: number): number {
  const lexer = new MlirLexer(text);
  lexer.position = start;
  try {
    lexer.next();
  } catch (error) {
    throw error instanceof LexError ? new ParseError(error.offset, error.message, [], true) : error;
  }
  return lexer.end;
}
