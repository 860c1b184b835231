import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The options of `node` that load a module before the program: those that take a URL, and those that take a path. */
const importOptions: ReadonlySet<string> = new Set(['--import', '--loader', '--experimental-loader']);
const requireOptions: ReadonlySet<string> = new Set(['--require', '-r']);

/**
 * Returns the options that this process was started with, for another `node` process that is to run the same code, in whatever
 * folder. A loader given by its bare name (`--import tsx`) is located here, because `node` would look for it from the working
 * directory of the new process. Options of the debugger are left out: it can follow only one process.
 */
export function inheritedNodeArguments(execArgv: readonly string[] = process.execArgv): string[] {
  const words: string[] = [];
  for (const word of execArgv) {
    if (word.startsWith('--inspect')) continue;
    const [, option, name] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? [];
    if (option !== undefined) words.push(`${option}=${located(option, name!)}`);
    else words.push(located(words.at(-1) ?? '', word));
  }
  return words;
}

/** Returns the value of an option, which is the same in every folder when it names a module. */
function located(option: string, value: string): string {
  const isRequired = requireOptions.has(option);
  if (!isRequired && !importOptions.has(option)) return value;
  if (/^[a-z]{2,}:/.test(value)) return value;
  const url = /^\.|^\/|^[A-Za-z]:[\\/]/.test(value) ? pathToFileURL(resolve(value)).href : packageUrl(value);
  if (url === undefined) return value;
  return isRequired ? fileURLToPath(url) : url;
}

/** Undefined for a package that only `node` itself can find. */
function packageUrl(name: string): string | undefined {
  try {
    return import.meta.resolve(name);
  } catch {
    return undefined;
  }
}
