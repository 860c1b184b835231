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
  /** Errors that surrounding constructs report on top, in order. */
  readonly consequences: ParseMessage[] = [];

  constructor(offset: number, message: string, notes: readonly DiagnosticNote[] = []) {
    super(message);
    this.offset = offset;
    this.notes = notes;
  }
}

/** Runs `body`; when it fails, adds the message that `consequence` makes. */
export function withConsequence<T>(body: () => T, consequence: () => ParseMessage): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof ParseError) error.consequences.push(consequence());
    throw error;
  }
}
