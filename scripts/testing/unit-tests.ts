import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type JobOutcome } from '../../src/tools/jobs/job-process.ts';
import { runJobs } from '../../src/tools/jobs/run-jobs.ts';

/** Longest time of one test file: far more than any needs on a machine that has other things to do, too. */
const fileTimeLimitMs = 300_000;

/** What came out of one test file. `failed` counts tests, and one for a file that ran none. */
export interface FileResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The names of skipped tests, which say why. */
  readonly skippedTests: readonly string[];
  /** What uvu says of the failed tests. */
  readonly errors: string;
  readonly elapsedMs: number;
}

/** How many tests passed, failed and were skipped. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Runs the unit test files, given as paths from `root`, in at most `processCount` processes, and writes one line for each file
 * and what is known of each failure. A file that crashes, hangs or runs no test counts as a failed test.
 */
export async function runUnitTests(
  files: readonly string[],
  root: string,
  write: (text: string) => void,
  { processCount = 2, timeLimitMs = (_file: string): number => fileTimeLimitMs } = {},
): Promise<Totals> {
  const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  const worker = fileURLToPath(new URL('./unit-worker.ts', import.meta.url));
  const paths = new Map(files.map((file) => [resolve(root, file), file]));
  await runJobs<string, FileResult>([...paths.keys()], worker, processCount, {
    timeLimitMs: (path) => timeLimitMs(paths.get(path)!),
    done(path, outcome) {
      const result = fileResult(outcome);
      totals.passed += result.passed;
      totals.failed += result.failed;
      totals.skipped += result.skipped;
      write(report(paths.get(path)!, result, outcome.written));
    },
  });
  return totals;
}

function fileResult(outcome: JobOutcome<FileResult>): FileResult {
  if (outcome.kind === 'done') return outcome.result;
  const problem = {
    fault: 'an error that nothing caught',
    ended: 'the file ended the test process',
    timeout: 'the file hangs',
  }[outcome.kind];
  const errors = `  ${problem}: ${outcome.message}\n`;
  return { passed: 0, failed: 1, skipped: 0, skippedTests: [], errors, elapsedMs: 0 };
}

function report(file: string, result: FileResult, written: string): string {
  const { passed, failed, skipped, skippedTests, errors, elapsedMs } = result;
  const counts = [`${passed} passed`];
  if (failed > 0) counts.push(`${failed} failed`);
  if (skipped > 0) counts.push(`${skipped} skipped`);
  const line = `${failed > 0 ? 'FAIL' : 'ok  '} ${file}: ${counts.join(', ')} (${Math.round(elapsedMs)} ms)\n${skippedTests.map((name) => `  skipped: ${name}\n`).join('')}`;
  if (failed === 0) return line;
  const output = written.trim() === '' ? '' : `  output of the file:\n${written.trimEnd()}\n`;
  return `${line}${errors.trimEnd()}\n${output}\n`;
}
