import { type SourceFile } from '../../../support/source-file.ts';
import { type CppType } from './syntax.ts';
import { sourceProblem, tokensOf, type Token } from './tokens.ts';

/** Types by their names. Addresses on the 32-bit processors of a core have 32 bits; the only integers of 64 bits are those of the NoC. */
const types: ReadonlyMap<string, CppType> = new Map([
  ['int32_t', 'int'],
  ['int', 'int'],
  ['ptrdiff_t', 'int'],
  ['ssize_t', 'int'],
  ['uint32_t', 'uint'],
  ['size_t', 'uint'],
  ['bool', 'bool'],
  ['int64_t', 'address'],
  ['uint64_t', 'address'],
  ['::tt::CB', 'buffer'],
  ['tt::CB', 'buffer'],
]);

/** How deep statements and expressions may be in one another. */
const maxDepth = 200;

/** Reads the words of a kernel one after the other. Every problem is a RuntimeError with its place. */
export class TokenReader {
  private readonly source: SourceFile;
  private readonly tokens: readonly Token[];
  private at = 0;
  private depth = 0;

  constructor(source: SourceFile) {
    this.source = source;
    this.tokens = tokensOf(source);
  }

  /** The next word, or one behind it. */
  peek(ahead = 0): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)]!;
  }

  /** Takes the next word. */
  next(): Token {
    const token = this.peek();
    if (token.kind !== 'end') this.at++;
    return token;
  }

  /** Takes the next word if it is this text. */
  accept(text: string): boolean {
    const token = this.peek();
    if (token.kind === 'end' || token.text !== text) return false;
    this.at++;
    return true;
  }

  /** Takes the next word, which must be this text. */
  expect(text: string): void {
    if (!this.accept(text)) this.unexpected(`'${text}'`);
  }

  /** Takes a name. */
  name(): Token {
    return this.peek().kind === 'name' ? this.next() : this.unexpected('a name');
  }

  /** Tells which type the word `ahead` names; undefined for other words. */
  typeAt(ahead = 0): CppType | undefined {
    return types.get(this.peek(ahead).text);
  }

  /** Reads something that may contain others of its kind. */
  nested<Result>(read: () => Result): Result {
    if (++this.depth > maxDepth) this.fail(this.peek().offset, `nested more than ${maxDepth} deep`);
    const result = read();
    this.depth--;
    return result;
  }

  /** Fails because the next word is not what must be here. */
  unexpected(expected: string): never {
    const { kind, text, offset } = this.peek();
    return this.fail(offset, `expected ${expected}, got ${kind === 'end' ? text : `'${text}'`}`);
  }

  /** Fails at a place of the text. */
  fail(offset: number, problem: string): never {
    return sourceProblem(this.source, offset, problem);
  }
}
