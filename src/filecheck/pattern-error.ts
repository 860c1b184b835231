/** Mistakes in patterns. */
import { type Loc, type Span } from './source-buffer.ts';

/** A mistake at a place of the check file or the command line; caught by the reader of the check file. */
export class PatternError extends Error {
  override readonly name = 'PatternError';

  constructor(
    readonly loc: Loc,
    message: string,
  ) {
    super(message);
  }
}

/** A mistake in the name of a variable or in a numeric expression. LLVM prints an empty line after it. */
export class OperandError extends PatternError {}

/** Why an expression has no value: `name` is the use of a variable without value. */
export type EvaluationError = { readonly is: 'undefined'; readonly name: Span } | { readonly is: 'overflow' };
