import { type Timer } from './timing.ts';

/** `list`: all timers by time, longest first; `tree`: parts below the whole. */
export type TimingDisplay = 'list' | 'tree';

/** Returns the report of mlir-opt's `--mlir-timing`. Source: mlir/lib/Support/Timing.cpp. */
export function timingReport(root: Timer, display: TimingDisplay = 'tree'): string {
  const total = root.seconds;
  const rest = restOf(root);
  const entry = (name: string, seconds: number, indent = 0): string => {
    const share = total > 0 ? (100 * seconds) / total : 0;
    return `  ${seconds.toFixed(4).padStart(8)} (${share.toFixed(1).padStart(5)}%)  ${' '.repeat(indent)}${name}\n`;
  };
  return [
    reportHeader('... Execution time report ...'),
    `  Total Execution Time: ${total.toFixed(4)} seconds\n\n  ----Wall Time----  ----Name----\n`,
    ...(display === 'list' ? listEntries(root, entry) : treeEntries(root, entry, 0)),
    entry('Rest', rest),
    entry('Total', total),
  ].join('');
}

/** Returns the time that no part of `timer` took; negative where some ran inside others. */
function restOf(timer: Timer): number {
  let rest = timer.seconds;
  for (const part of timer.parts) rest -= part.seconds;
  return rest;
}

/** Returns the report as JSON, in the lines of mlir-opt. */
export function timingReportAsJson(root: Timer, display: TimingDisplay = 'tree'): string {
  const total = root.seconds;
  const entry = (name: string, seconds: number): string => {
    const share = total > 0 ? (100 * seconds) / total : 0;
    const duration = seconds.toFixed(4).padStart(8);
    return `{"wall": {"duration": ${duration}, "percentage": ${share.toFixed(1).padStart(5)}}, "name": ${JSON.stringify(name)}`;
  };
  const treeEntry = (name: string, seconds: number, indent: number): string =>
    `${' '.repeat(indent)}${entry(name, seconds)}, "passes": [\n`;
  const tree = (timer: Timer, indent: number): string =>
    treeParts(timer)
      .map(
        (part) => `${treeEntry(part.name, part.seconds, indent)}${tree(part, indent + 2)}${' '.repeat(indent)}{}]},\n`,
      )
      .join('');
  const list = (): string =>
    totalsByName(root)
      .map(([name, seconds]) => `${entry(name, seconds)}},\n`)
      .join('');
  const rest = `${entry('Rest', restOf(root))}},\n${entry('Total', total)}}\n`;
  return `[\n${display === 'list' ? list() : tree(root, 0)}${rest}]\n`;
}

/** Returns the heading of a report: `title` in the middle of 80 columns, between lines. */
export function reportHeader(title: string): string {
  const line = `===${'-'.repeat(73)}===\n`;
  return `${line}${' '.repeat(Math.floor((80 - title.length) / 2))}${title}\n${line}`;
}

type Entry = (name: string, seconds: number, indent?: number) => string;

function treeEntries(timer: Timer, entry: Entry, indent: number): string[] {
  return treeParts(timer).flatMap((part) => [
    entry(part.name, part.seconds, indent),
    ...treeEntries(part, entry, indent + 2),
  ]);
}

/** The parts that the tree shows below `timer`. */
function treeParts(timer: Timer): Timer[] {
  return [...timer.parts].flatMap((part) => (part.isHidden ? treeParts(part) : [part]));
}

function listEntries(root: Timer, entry: Entry): string[] {
  return totalsByName(root).map(([name, seconds]) => entry(name, seconds));
}

/** The timers of each name together, longest first. */
function totalsByName(root: Timer): [name: string, seconds: number][] {
  const byName = new Map<string, number>();
  const add = (timer: Timer): void => {
    byName.set(timer.name, (byName.get(timer.name) ?? 0) + timer.seconds);
    for (const part of timer.parts) add(part);
  };
  add(root);
  return [...byName].sort(([, a], [, b]) => b - a);
}
