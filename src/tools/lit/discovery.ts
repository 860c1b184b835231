import { existsSync, readdirSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { systemErrorText } from '../../support/system-error.ts';
import { loadLocalConfig, loadSuiteConfig, localFileName, suiteFileName } from './config.ts';
import { LitError } from './lit-error.ts';
import { fullName, type BaseConfig, type TestCase, type TestConfig } from './test-case.ts';

/** Finds tests, and remembers the configuration of each folder. */
export class Discovery {
  readonly #configs = new Map<string, TestConfig>();

  /** `base` is what every suite starts with; `execRoot`, if given, takes the place of the suites' own, with a folder for each. */
  constructor(
    private readonly base: BaseConfig,
    private readonly execRoot?: string,
  ) {}

  /** The configurations of the suites found so far. */
  get suites(): TestConfig[] {
    return [...this.#configs].filter(([folder, config]) => folder === config.suiteRoot).map(([, config]) => config);
  }

  /**
   * Returns the tests at a path: the file itself, or every file below the folder whose name has a suffix of its suite.
   * Throws LitError when there is nothing at the path, or a pipe or device, it belongs to no suite, a folder cannot be read, or a configuration is wrong.
   */
  findTests(path: string): TestCase[] {
    const status = statusOf(path);
    if (status === undefined) throw new LitError(`there is no file or folder '${path}'`);
    if (status.isDirectory()) return this.#testsIn(path);
    if (!status.isFile()) throw new LitError(`'${path}' is neither a file nor a folder`);
    return [testCase(path, this.#configOf(dirname(path)))];
  }

  #testsIn(folder: string): TestCase[] {
    const config = this.#configOf(folder);
    return entriesOf(folder).flatMap((entry) => {
      const { name } = entry;
      if (name.startsWith('.') || name === 'Output' || config.excludes.includes(name)) return [];
      const path = join(folder, name);
      const target = entry.isSymbolicLink() ? statusOf(path) : entry;
      if (target?.isDirectory() === true) {
        const isCircle = target !== entry && isInside(realpathSync(folder), realpathSync(path));
        return isCircle || path === config.execRoot ? [] : this.#testsIn(path);
      }
      // Reading a pipe would wait for a writer.
      if (target?.isFile() !== true) return [];
      if (name === suiteFileName || name === localFileName) return [];
      if (!config.suffixes.some((suffix) => name.endsWith(suffix))) return [];
      return [testCase(path, config)];
    });
  }

  #configOf(folder: string): TestConfig {
    const known = this.#configs.get(folder);
    if (known !== undefined) return known;
    const config = this.#loadConfigOf(folder);
    this.#configs.set(folder, config);
    return config;
  }

  #loadConfigOf(folder: string): TestConfig {
    if (existsSync(join(folder, suiteFileName))) {
      const config = loadSuiteConfig(folder, this.base);
      return this.execRoot === undefined ? config : { ...config, execRoot: join(this.execRoot, config.suiteName) };
    }
    const parent = dirname(folder);
    if (parent === folder) throw new LitError(`no folder above has a ${suiteFileName}`);
    return loadLocalConfig(folder, this.#configOf(parent));
  }
}

/** Returns the tests at all the paths, each once, in the order of their names. Throws LitError. */
export function discoverTests(discovery: Discovery, paths: readonly string[], cwd: string): TestCase[] {
  const tests = new Map<string, TestCase>();
  for (const path of paths) {
    let found;
    try {
      found = discovery.findTests(resolve(cwd, path));
    } catch (error) {
      if (error instanceof LitError && error.message.startsWith('no folder above')) {
        throw new LitError(`'${path}' belongs to no test suite: ${error.message}`);
      }
      throw error;
    }
    for (const test of found) tests.set(join(test.config.suiteRoot, test.path), test);
  }
  return [...tests.values()].sort((a, b) => compareText(fullName(a), fullName(b)));
}

function testCase(path: string, config: TestConfig): TestCase {
  return { path: relative(config.suiteRoot, path).split(sep).join('/'), config };
}

/** Returns what is at a path, undefined when there is nothing, as behind a file or a link to itself. */
function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new LitError(`cannot read folder '${folder}': ${systemErrorText(error)}`);
  }
}

/** Tells whether `folder` is `outer` or somewhere in it. A link there to `outer` leads around in circles. */
function isInside(folder: string, outer: string): boolean {
  return `${folder}${sep}`.startsWith(outer.endsWith(sep) ? outer : `${outer}${sep}`);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
