import { join } from 'node:path';

/** What the configuration says about the tests of one folder. Plain data: it is sent to the worker processes. */
export interface TestConfig {
  readonly suiteName: string;
  /** The folder of lit.cfg.json. */
  readonly suiteRoot: string;
  /** Where tests run and write; has the same tree as `suiteRoot`. */
  readonly execRoot: string;
  /** Ends of the names of files that are tests. */
  readonly suffixes: readonly string[];
  /** Names of files and folders that are not tests. */
  readonly excludes: readonly string[];
  readonly features: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Text with percent sign to replacement. */
  readonly substitutions: Readonly<Record<string, string>>;
  /** Command name to the module that runs in process, as absolute path, or to the name of a tool of ttmlir. */
  readonly tools: Readonly<Record<string, string>>;
  /** True when no test of the folder can run here. */
  readonly isUnsupported: boolean;
  /** Longest time of a test in seconds; 0 is no limit. */
  readonly timeoutSeconds: number;
}

/** What every suite starts with. */
export type BaseConfig = Pick<TestConfig, 'features' | 'env' | 'substitutions'>;

/** One test file. */
export interface TestCase {
  /** Path from the root of the suite, with slashes on every system. */
  readonly path: string;
  readonly config: TestConfig;
}

/** Returns the name that is printed: suite and path. */
export function fullName(test: TestCase): string {
  return `${test.config.suiteName} :: ${test.path}`;
}

/** Returns the absolute path of the test file. */
export function sourcePath(test: TestCase): string {
  return join(test.config.suiteRoot, test.path);
}
