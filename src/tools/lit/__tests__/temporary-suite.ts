import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { baseConfig } from '../environment.ts';
import { runTest, type RunOptions } from '../run-test.ts';
import { type TestResult } from '../result.ts';
import { type TestConfig } from '../test-case.ts';

/** A folder of test files that is removed at the end of the tests. */
export class TemporarySuite {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'lit test ')));

  /** Writes files, by their paths in the suite. */
  write(files: Readonly<Record<string, string | object>>): this {
    for (const [path, content] of Object.entries(files)) {
      const file = join(this.root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    }
    return this;
  }

  /** The path of a file in the suite. */
  path(...parts: string[]): string {
    return join(this.root, ...parts);
  }

  /** Runs a test file of the given text in this process. */
  async run(
    text: string,
    config: Partial<TestConfig> = {},
    options: Partial<RunOptions> = {},
    path = 'case.test',
  ): Promise<TestResult> {
    this.write({ [path]: text });
    const full: TestConfig = {
      suiteName: 'Suite',
      suiteRoot: this.root,
      execRoot: this.path('out'),
      suffixes: ['.test'],
      excludes: [],
      tools: {},
      isUnsupported: false,
      timeoutSeconds: 0,
      ...baseConfig(process.env, [], this.root),
      ...config,
    };
    const defaults: RunOptions = { noExecute: false, externalTools: false, timeoutSeconds: undefined };
    return runTest({ path, config: full }, { ...defaults, ...options });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
