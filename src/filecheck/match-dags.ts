/** Matches groups of -DAG directives: in any order, without overlap. */
import { countBefore } from '../support/lists.ts';
import { type PrefixedPattern } from './check-file.ts';
import { checkNots } from './match-nots.ts';
import { type Region } from './pattern.ts';
import { type Reporter } from './reporter.ts';
import { type Span } from './source-buffer.ts';

/** How directives are matched. */
export interface MatchOptions {
  readonly allowDagOverlap: boolean;
}

/** Where the last group ends, and the -NOT directives after it. */
export interface DagsMatched {
  readonly end: number;
  readonly openNots: readonly PrefixedPattern[];
}

/**
 * Matches the -DAG and -NOT directives before a directive; undefined after reporting what failed.
 * A -NOT directive ends a group; it must not match between the group before it and the first match of the group after it.
 */
export function matchDags(
  dagNots: readonly PrefixedPattern[],
  region: Region,
  reporter: Reporter,
  options: MatchOptions,
): DagsMatched | undefined {
  let start = region.start;
  let nots: PrefixedPattern[] = [];
  let group = new DagGroup();
  for (let i = 0; i < dagNots.length; i++) {
    const dag = dagNots[i]!;
    if (dag.pattern.type.kind === 'not') {
      nots.push(dag);
      continue;
    }
    if (!matchDag(dag, { ...region, start }, group, reporter, options)) return undefined;
    const next = dagNots[i + 1];
    if (next && next.pattern.type.kind !== 'not') continue;
    const before: Region = { ...region, start, end: Math.max(start, group.start) };
    if (!checkNots(nots, before, reporter)) return undefined;
    nots = [];
    start = group.end;
    group = new DagGroup();
  }
  return { end: start, openNots: nots };
}

/** Finds the first match that overlaps no other match of the group, and adds it to the group. */
function matchDag(
  { pattern, prefix }: PrefixedPattern,
  region: Region,
  group: DagGroup,
  reporter: Reporter,
  options: MatchOptions,
): boolean {
  const verbose = reporter.options.verbosity === 2;
  for (let at = region.start; ;) {
    const rest: Region = { ...region, start: at };
    const result = pattern.match(rest);
    const attempt = { pattern, prefix, expected: true, round: 1, region: rest };
    if ((!result.range || verbose) && !reporter.report(attempt, result)) return false;
    const range = result.range!;
    const overlapped = options.allowDagOverlap ? undefined : group.overlapping(range);
    if (overlapped) {
      if (verbose) reportDiscarded(overlapped, reporter);
      at = overlapped.end;
      continue;
    }
    group.add(range, options);
    return verbose || reporter.report(attempt, result);
  }
}

function reportDiscarded(overlapped: Span, reporter: Reporter): void {
  if (reporter.diags) return reporter.reviseLast('found, discarded');
  const loc = { buffer: overlapped.buffer, offset: overlapped.start };
  reporter.message(loc, 'note', 'match discarded, overlaps earlier DAG match here', overlapped);
}

/** The matches of a group, in the order of the input, none overlapping another. */
class DagGroup {
  private readonly ranges: Span[] = [];

  get start(): number {
    return this.ranges[0]!.start;
  }

  get end(): number {
    return this.ranges.at(-1)!.end;
  }

  overlapping(range: Span): Span | undefined {
    const next = this.ranges[this.firstEndingAfter(range.start)];
    return next && next.start < range.end ? next : undefined;
  }

  add(range: Span, { allowDagOverlap }: MatchOptions): void {
    if (!allowDagOverlap || this.ranges.length === 0) {
      this.ranges.splice(this.firstEndingAfter(range.start), 0, range);
      return;
    }
    // With overlap allowed one range around all matches is enough.
    const around = this.ranges[0]!;
    this.ranges[0] = {
      buffer: range.buffer,
      start: Math.min(around.start, range.start),
      end: Math.max(around.end, range.end),
    };
  }

  private firstEndingAfter(offset: number): number {
    return countBefore(this.ranges, ({ end }) => end <= offset);
  }
}
