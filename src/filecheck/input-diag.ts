/** What the annotated input dump shows about one attempt to match a pattern. */
import { type DirectiveType } from './directive-kind.ts';
import { type Loc, type Position, type Span } from './source-buffer.ts';

/** How an attempt ended. */
export type MatchOutcome =
  | 'found, expected'
  | 'found, excluded'
  | 'found on wrong line'
  | 'found, discarded'
  | 'not found, excluded'
  | 'not found, expected'
  | 'invalid pattern'
  | 'fuzzy';

/** One attempt, or a note on the one before it. */
export interface InputDiag {
  readonly type: DirectiveType;
  /** Where the pattern stands. */
  readonly loc: Loc;
  outcome: MatchOutcome;
  /** The part of the input: found, or searched in vain. */
  readonly start: Position;
  readonly end: Position;
  /** Overrides the note of the outcome; empty for none. */
  readonly note: string;
}

/** Returns a diag about a range of the input. */
export function inputDiag(type: DirectiveType, loc: Loc, outcome: MatchOutcome, range: Span, note = ''): InputDiag {
  const { buffer } = range;
  return { type, loc, outcome, start: buffer.position(range.start), end: buffer.position(range.end), note };
}

/** Tells whether two diags are about the same pattern. */
export function isSamePattern(a: InputDiag, b: InputDiag): boolean {
  return a.loc.buffer === b.loc.buffer && a.loc.offset === b.loc.offset;
}
