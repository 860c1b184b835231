import { locationText } from '../../interpreter/op-site.ts';
import { FileLineColLoc } from '../../../ir/location.ts';
import { type SourceFile } from '../../../support/source-file.ts';
import { RuntimeError } from '../../runtime-error.ts';

/** A word of C++: `name` has its `::` parts, as in `::tt::CB::c_in0`; `offset` is where it begins in the text. */
export interface Token {
  readonly kind: 'name' | 'number' | 'sign' | 'end';
  readonly text: string;
  readonly offset: number;
}

/** Blanks, comments, and the headers that a kernel includes: those of the kernel library, which the interpreter has. */
const skipped = /\s+|\/\/[^\n]*|\/\*[^]*?\*\/|#include[^\n]*/y;
const word =
  /(?<name>(?:::)?[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*)|(?<number>(?:0[xX][\da-fA-F]+|\d+)[uUlL]*(?![\w.]))|(?<sign><<|>>|<=|>=|==|!=|&&|\|\||\+=|[-+*/%&|^~!<>=?:;,(){}])/y;

/** Throws RuntimeError with a place in the text of a kernel, as `add_2_0_tensix.cpp:12:3: ...`. */
export function sourceProblem(source: SourceFile, offset: number, problem: string): never {
  throw new RuntimeError(`${locationText(FileLineColLoc.at(source, offset))}: ${problem}`);
}

/** Returns the words of a kernel, the last of kind `end`. Throws RuntimeError for characters that begin none. */
export function tokensOf(source: SourceFile): Token[] {
  const { text } = source;
  const tokens: Token[] = [];
  for (let offset = 0; ;) {
    skipped.lastIndex = offset;
    const blank = skipped.exec(text);
    if (blank) {
      offset += blank[0].length;
      continue;
    }
    if (offset >= text.length) return [...tokens, { kind: 'end', text: 'the end of the text', offset: text.length }];
    word.lastIndex = offset;
    const found = word.exec(text);
    if (!found) {
      const character = text[offset]!;
      const shown = /[\x21-\x7e]/.test(character) ? `'${character}'` : `the character ${character.charCodeAt(0)}`;
      return sourceProblem(source, offset, `${shown} is not C++ that kernels are written in`);
    }
    const { name, number } = found.groups!;
    const kind = name !== undefined ? 'name' : number !== undefined ? 'number' : 'sign';
    tokens.push({ kind, text: found[0], offset });
    offset += found[0].length;
  }
}
