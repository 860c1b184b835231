/** The worker process of the unit tests: loads test files one after the other, so that shared modules are loaded once. */
import { pathToFileURL } from 'node:url';
import { compileLate } from '../../src/tools/hot-code.ts';
import { serveJobs } from '../../src/tools/jobs/serve-jobs.ts';
import { type FileResult } from './unit-tests.ts';

/** What uvu keeps for each suite that a file runs: it returns errors, tests passed, tests skipped and tests in all. */
type SuiteRunner = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;

const uvuGlobals = globalThis as unknown as {
  /** Tells uvu to leave running the suites to somebody else; must be set before uvu is loaded. */
  UVU_DEFER: 1;
  UVU_QUEUE: (string | SuiteRunner)[][];
  UVU_INDEX: number;
};
uvuGlobals.UVU_DEFER = 1;
// Tests run much code for a short time.
compileLate();
const { test } = await import('uvu');

/** The names of the tests that the file at hand skips: uvu counts them only. */
const skippedTests: string[] = [];
const skip = test.skip;
test.skip = (...args) => {
  skippedTests.push(String(args[0]));
  skip(...args);
};

serveJobs(async (path: string): Promise<FileResult> => {
  const start = performance.now();
  // Tests of a file before that did not call test.run() are not those of this file.
  uvuGlobals.UVU_QUEUE = [[]];
  uvuGlobals.UVU_INDEX = 0;
  test.run();
  skippedTests.length = 0;
  const suites: SuiteRunner[] = [];
  uvuGlobals.UVU_QUEUE = [suites as (string | SuiteRunner)[]];
  let errors = '';
  let passed = 0;
  let skipped = 0;
  let total = 0;
  try {
    await import(pathToFileURL(path).href);
    for (const run of suites) {
      const [suiteErrors, suitePassed, suiteSkipped, suiteTotal] = await run();
      if (suiteErrors !== true) errors += suiteErrors;
      passed += suitePassed;
      skipped += suiteSkipped;
      total += suiteTotal;
    }
  } catch (error) {
    errors += `  the file cannot be loaded: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`;
    total++;
  }
  if (total === 0 && skipped === 0) {
    errors += `  the file ran no test; does it end with test.run()?\n`;
    total++;
  }
  const elapsedMs = performance.now() - start;
  return { passed, failed: total - passed, skipped, skippedTests: [...skippedTests], errors, elapsedMs };
});
