import { fileURLToPath } from 'node:url';
import { type JobOutcome } from '../jobs/job-process.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { type ToolOutput } from '../tool-io.ts';
import { type TestResult } from './result.ts';
import { timeLimitSeconds, type RunOptions } from './run-test.ts';
import { type TestCase } from './test-case.ts';

/** How long a worker may take, after the time of a test is over, to end the test itself. */
const graceMs = 1000;

/** How much of what a worker wrote before it ended is shown, in characters. */
const writtenLimit = 4000;

/** The file that a worker process runs: beside this module, or, in a bundle, beside the bundle. */
const workerFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './lit-worker.js', import.meta.url),
);

/** What a worker process is sent. */
export interface TestJob {
  readonly test: TestCase;
  readonly options: RunOptions;
}

/** What the caller of `runTests` is told and asked. */
export interface RunObserver {
  testDone(test: TestCase, result: TestResult): void;
  /** True when no further test is to be started. */
  shouldStop(): boolean;
}

/**
 * Runs the tests in at most `workerCount` processes, each of which runs many tests. A test that crashes its process, or hangs in
 * it, fails and disturbs no other. What tools write past their ToolIo goes to `stray`.
 */
export async function runTests(
  tests: readonly TestCase[],
  workerCount: number,
  options: RunOptions,
  observer: RunObserver,
  stray: ToolOutput,
): Promise<void> {
  const jobs = tests.map((test): TestJob => ({ test, options }));
  await runJobs<TestJob, TestResult>(jobs, workerFile, workerCount, {
    done({ test }, outcome) {
      if (outcome.kind === 'done' && outcome.written !== '') stray.write(outcome.written);
      observer.testDone(test, outcome.kind === 'done' ? outcome.result : resultOfFault(test, options, outcome));
    },
    timeLimitMs({ test }) {
      const limit = timeLimitSeconds(test, options);
      return limit === 0 ? Infinity : limit * 1000 + graceMs;
    },
    shouldStop: () => observer.shouldStop(),
  });
}

function resultOfFault(
  test: TestCase,
  options: RunOptions,
  outcome: JobOutcome<TestResult> & { kind: 'fault' | 'ended' | 'timeout' },
): TestResult {
  const limit = timeLimitSeconds(test, options);
  const messages = {
    fault: `A tool left an error behind that nothing caught:\n${outcome.message}`,
    ended: `A tool ended the process of lit: ${outcome.message}`,
    timeout: `Timeout: Reached timeout of ${limit} seconds; a tool in the process of lit did not return`,
  };
  const isTimeout = outcome.kind === 'timeout';
  return {
    code: isTimeout ? 'TIMEOUT' : 'FAIL',
    output: `${messages[outcome.kind]}\n${outcome.written.slice(-writtenLimit)}`,
    elapsedMs: isTimeout ? limit * 1000 : 0,
  };
}
