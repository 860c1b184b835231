/** Turns diags into the annotations of the input dump. */
import { colors } from '../support/colors.ts';
import { type CheckFile } from './check-file.ts';
import { abbreviateDirective } from './directive-kind.ts';
import { type InputDiag, type MatchOutcome } from './input-diag.ts';
import { type SourceBuffer } from './source-buffer.ts';

/** What is drawn below the input lines of one diag. */
export interface Annotation {
  /** The place of the diag in the order in which things happened. */
  readonly index: number;
  /** `next:12`, or `next:12'0` when a pattern has several diags. */
  readonly label: string;
  readonly marker: string;
  readonly color: string;
  readonly note: string;
  readonly isError: boolean;
  readonly isGoodMatch: boolean;
  readonly firstLine: number;
  readonly lastLine: number;
  /** On the first line, from 1. */
  readonly startColumn: number;
  /** On the last line, not included. */
  readonly endColumn: number;
}

interface OutcomeStyle {
  readonly marker: string;
  readonly color: string;
  readonly note: string;
  readonly isError?: true;
}

const styles: Readonly<Record<MatchOutcome, OutcomeStyle>> = {
  'found, expected': { marker: '^', color: colors.green, note: '' },
  'found, excluded': { marker: '!', color: colors.red, note: 'error: no match expected', isError: true },
  'found on wrong line': { marker: '!', color: colors.red, note: 'error: match on wrong line', isError: true },
  'found, discarded': { marker: '!', color: colors.cyan, note: 'discard: overlaps earlier match' },
  'not found, excluded': { marker: 'X', color: colors.green, note: '' },
  'not found, expected': { marker: 'X', color: colors.red, note: 'error: no match found', isError: true },
  'invalid pattern': { marker: 'X', color: colors.red, note: 'error: match failed for invalid pattern', isError: true },
  fuzzy: { marker: '?', color: colors.magenta, note: 'possible intended match', isError: true },
};

/** Returns one annotation per diag, in the order of the diags. */
export function annotate(checkFile: CheckFile, diags: readonly InputDiag[]): Annotation[] {
  const keys = new PatternKeys();
  const totals = new Map<string, number>();
  for (const diag of diags) totals.set(keys.of(diag), (totals.get(keys.of(diag)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return diags.map((diag, index) => {
    const key = keys.of(diag);
    const number = seen.get(key) ?? 0;
    seen.set(key, number + 1);
    const label = labelOf(checkFile, diag) + (totals.get(key)! > 1 ? `'${number}` : '');
    return annotation(diag, index, label);
  });
}

function annotation(diag: InputDiag, index: number, label: string): Annotation {
  const style = styles[diag.outcome];
  const { start, end } = diag;
  const isEmpty = start.line === end.line && start.column === end.column;
  // A range that ends before the first column of a line has nothing to draw there.
  const endsBeforeLine = end.line > start.line && end.column === 1;
  return {
    index,
    label,
    // A note without a range of its own marks nothing.
    marker: diag.note !== '' && isEmpty ? ' ' : style.marker,
    color: style.color,
    note: diag.note !== '' ? diag.note : style.note,
    isError: style.isError ?? false,
    isGoodMatch: diag.outcome === 'found, expected',
    firstLine: start.line,
    lastLine: endsBeforeLine ? end.line - 1 : end.line,
    startColumn: start.column,
    endColumn: endsBeforeLine ? Infinity : isEmpty ? start.column + 1 : end.column,
  };
}

function labelOf(checkFile: CheckFile, { type, loc }: InputDiag): string {
  const implicit = checkFile.implicitBuffers.indexOf(loc.buffer);
  const place = implicit < 0 ? loc.buffer.position(loc.offset).line : `imp${implicit + 1}`;
  return `${abbreviateDirective(type)}:${place}`;
}

/** Names patterns by where they stand. */
class PatternKeys {
  private readonly buffers = new Map<SourceBuffer, number>();

  of({ loc }: InputDiag): string {
    let buffer = this.buffers.get(loc.buffer);
    if (buffer === undefined) this.buffers.set(loc.buffer, (buffer = this.buffers.size));
    return `${buffer}:${loc.offset}`;
  }
}
