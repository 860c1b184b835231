import { checkOutput, writeOutput } from '../cli/files.ts';
import { resolvePath, type ToolIo } from '../tool-io.ts';
import { Discovery, discoverTests } from './discovery.ts';
import { Display } from './display.ts';
import { baseConfig } from './environment.ts';
import { LitError } from './lit-error.ts';
import { type LitOptions } from './options.ts';
import { isFailure, type ResultCode } from './result.ts';
import { selectTests } from './selection.ts';
import { summarize, type TestOutcome } from './summary.ts';
import { type TestCase } from './test-case.ts';
import { runTests } from './worker-pool.ts';
import { xunitXml } from './xunit.ts';

/** What came out of a run. */
export interface LitRun {
  readonly outcomes: readonly TestOutcome[];
  readonly exitCode: number;
}

/**
 * Discovers, selects and runs tests and reports on them. Throws LitError when there is nothing to run, and ArgumentError when the
 * report cannot be written.
 */
export async function runLit(options: LitOptions, io: ToolIo): Promise<LitRun> {
  if (options.xunitOutput !== undefined) checkOutput(io, options.xunitOutput);
  const start = performance.now();
  const { tests: discovered } = discover(options, io);
  const selected = selectTests(discovered, options);
  if (selected.length === 0 && !options.allowEmptyRuns) throw new LitError(emptyMessage(discovered.length, options));
  const workerCount = Math.max(1, Math.min(options.workers, selected.length));
  const display = new Display(options, selected.length, io.stdout);
  display.start(discovered.length, workerCount);
  const outcomes = await runSelected(selected, workerCount, options, display, io);
  const isSelected = new Set(selected);
  for (const test of discovered) if (!isSelected.has(test)) outcomes.push(outcomeOf(test, 'EXCLUDED'));
  io.stdout.write(summarize(outcomes, performance.now() - start, options));
  if (options.xunitOutput !== undefined) {
    const reported = options.shard === undefined ? outcomes : outcomes.filter(({ test }) => isSelected.has(test));
    writeOutput(io, options.xunitOutput, xunitXml(reported));
  }
  const hasFailed = outcomes.some(({ result }) => isFailure(result.code));
  return { outcomes, exitCode: hasFailed && !options.ignoreFail ? 1 : 0 };
}

/** Finds the tests and suites at the paths of the options. Throws LitError. */
export function discover(options: LitOptions, io: ToolIo): { discovery: Discovery; tests: readonly TestCase[] } {
  const searchPaths = options.searchPaths.map((path) => resolvePath(io, path));
  const execRoot = options.execRoot === undefined ? undefined : resolvePath(io, options.execRoot);
  const discovery = new Discovery(baseConfig(io.env, searchPaths, io.cwd), execRoot);
  const tests = discoverTests(discovery, options.paths, io.cwd).map(({ path, config }) => ({
    path,
    config: { ...config, substitutions: { ...config.substitutions, ...options.defined } },
  }));
  return { discovery, tests };
}

async function runSelected(
  selected: readonly TestCase[],
  workerCount: number,
  options: LitOptions,
  display: Display,
  io: ToolIo,
): Promise<TestOutcome[]> {
  const start = performance.now();
  const outcomes = new Map<TestCase, TestOutcome>();
  let failures = 0;
  let isStopped = false;
  const stop = (why: string) => {
    isStopped = true;
    display.finish();
    io.stderr.write(`warning: reached ${why}, skipping remaining tests\n`);
  };
  const observer = {
    testDone(test: TestCase, result: TestOutcome['result']) {
      outcomes.set(test, { test, result });
      display.testDone(test, result);
      if (isFailure(result.code)) failures++;
    },
    shouldStop() {
      if (isStopped) return true;
      if (options.maxFailures !== undefined && failures >= options.maxFailures) stop('maximum number of test failures');
      else if (options.maxTimeSeconds !== undefined && performance.now() - start > options.maxTimeSeconds * 1000) {
        stop('timeout');
      }
      return isStopped;
    },
  };
  await runTests(selected, workerCount, options, observer, io.stderr);
  display.finish();
  return selected.map((test) => outcomes.get(test) ?? outcomeOf(test, 'SKIPPED'));
}

function outcomeOf(test: TestCase, code: ResultCode): TestOutcome {
  return { test, result: { code, output: '', elapsedMs: 0 } };
}

function emptyMessage(discoveredCount: number, options: LitOptions): string {
  const hint = "Use '--allow-empty-runs' to suppress this error.";
  if (discoveredCount === 0) return `did not discover any tests for provided path(s). ${hint}`;
  if (options.filter !== undefined || options.filterOut !== undefined) {
    return `filter did not match any tests (of ${discoveredCount} discovered). ${hint}`;
  }
  return `shard does not contain any tests (of ${discoveredCount} discovered). ${hint}`;
}
