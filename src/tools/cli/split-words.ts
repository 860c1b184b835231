import { ArgumentError } from './argument-error.ts';

/**
 * Returns the words of the options in an environment variable: blanks separate them, unless they are in quotes or behind a backslash.
 * By `posix`, a backslash is one in single quotes, and in double ones unless `"` or a backslash follows, and a quote that does not
 * end throws ArgumentError; by `llvm`, a backslash always makes the next character ordinary.
 * Source: Python's shlex.split, which reads LIT_OPTS; llvm::cl::TokenizeGNUCommandLine, which reads FILECHECK_OPTS.
 */
export function splitWords(text: string, quoting: 'posix' | 'llvm'): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (quote === '' && /\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (char === quote) {
      quote = '';
    } else if (quote === '' && (char === '"' || char === "'")) {
      quote = char;
      word ??= '';
    } else {
      const isEscape = char === '\\' && at + 1 < text.length && escapes(quote, text[at + 1]!, quoting);
      word = (word ?? '') + (isEscape ? text[++at]! : char);
    }
  }
  if (quote !== '' && quoting === 'posix') throw new ArgumentError(`missing closing ${quote} in '${text}'`);
  if (word !== undefined) words.push(word);
  return words;
}

function escapes(quote: string, next: string, quoting: 'posix' | 'llvm'): boolean {
  if (quote === '' || quoting === 'llvm') return true;
  return quote === '"' && (next === '"' || next === '\\');
}
