/** Matches one directive, with the -DAG and -NOT directives before it. */
import { type CheckString } from './check-file.ts';
import { type Pattern, type Region } from './pattern.ts';
import { type Reporter } from './reporter.ts';
import { type SourceBuffer, type Span } from './source-buffer.ts';
import { matchDags, type MatchOptions } from './match-dags.ts';
import { checkNots } from './match-nots.ts';

/** Finds where a label is, without its -DAG and -NOT directives; undefined after reporting that it is missing. */
export function findLabel(check: CheckString, region: Region, reporter: Reporter): Span | undefined {
  return matchRounds(check, region, reporter);
}

/** Matches a directive in a region; undefined after reporting what failed. */
export function matchCheck(
  check: CheckString,
  region: Region,
  reporter: Reporter,
  options: MatchOptions,
): Span | undefined {
  const dags = matchDags(check.dagNots, region, reporter, options);
  if (!dags) return undefined;
  const { buffer, end } = region;
  const rest: Region = { buffer, start: dags.end, end };
  const range = matchRounds(check, rest, reporter);
  if (!range) return undefined;
  const skipped: Region = { buffer, start: rest.start, end: range.start };
  if (!checkLines(check, skipped, reporter)) {
    // The dump shows the match as good first when it shows good matches at all.
    if (reporter.options.verbosity > 0) reporter.reviseLast('found on wrong line');
    else reporter.diag(check.pattern, 'found on wrong line', range);
    return undefined;
  }
  return checkNots(dags.openNots, skipped, reporter) ? range : undefined;
}

/** Matches a pattern as often as its count says; the range goes from the first match to the last. */
function matchRounds(check: CheckString, region: Region, reporter: Reporter): Span | undefined {
  const { pattern, prefix } = check;
  const { buffer, end } = region;
  let start = -1;
  let at = region.start;
  for (let round = 1; round <= pattern.type.count; round++) {
    const rest: Region = { buffer, start: at, end };
    const result = pattern.match(rest);
    if (!reporter.report({ pattern, prefix, expected: true, round, region: rest }, result)) return undefined;
    if (round === 1) start = result.range!.start;
    at = result.range!.end;
  }
  return { buffer, start, end: at };
}

/** Checks that -NEXT and -EMPTY skipped one line end and -SAME none. */
function checkLines(check: CheckString, skipped: Region, reporter: Reporter): boolean {
  const { kind } = check.pattern.type;
  if (kind !== 'next' && kind !== 'empty' && kind !== 'same') return true;
  const name = `${check.prefix}-${kind.toUpperCase()}`;
  const lineEnds = countLineEnds(skipped);
  if (kind === 'same') {
    if (lineEnds.count === 0) return true;
    reportPlaces(check.pattern, `${name}: is not on the same line as the previous match`, skipped, reporter);
    return false;
  }
  if (lineEnds.count === 1) return true;
  if (lineEnds.count === 0) {
    reportPlaces(check.pattern, `${name}: is on the same line as previous match`, skipped, reporter);
    return false;
  }
  reportPlaces(check.pattern, `${name}: is not on the line after the previous match`, skipped, reporter);
  const firstSkippedLine = { buffer: skipped.buffer, offset: lineEnds.afterFirst };
  reporter.message(firstSkippedLine, 'note', 'non-matching line after previous match is here');
  return false;
}

function reportPlaces(pattern: Pattern, text: string, skipped: Region, reporter: Reporter): void {
  const at = (offset: number): { buffer: SourceBuffer; offset: number } => ({ buffer: skipped.buffer, offset });
  reporter.message(pattern.loc, 'error', text);
  reporter.message(at(skipped.end), 'note', "'next' match was here");
  reporter.message(at(skipped.start), 'note', 'previous match ended here');
}

/** Counts line ends up to two; a carriage return beside a newline belongs to it. */
function countLineEnds({ buffer, start, end }: Region): { count: number; afterFirst: number } {
  const lineEnd = /\r\n|\n\r|\n|\r/g;
  const text = buffer.text.slice(start, end);
  if (!lineEnd.test(text)) return { count: 0, afterFirst: -1 };
  const afterFirst = start + lineEnd.lastIndex;
  return { count: lineEnd.test(text) ? 2 : 1, afterFirst };
}
