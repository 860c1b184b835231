/** Collects what a run says: messages, and the diags of the input dump. */
import { type Paint } from '../support/colors.ts';
import { describeDirective } from './directive-kind.ts';
import { fuzzyMatch } from './fuzzy-match.ts';
import { type InputDiag, inputDiag, isSamePattern, type MatchOutcome } from './input-diag.ts';
import { formatMessage, type Severity } from './message.ts';
import { OperandError, type PatternError } from './pattern-error.ts';
import { escapeText, type Pattern, type PatternMatch, type Region } from './pattern.ts';
import { type Loc, type Span, spanText, startOf } from './source-buffer.ts';

/** An attempt to match a pattern. */
export interface Attempt {
  readonly pattern: Pattern;
  readonly prefix: string;
  /** False for a -NOT directive. */
  readonly expected: boolean;
  /** Which of the matches of a -COUNT directive this is, from 1. */
  readonly round: number;
  readonly region: Region;
}

/** How much a reporter says and in what form. */
export interface ReporterOptions {
  readonly verbosity: 0 | 1 | 2;
  readonly paint: Paint;
  /** Collect diags; what succeeded is then said there and not in messages. */
  readonly collectDiags: boolean;
}

/** Collects messages in the order in which things happen. */
export class Reporter {
  readonly diags: InputDiag[] | undefined;
  private readonly messages: string[] = [];

  constructor(readonly options: ReporterOptions) {
    this.diags = options.collectDiags ? [] : undefined;
  }

  /** All messages so far. */
  get text(): string {
    return this.messages.join('');
  }

  /** Adds a message with the source line and a caret. */
  message(loc: Loc, severity: Severity, text: string, range?: Span): void {
    this.messages.push(formatMessage(loc, severity, text, this.options.paint, range));
  }

  /** Adds a mistake in the check file or on the command line. */
  error(error: PatternError): void {
    this.message(error.loc, 'error', error.message);
    if (error instanceof OperandError) this.line('');
  }

  /** Adds a line as it is. */
  line(text: string): void {
    this.append(`${text}\n`);
  }

  /** Adds text as it is. */
  append(text: string): void {
    this.messages.push(text);
  }

  /** Reports the result of an attempt as far as it is of interest; false when it is not what was expected. */
  report(attempt: Attempt, result: PatternMatch): boolean {
    return result.range ? this.found(attempt, result.range) : this.missing(attempt, result);
  }

  /** Adds a diag about a range of the input. */
  diag(pattern: Pattern, outcome: MatchOutcome, range: Span, note?: string): void {
    this.diags?.push(inputDiag(pattern.type, pattern.loc, outcome, range, note));
  }

  /** Changes how the attempts of the pattern of the last diag ended. */
  reviseLast(outcome: MatchOutcome): void {
    const last = this.diags?.at(-1);
    if (!last) return;
    for (let i = this.diags!.length - 1; i >= 0 && isSamePattern(this.diags![i]!, last); i--) {
      this.diags![i]!.outcome = outcome;
    }
  }

  private found(attempt: Attempt, range: Span): boolean {
    const { pattern, expected } = attempt;
    const { verbosity } = this.options;
    if (expected && (verbosity === 0 || (verbosity === 1 && pattern.type.kind === 'eof'))) return true;
    const outcome = expected ? 'found, expected' : 'found, excluded';
    this.diag(pattern, outcome, range);
    if (this.diags) {
      this.substitutionNotes(pattern, range, outcome);
      for (const { name, range: capture } of pattern.captures()) {
        this.diag(pattern, outcome, capture, `captured var "${name}"`);
      }
      if (expected) return true;
    }
    this.message(
      pattern.loc,
      expected ? 'remark' : 'error',
      `${summary(attempt)} string found in input${count(attempt)}`,
    );
    this.message(startOf(range), 'note', 'found here', range);
    this.substitutionNotes(pattern, range, undefined);
    for (const { name, range: capture } of pattern.captures()) {
      this.message(startOf(capture), 'note', `captured var "${name}"`, capture);
    }
    return expected;
  }

  private missing(attempt: Attempt, { errors }: PatternMatch): boolean {
    const { pattern, expected, region } = attempt;
    for (const error of errors) this.message(error.loc, 'error', error.message);
    const isError = expected || errors.length > 0;
    if (!isError && this.options.verbosity < 2) return true;
    const outcome = errors.length > 0 ? 'invalid pattern' : expected ? 'not found, expected' : 'not found, excluded';
    this.diag(pattern, outcome, region);
    if (this.diags) {
      for (const error of errors) this.diag(pattern, outcome, emptyAtStart(region), error.message);
      this.substitutionNotes(pattern, region, outcome);
      if (!isError) return true;
    }
    if (errors.length === 0) {
      const text = `${summary(attempt)} string not found in input${count(attempt)}`;
      this.message(pattern.loc, expected ? 'error' : 'remark', text);
      this.message(startOf(region), 'note', 'scanning from here');
    }
    this.substitutionNotes(pattern, region, undefined);
    if (expected) this.guess(pattern, region);
    return !isError;
  }

  private guess(pattern: Pattern, region: Region): void {
    const at = fuzzyMatch(pattern, region);
    if (at === undefined) return;
    const place: Span = { buffer: region.buffer, start: at, end: at };
    this.diag(pattern, 'fuzzy', place);
    this.message(startOf(place), 'note', 'possible intended match here');
  }

  /** Says what the substitutions of a pattern stand for: as diags with this outcome, or as messages. */
  private substitutionNotes(pattern: Pattern, range: Span, outcome: MatchOutcome | undefined): void {
    for (const substitution of pattern.parts.substitutions) {
      const value = pattern.describeValue(substitution);
      if (value === undefined) continue;
      const text = `with "${escapeText(spanText(substitution.span))}" equal to ${value}`;
      if (outcome) this.diag(pattern, outcome, emptyAtStart(range), text);
      else this.message(startOf(range), 'note', text);
    }
  }
}

function summary({ pattern, prefix, expected }: Attempt): string {
  return `${describeDirective(pattern.type, prefix)}: ${expected ? 'expected' : 'excluded'}`;
}

function count({ pattern, round }: Attempt): string {
  return pattern.type.count > 1 ? ` (${round} out of ${pattern.type.count})` : '';
}

function emptyAtStart(span: Span): Span {
  return { buffer: span.buffer, start: span.start, end: span.start };
}
