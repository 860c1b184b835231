import { type DiagnosticNote } from '../../ir/diagnostics.ts';

/** A message at an offset of the input. */
export interface ParseMessage {
  readonly offset: number;
  readonly message: string;
}

/** An error in the input, thrown by the parser and turned into diagnostics at its entry point. */
export class ParseError extends Error {
  readonly offset: number;
  readonly notes: readonly DiagnosticNote[];
  /** Where reading can go on behind characters that make no token; undefined for other errors. */
  readonly endOfCharacters: number | undefined;
  /** Errors that surrounding constructs report on top, in order. */
  readonly consequences: ParseMessage[] = [];

  constructor(offset: number, message: string, notes: readonly DiagnosticNote[] = [], endOfCharacters?: number) {
    super(message);
    this.offset = offset;
    this.notes = notes;
    this.endOfCharacters = endOfCharacters;
  }

  /** Whether the characters make no token; what follows from that is not worth reporting. */
  get isLexical(): boolean {
    return this.endOfCharacters !== undefined;
  }
}

/** Runs `body`; when it fails, adds the message that `consequence` makes, if it makes one. */
export function withConsequence<T>(body: () => T, consequence: () => ParseMessage | undefined): T {
  try {
    return body();
  } catch (error) {
    const message = error instanceof ParseError && !error.isLexical ? consequence() : undefined;
    if (message) (error as ParseError).consequences.push(message);
    throw error;
  }
}

/** Returns the message of the error that `body` ends in, undefined for none. */
export function errorOf(body: () => unknown): ParseMessage | undefined {
  try {
    body();
    return undefined;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return error.isLexical ? undefined : error;
  }
}

/** Throws one error that reports all messages, in order; nothing when there is none. */
export function throwAll([first, ...others]: readonly ParseMessage[]): void {
  if (!first) return;
  const error = new ParseError(first.offset, first.message);
  error.consequences.push(...others);
  throw error;
}
