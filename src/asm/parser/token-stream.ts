import { EmbeddedActionsParser, type IToken, type TokenType } from 'chevrotain';
import { InternalError } from '../../support/invariant.ts';
import { type SourceFile } from '../../support/source-file.ts';
import { LexError, MlirLexer, stringValue } from '../lexer/lexer.ts';
import { TextPool } from '../lexer/text-pool.ts';
import { vocabulary } from '../lexer/tokens.ts';
import { ParseError } from './parse-error.ts';
import { type TextMemory } from './text-memory.ts';

/** A token whose text is taken from the source on demand. The stream reuses its few objects; keep offsets, not tokens. */
class MlirToken implements IToken {
  tokenTypeIdx = 0;
  tokenType: TokenType = vocabulary[0]!;
  startOffset = 0;
  endOffset = 0;
  readonly stream: TokenStream;

  constructor(stream: TokenStream) {
    this.stream = stream;
  }

  get image(): string {
    return this.stream.pooledText(this.startOffset, this.endOffset);
  }
}

/** The body of a grammar rule; none takes more arguments. */
type RuleBody = (a?: unknown, b?: unknown) => unknown;

/** What is inside Chevrotain's parser and not in its types. */
interface EngineState {
  currRuleShortName: number;
  readonly fullRuleNameToShort: Readonly<Record<string, number>>;
  readonly shortRuleNameToFull: Readonly<Record<number, string>>;
  readonly gastProductionsCache: Readonly<Record<string, unknown>>;
  readonly lookAheadFuncsCache: ReadonlyMap<number, unknown>;
}

interface Engine {
  defineRule(
    this: unknown,
    name: string,
    body: RuleBody,
    config: unknown,
  ): { readonly ruleName: string; readonly originalGrammarAction: RuleBody };
  preComputeLookaheadFunctions(this: unknown, rules: readonly unknown[]): void;
  enableRecording(this: unknown): void;
}

const engine = EmbeddedActionsParser.prototype as unknown as Engine;

/**
 * What a rule returns while the grammar is recorded, when nobody looks at results. Offsets must not get from there into objects of the rules: the
 * engine holds those of recorded tokens as floating point numbers, and would then do so in all objects of the same shape, each in a box of its own.
 */
export const recorded = undefined as never;

const ringSize = 8;
const ringMask = ringSize - 1;
/** The furthest that a rule looks ahead. */
const maxLookahead = 2;

/**
 * Chevrotain's parser over a lexer that runs on demand, one token ahead: the extension points for lazy lexers (LA, LA_FAST,
 * consumeToken) are overridden with a ring of reused token objects, because making an object per token costs more than
 * parsing. Mismatches throw ParseError with MLIR's words and place.
 */
export abstract class TokenStream extends EmbeddedActionsParser {
  #lexer = new MlirLexer('');
  #pool = new TextPool('');
  #source: SourceFile | undefined;
  readonly #ring: MlirToken[] = Array.from({ length: ringSize }, () => new MlirToken(this));
  /** Index in the ring of the current token, and how many tokens from there on were found. */
  #head = 0;
  #known = 0;
  #consumed = 0;
  /** Where the token consumed last ends. */
  #lastEnd = 0;

  protected constructor() {
    super([...vocabulary], {
      maxLookahead,
      recoveryEnabled: false,
      skipValidations: true,
      nodeLocationTracking: 'none',
    });
  }

  /** Starts at the beginning of `source`. */
  protected open(source: SourceFile): void {
    this.input = [];
    this.#source = source;
    this.#lexer = new MlirLexer(source.text);
    this.#lexer.position = source.start;
    this.#pool = new TextPool(source.text);
    this.#known = this.#consumed = this.#lastEnd = 0;
  }

  get source(): SourceFile {
    if (!this.#source) throw new InternalError('the parser has no input');
    return this.#source;
  }

  /** Returns the text of a token, for the same text most often the same string. */
  pooledText(start: number, end: number): string {
    return this.#pool.slice(start, end);
  }

  textBetween(start: number, end: number): string {
    return this.#lexer.text.slice(start, end);
  }

  // Extension points of Chevrotain

  override LA(howMuch: number): IToken {
    if (howMuch < 1) return this.#ring[(this.#head + howMuch) & ringMask]!;
    while (this.#known < howMuch) this.#fill();
    return this.#ring[(this.#head + howMuch - 1) & ringMask]!;
  }

  protected override LA_FAST(howMuch: number): IToken {
    return this.LA(howMuch);
  }

  consumeToken(): void {
    if (this.#known === 0) this.#fill();
    this.#lastEnd = this.#ring[this.#head]!.endOffset;
    this.#head = (this.#head + 1) & ringMask;
    this.#known--;
    this.#consumed++;
  }

  getLexerPosition(): number {
    return this.#consumed;
  }

  /**
   * Makes the function that runs a rule. Chevrotain's own keeps a stack of rules, for error recovery and syntax trees; without
   * them all that a rule's body needs is to be known as the current rule, by which lookahead functions are found.
   */
  protected defineRule(name: string, body: RuleBody, config: unknown): RuleBody {
    const { ruleName, originalGrammarAction } = engine.defineRule.call(this, name, body, config);
    const state = this as unknown as EngineState;
    const shortName = state.fullRuleNameToShort[name]!;
    const run: RuleBody = (a, b) => {
      const outer = state.currRuleShortName;
      state.currRuleShortName = shortName;
      const result = body(a, b);
      state.currRuleShortName = outer;
      return result;
    };
    return Object.assign(run, { ruleName, originalGrammarAction, coreRule: run });
  }

  /**
   * Puts the methods that record the grammar before those of the class. Chevrotain puts them into the parser and deletes them one by one, which takes as long as
   * everything else that it does with the grammar.
   */
  protected enableRecording(): void {
    const recorder = Object.create(Object.getPrototypeOf(this) as object) as object;
    engine.enableRecording.call(recorder);
    Object.setPrototypeOf(this, recorder);
    this.RECORDING_PHASE = true;
  }

  protected disableRecording(): void {
    const recorder = Object.getPrototypeOf(this) as object;
    Object.setPrototypeOf(this, Object.getPrototypeOf(recorder) as object);
    this.RECORDING_PHASE = false;
  }

  /** Lookahead functions are made for a rule when it needs one: few inputs use all of the grammar. */
  protected preComputeLookaheadFunctions(): void {}

  protected getLaFuncFromCache(key: number): unknown {
    const state = this as unknown as EngineState;
    const found = state.lookAheadFuncsCache.get(key);
    if (found !== undefined) return found;
    const rule = state.gastProductionsCache[state.shortRuleNameToFull[state.currRuleShortName]!];
    engine.preComputeLookaheadFunctions.call(this, [rule]);
    return state.lookAheadFuncsCache.get(key);
  }

  protected subruleInternal(rule: RuleBody, _occurrence: number, options?: { readonly ARGS?: readonly unknown[] }) {
    const args = options?.ARGS;
    return args === undefined ? rule() : rule(args[0], args[1]);
  }

  /** Entry points of rules are this class's own; there is nothing to do around them. */
  protected onBeforeParse(): void {}
  protected onAfterParse(): void {}

  /** Takes a token of that type; Chevrotain's own also looks for ways to recover and builds syntax trees. */
  protected consumeInternal(expected: TokenType, _occurrence: number, options?: { ERR_MSG?: string }): IToken {
    const token = this.LA(1);
    if (token.tokenTypeIdx !== expected.tokenTypeIdx) {
      throw this.wrongToken(options?.ERR_MSG ?? `expected ${expected.LABEL}`);
    }
    this.consumeToken();
    return token;
  }

  protected raiseNoAltException(_occurrence: number, message?: string): never {
    throw this.wrongToken(message ?? 'unexpected token');
  }

  #fill(): void {
    const token = this.#ring[(this.#head + this.#known) & ringMask]!;
    let kind: number;
    try {
      kind = this.#lexer.next();
    } catch (error) {
      throw error instanceof LexError ? new ParseError(error.offset, error.message, [], error.end) : error;
    }
    token.tokenType = vocabulary[kind]!;
    token.tokenTypeIdx = token.tokenType.tokenTypeIdx!;
    token.startOffset = this.#lexer.start;
    token.endOffset = this.#lexer.end;
    this.#known++;
  }

  /**
   * Returns the error of the current token, if its characters make none. It was found before anything that is wrong with what stands
   * before the token, and is all that is reported.
   */
  lexicalErrorHere(): ParseError | undefined {
    try {
      this.LA(1);
      return undefined;
    } catch (error) {
      if (error instanceof ParseError) return error;
      throw error;
    }
  }

  /** Tells the grammar recorder that what the following action parses starts with `type`. */
  protected recordFirst(type: TokenType): void {
    if (this.RECORDING_PHASE) this.CONSUME(type);
  }

  // What rules and hooks ask for

  /** Where the current token starts. */
  get currentOffset(): number {
    return this.LA(1).startOffset;
  }

  /** Where the token consumed last ends. */
  get lastEnd(): number {
    return this.#lastEnd;
  }

  /** Tells whether the current token is of that type. */
  at(type: TokenType): boolean {
    return this.LA(1).tokenTypeIdx === type.tokenTypeIdx;
  }

  /**
   * Tells whether an optional part that starts with `type` stands here, or is to be recorded. A rule asks this where OPTION
   * would make a closure every time for what is rarely there.
   */
  protected mayStart(type: TokenType): boolean {
    return this.RECORDING_PHASE || this.at(type);
  }

  /** Tells whether the current token is that bare identifier. */
  atKeyword(type: TokenType, word: string): boolean {
    const token = this.LA(1) as MlirToken;
    return (
      token.tokenTypeIdx === type.tokenTypeIdx &&
      token.endOffset - token.startOffset === word.length &&
      this.#lexer.text.startsWith(word, token.startOffset)
    );
  }

  /** Takes the current token and returns its text. */
  take(): string {
    const text = this.LA(1).image;
    this.consumeToken();
    return text;
  }

  /** Takes the current token if it is of that type. */
  takeIf(type: TokenType): boolean {
    if (!this.at(type)) return false;
    this.consumeToken();
    return true;
  }

  /** Takes a token of that type, or fails with MLIR's message for it. */
  expect(type: TokenType, message?: string): void {
    if (!this.at(type)) throw this.wrongToken(message ?? `expected ${type.LABEL}`);
    this.consumeToken();
  }

  /** Takes a token of that type and returns its text, or fails with that message. */
  takeExpected(type: TokenType, message: string): string {
    if (!this.at(type)) throw this.wrongToken(message);
    return this.take();
  }

  /** Takes a string literal and returns its value. */
  takeString(): string {
    return stringValue(this.take());
  }

  /** Throws away what was looked at ahead and goes on reading at `offset`. */
  moveTo(offset: number): void {
    this.#known = 0;
    this.#lexer.position = offset;
  }

  /** Goes on at `offset` as if everything before it had been consumed. */
  protected skipTo(offset: number): void {
    this.moveTo(offset);
    this.#lastEnd = offset;
    this.#consumed++;
  }

  /**
   * Reads what `parse` reads from offset `start` on: its result is recalled when the text up to and with the next character `last` (or to
   * the end of the line, for a line feed) was read before, since equal texts are equal things: aliases never change what they
   * stand for. Programs repeat themselves so much that this saves half of the time.
   */
  protected recalled<T>(memory: TextMemory<T>, start: number, last: number, parse: () => T): T {
    const known = memory.find(start, last);
    if (known !== undefined) {
      this.skipTo(memory.end);
      return known;
    }
    const result = parse();
    memory.learn(start, this.#lastEnd, result);
    return result;
  }

  /** Returns the character at `offset`, empty behind the end. */
  charAt(offset: number): string {
    return this.#lexer.text.charAt(offset);
  }

  /** Returns an error at `offset`. */
  errorAt(offset: number, message: string): ParseError {
    return new ParseError(offset, message);
  }

  /** Returns an error at the current token; at the end of the file it points at the last character. */
  errorHere(message: string): ParseError {
    return new ParseError(this.#visibleOffset(), message);
  }

  /** Goes back to `offset` and returns an error there: what else is wrong because of it is reported there, too. */
  protected errorBackAt(offset: number, message: string): ParseError {
    this.moveTo(offset);
    return this.errorHere(message);
  }

  /**
   * Returns the error for a token that is not the one expected. It points behind the text before, since that is where the
   * expected token is missing. Source: Parser::emitWrongTokenError of MLIR.
   */
  wrongToken(message: string): ParseError {
    const original = this.#visibleOffset();
    const { text } = this.#lexer;
    const { start } = this.source;
    let end = original;
    for (;;) {
      while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--;
      if (end <= start) return new ParseError(original, message);
      if (text[end - 1] !== '\n' && text[end - 1] !== '\r') return new ParseError(end, message);
      end--;
      let lineStart = end;
      while (lineStart > start && text[lineStart - 1] !== '\n' && text[lineStart - 1] !== '\r') lineStart--;
      const comment = text.slice(lineStart, end).indexOf('//');
      if (comment >= 0) end = lineStart + comment;
    }
  }

  #visibleOffset(): number {
    const token = this.LA(1);
    return token.tokenType === vocabulary[0] ? Math.max(0, token.startOffset - 1) : token.startOffset;
  }
}
