/** A part of a buffer that is read from its start. */
import { OperandError, PatternError } from './pattern-error.ts';
import { type SourceBuffer, type Span } from './source-buffer.ts';

/** A name, and whether it starts with `@`. */
export interface VariableName {
  readonly name: string;
  readonly span: Span;
  readonly isPseudo: boolean;
}

/** Reads `buffer.text[at..end)`. */
export class Cursor {
  readonly buffer: SourceBuffer;
  at: number;
  end: number;

  constructor(span: Span) {
    this.buffer = span.buffer;
    this.at = span.start;
    this.end = span.end;
  }

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  /** What is left. */
  get rest(): string {
    return this.buffer.text.slice(this.at, this.end);
  }

  /** The part from `start` to here. */
  spanFrom(start: number): Span {
    return { buffer: this.buffer, start, end: this.at };
  }

  see(text: string): boolean {
    return this.at + text.length <= this.end && this.buffer.text.startsWith(text, this.at);
  }

  eat(text: string): boolean {
    if (!this.see(text)) return false;
    this.at += text.length;
    return true;
  }

  /** Returns the next character, or the empty string at the end. */
  peek(): string {
    return this.isAtEnd ? '' : this.buffer.text[this.at]!;
  }

  next(): string {
    const c = this.peek();
    this.at++;
    return c;
  }

  /** Returns where `text` first is, relative to the buffer, or -1. */
  find(text: string): number {
    const found = this.rest.indexOf(text);
    return found < 0 ? -1 : this.at + found;
  }

  skipBlanks(): void {
    while (this.peek() === ' ' || this.peek() === '\t') this.at++;
  }

  /** Drops blanks at the end. */
  trimEnd(): void {
    while (this.end > this.at && ' \t'.includes(this.buffer.text[this.end - 1]!)) this.end--;
  }

  /** Returns an error at `offset`, by default here. */
  error(message: string, offset = this.at): PatternError {
    return new PatternError({ buffer: this.buffer, offset }, message);
  }

  /** Returns an error in a variable name or an expression at `offset`, by default here. */
  operandError(message: string, offset = this.at): OperandError {
    return new OperandError({ buffer: this.buffer, offset }, message);
  }

  /** Reads the name of a variable: letters, digits and underscores, maybe after `$` or `@`. Throws OperandError. */
  variableName(): VariableName {
    if (this.isAtEnd) throw this.operandError('empty variable name');
    const start = this.at;
    const isPseudo = this.see('@');
    let at = isPseudo || this.see('$') ? start + 1 : start;
    if (at === this.end) throw this.operandError(`empty ${isPseudo ? 'pseudo' : 'global'} variable name`, at);
    const text = this.buffer.text;
    if (!/^[A-Za-z_]$/.test(text[at]!)) throw this.operandError('invalid variable name');
    while (at < this.end && /^[A-Za-z0-9_]$/.test(text[at]!)) at++;
    this.at = at;
    return { name: text.slice(start, at), span: this.spanFrom(start), isPseudo };
  }

  /**
   * Reads an unsigned integer, or returns undefined and stays. Radix 0 takes it from the prefix: 0x, 0b, 0o, or a zero
   * before another digit for octal.
   */
  integer(radix: 0 | 10): bigint | undefined {
    const rest = this.rest;
    const prefix = radix === 10 ? undefined : /^0[xX]|^0[bB]|^0o|^0(?=[0-9])/.exec(rest)?.[0].toLowerCase();
    const base = prefix === undefined ? 10 : prefix === '0x' ? 16 : prefix === '0b' ? 2 : 8;
    const skipped = prefix?.length ?? 0;
    const digits = digitsOf[base].exec(rest.slice(skipped))![0];
    if (digits === '' && (skipped === 0 || skipped === rest.length)) return undefined;
    this.at += skipped + digits.length;
    const literalPrefix = { 2: '0b', 8: '0o', 10: '', 16: '0x' }[base];
    return digits === '' ? 0n : BigInt(literalPrefix + digits);
  }
}

const digitsOf = { 2: /^[01]*/, 8: /^[0-7]*/, 10: /^[0-9]*/, 16: /^[0-9a-fA-F]*/ } as const;
