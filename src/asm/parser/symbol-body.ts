import { ParseError } from './parse-error.ts';

const closers: Readonly<Record<string, string>> = { '<': '>', '[': ']', '(': ')', '{': '}' };

/**
 * Returns where the bracketed body that starts with `<` at `start` ends (behind its `>`): brackets are balanced, strings and
 * `->` are skipped. Source: Parser::parseDialectSymbolBody of MLIR.
 */
export function endOfSymbolBody(text: string, start: number): number {
  const open: string[] = [];
  for (let at = start; ; at++) {
    const char = text[at];
    switch (char) {
      case undefined:
        throw new ParseError(start, `unbalanced '${open.at(-1) ?? '<'}' character in pretty dialect name`);
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
      case '}': {
        const opener = open.pop();
        if (opener === undefined || closers[opener] !== char) {
          throw new ParseError(at, `unbalanced '${opener ?? char}' character in pretty dialect name`);
        }
        if (open.length === 0) return at + 1;
        break;
      }
      case '"':
        at = endOfString(text, at);
        break;
    }
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
    else if (text[at] === '\n') break;
  }
  throw new ParseError(start, "expected '\"' in string literal");
}
