import { type LitOptions } from './options.ts';
import { resultCodes, isFailure, type ResultCode, type TestResult } from './result.ts';
import { fullName, type TestCase } from './test-case.ts';

const stars = '*'.repeat(20);
const slowestCount = 20;

/** A test and what became of it. */
export interface TestOutcome {
  readonly test: TestCase;
  readonly result: TestResult;
}

/** Returns the summary: the failed tests by result, the time, and how many tests had which result. */
export function summarize(
  outcomes: readonly TestOutcome[],
  elapsedMs: number,
  options: Pick<LitOptions, 'quiet' | 'shown' | 'timeTests'>,
): string {
  const byCode = groupByCode(outcomes);
  const blocks: string[] = [];
  for (const [code, group] of byCode) {
    if (!isFailure(code) && !options.shown.has(code)) continue;
    const names = group.map(({ test }) => `  ${fullName(test)}\n`).sort();
    blocks.push(`${stars}\n${resultCodes[code].label} Tests (${group.length}):\n${names.join('')}`);
  }
  let text = blocks.join('\n');
  // The others did not run.
  const timed = outcomes.filter(({ result }) => result.elapsedMs > 0);
  if (options.timeTests && timed.length > 0) text += `${text === '' ? '' : '\n'}${slowest(timed)}`;
  if (options.quiet) return text;
  return `${text}\n\nTesting Time: ${(elapsedMs / 1000).toFixed(2)}s\n\n${totals(byCode, outcomes.length)}`;
}

/** Returns the outcomes by result, in the order of the results. */
export function groupByCode(outcomes: readonly TestOutcome[]): Map<ResultCode, TestOutcome[]> {
  const groups = new Map<ResultCode, TestOutcome[]>();
  for (const code of Object.keys(resultCodes) as ResultCode[]) {
    const group = outcomes.filter(({ result }) => result.code === code);
    if (group.length > 0) groups.set(code, group);
  }
  return groups;
}

function totals(byCode: ReadonlyMap<ResultCode, readonly TestOutcome[]>, count: number): string {
  const rows = [...byCode].map(([code, group]) => [resultCodes[code].label, group.length] as const);
  const labelWidth = Math.max(0, ...rows.map(([label]) => label.length));
  const countWidth = Math.max(0, ...rows.map(([, size]) => String(size).length));
  const lines = rows.map(([label, size]) => {
    const percent = ((size / count) * 100).toFixed(2);
    return `  ${label.padEnd(labelWidth)}: ${String(size).padStart(countWidth)} (${percent}%)\n`;
  });
  return `Total Discovered Tests: ${count}\n${lines.join('')}`;
}

function slowest(outcomes: readonly TestOutcome[]): string {
  const lines = [...outcomes]
    .sort((a, b) => b.result.elapsedMs - a.result.elapsedMs)
    .slice(0, slowestCount)
    .map(({ test, result }) => `${(result.elapsedMs / 1000).toFixed(2)}s: ${fullName(test)}\n`);
  return `Slowest Tests:\n${'-'.repeat(74)}\n${lines.join('')}`;
}
