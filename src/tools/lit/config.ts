import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { didYouMean } from '../../support/suggest.ts';
import { systemErrorText } from '../../support/system-error.ts';
import { LitError } from './lit-error.ts';
import { shippedToolNames } from './shipped-tools.ts';
import { type BaseConfig, type TestConfig } from './test-case.ts';

/** The file that makes a folder a test suite. */
export const suiteFileName = 'lit.cfg.json';

/** The file that changes the configuration for one folder of a suite and the folders in it. */
export const localFileName = 'lit.local.cfg.json';

const checks = {
  name: { what: 'a string', test: (value: unknown) => typeof value === 'string' && value !== '' },
  execRoot: { what: 'a string', test: (value: unknown) => typeof value === 'string' },
  suffixes: { what: 'an array of strings', test: isStrings },
  excludes: { what: 'an array of strings', test: isStrings },
  features: { what: 'an array of strings', test: isStrings },
  env: { what: 'an object of strings', test: isStringRecord },
  substitutions: { what: 'an object of strings', test: isStringRecord },
  tools: { what: 'an object of strings', test: isStringRecord },
  unsupported: { what: 'true or false', test: (value: unknown) => typeof value === 'boolean' },
  timeoutSeconds: {
    what: 'a number, 0 or more and below 1000000',
    // A timer that is set to more than 24 days ends at once.
    test: (value: unknown) => typeof value === 'number' && value >= 0 && value < 1_000_000,
  },
} as const;

type Key = keyof typeof checks;

const suiteKeys = Object.keys(checks).filter((key) => key !== 'unsupported') as Key[];
const localKeys = Object.keys(checks).filter((key) => key !== 'name' && key !== 'execRoot') as Key[];

interface ConfigFile {
  readonly name?: string;
  readonly execRoot?: string;
  readonly suffixes?: readonly string[];
  readonly excludes?: readonly string[];
  readonly features?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly substitutions?: Readonly<Record<string, string>>;
  readonly tools?: Readonly<Record<string, string>>;
  readonly unsupported?: boolean;
  readonly timeoutSeconds?: number;
}

/**
 * Returns the configuration of the suite whose root is `folder`. `base` is what every suite starts with.
 * Throws LitError when the file is not JSON, has an unknown key or a value of the wrong type, or cannot be read.
 */
export function loadSuiteConfig(folder: string, base: BaseConfig): TestConfig {
  const path = join(folder, suiteFileName);
  const file = readConfigFile(path, suiteKeys);
  if (file.name === undefined) throw new LitError(`${path}: key 'name' is missing`);
  if (file.suffixes === undefined) throw new LitError(`${path}: key 'suffixes' is missing`);
  const empty: TestConfig = {
    suiteName: file.name,
    suiteRoot: folder,
    execRoot: resolve(folder, file.execRoot ?? '.'),
    suffixes: file.suffixes,
    excludes: [],
    tools: {},
    isUnsupported: false,
    timeoutSeconds: 0,
    ...base,
  };
  return extend(empty, file, path);
}

/** Returns the configuration of `folder`: that of the folder it is in, changed by its local file if it has one. Throws LitError. */
export function loadLocalConfig(folder: string, config: TestConfig): TestConfig {
  const path = join(folder, localFileName);
  return existsSync(path) ? extend(config, readConfigFile(path, localKeys), path) : config;
}

function extend(config: TestConfig, file: ConfigFile, path: string): TestConfig {
  const folder = dirname(path);
  const tools = Object.entries(file.tools ?? {}).map(([name, target]) => [
    name,
    toolTarget(target, name, path, folder),
  ]);
  const env = Object.entries(file.env ?? {}).map(([name, value]) => [
    name,
    value.replaceAll('%{suite}', config.suiteRoot),
  ]);
  const wrong = Object.keys(file.substitutions ?? {}).find((name) => !/^%./.test(name));
  if (wrong !== undefined) throw new LitError(`${path}: substitution '${wrong}' must start with a percent sign`);
  return {
    ...config,
    suffixes: file.suffixes ?? config.suffixes,
    excludes: [...config.excludes, ...(file.excludes ?? [])],
    features: [...config.features, ...(file.features ?? [])],
    env: { ...config.env, ...Object.fromEntries(env) },
    substitutions: { ...config.substitutions, ...file.substitutions },
    tools: { ...config.tools, ...Object.fromEntries(tools) },
    isUnsupported: file.unsupported ?? config.isUnsupported,
    timeoutSeconds: file.timeoutSeconds ?? config.timeoutSeconds,
  };
}

function toolTarget(target: string, name: string, path: string, folder: string): string {
  if (shippedToolNames.includes(target)) return target;
  if (!target.startsWith('.') && !isAbsolute(target)) {
    const known = shippedToolNames.join(', ');
    throw new LitError(`${path}: tool '${name}': '${target}' is neither a path nor one of ${known}`);
  }
  const module = resolve(folder, target);
  if (!existsSync(module)) throw new LitError(`${path}: tool '${name}': there is no file ${module}`);
  return module;
}

function readConfigFile(path: string, keys: readonly Key[]): ConfigFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new LitError(`${path}: ${systemErrorText(error)}`);
  }
  let content: unknown;
  try {
    // Some editors write a mark of the order of bytes.
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new LitError(`${path}: not JSON: ${(error as Error).message}`);
  }
  if (!isRecord(content)) throw new LitError(`${path}: expected an object`);
  for (const [key, value] of Object.entries(content)) {
    if (key === '$schema') continue;
    if (!keys.includes(key as Key)) {
      throw new LitError(`${path}: unknown key '${key}'${didYouMean(key, keys) || `; known are ${keys.join(', ')}`}`);
    }
    const { what, test } = checks[key as Key];
    if (!test(value)) throw new LitError(`${path}: '${key}' must be ${what}`);
  }
  return content;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStrings(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isStringRecord(value: unknown): boolean {
  return isRecord(value) && isStrings(Object.values(value));
}
