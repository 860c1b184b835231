import { LexError, MlirLexer } from '../lexer/lexer.ts';
import { ParseError } from './parse-error.ts';

const openers: Readonly<Record<string, string>> = { '>': '<', ']': '[', ')': '(', '}': '{' };

/** What is known of a body: where it ends, or the bracket that is open where it should; and where its last string begins, if it has one. */
interface SymbolBody {
  readonly end?: number;
  readonly open?: string | undefined;
  readonly lastString: number | undefined;
}

/** What is known of the bodies of a text, by where they start. */
export type KnownSymbolBodies = Map<number, SymbolBody>;

/**
 * Returns where the bracketed body that starts with `<` at `start` ends (behind its `>`): brackets are balanced, strings and
 * `->` are skipped. Bodies in it that are known are skipped as well, and this one is added to them.
 * Source: Parser::parseDialectSymbolBody of MLIR.
 */
export function endOfSymbolBody(text: string, start: number, known?: KnownSymbolBodies): number {
  const open: string[] = [];
  let lastString: number | undefined;
  const unbalanced = (bracket: string | undefined): ParseError => {
    known?.set(start, { open: bracket, lastString });
    return unbalancedBody(lastString ?? start, bracket);
  };
  for (let at = start; ; at++) {
    const char = text[at];
    switch (char) {
      case undefined:
      case '\0':
        throw unbalanced(open.at(-1));
      case '<': {
        const inside = known?.get(at);
        if (!inside) open.push(char);
        else {
          lastString = inside.lastString ?? lastString;
          if (inside.end === undefined) throw unbalanced(inside.open);
          if (open.length === 0) return inside.end;
          at = inside.end - 1;
        }
        break;
      }
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
        if (open.at(-1) !== openers[char]) throw unbalanced(open.at(-1));
        open.pop();
        if (open.length === 0) {
          known?.set(start, { end: at + 1, lastString });
          return at + 1;
        }
        break;
      case '"':
        lastString = at;
        at = endOfString(text, at) - 1;
        break;
    }
  }
}

/** The error points at the start of the body, or at the last string in it. */
function unbalancedBody(offset: number, bracket: string | undefined): ParseError {
  return new ParseError(offset, `unbalanced '${bracket}' character in pretty dialect name`);
}

function endOfString(text: string, start: number): number {
  const lexer = new MlirLexer(text);
  lexer.position = start;
  try {
    lexer.next();
  } catch (error) {
    throw error instanceof LexError ? new ParseError(error.offset, error.message, [], error.end) : error;
  }
  return lexer.end;
}
