import { basename, delimiter, dirname, extname } from 'node:path';
import { didYouMean } from '../../support/suggest.ts';

/** The paths of one test that substitutions stand for. */
export interface TestPaths {
  /** The test file. */
  readonly source: string;
  /** The folder of the configuration of the suite. */
  readonly suite: string;
  /** A name for temporary files of the test. */
  readonly temporary: string;
}

/** A substitution that does not exist, or never ends. */
export class SubstitutionError extends Error {
  override readonly name = 'SubstitutionError';
}

/**
 * Returns `text` with every substitution replaced; those of `defined` come first, and their values may hold others.
 *
 * `%s` test file, `%S` and `%p` its folder, `%t` temporary name, `%T` folder of that, `%basename_t` and `%{t:stem}` last part of it,
 * `%{suite}` folder of the configuration, `%{s:basename}`, `%{s:stem}`, `%{pathsep}`, `%%` a percent sign, `%(line)`, `%(line+2)`
 * and `%(line-2)` the number of the RUN line; `%/s` and so on are the same paths with slashes on every system.
 *
 * Throws SubstitutionError for an unknown name in braces and for a value that leads back to itself.
 */
export function substitute(
  text: string,
  defined: ReadonlyMap<string, string>,
  paths: TestPaths,
  line: number,
  protect: (path: string) => string = (path) => path,
): string {
  const builtin = builtinSubstitutions(paths, protect);
  const byLength = (a: string, b: string) => b.length - a.length;
  const names = [...[...defined.keys()].sort(byLength), ...[...builtin.keys()].sort(byLength)];
  return expand(text, []);

  function expand(value: string, within: readonly string[]): string {
    const part = fixLineNumbers(value, line);
    let result = '';
    for (let at = 0; at < part.length;) {
      const percent = part.indexOf('%', at);
      if (percent < 0) return result + part.slice(at);
      result += part.slice(at, percent);
      const name = names.find((candidate) => part.startsWith(candidate, percent));
      if (name !== undefined) {
        result += valueOf(name, within);
        at = percent + name.length;
      } else {
        const unknown = /^%\{[\w:/.-]+\}/.exec(part.slice(percent))?.[0];
        if (unknown !== undefined) throw new SubstitutionError(unknownMessage(unknown, names));
        result += '%';
        at = percent + 1;
      }
    }
    return result;
  }

  function valueOf(name: string, within: readonly string[]): string {
    const value = defined.get(name);
    if (value === undefined) return builtin.get(name)!;
    if (within.includes(name)) {
      throw new SubstitutionError(`substitution '${name}' leads back to itself: ${[...within, name].join(' -> ')}`);
    }
    return expand(value, [...within, name]);
  }
}

/** Returns whether a name in braces has a meaning of its own. */
export function isBuiltin(name: string): boolean {
  return builtinSubstitutions({ source: '', suite: '', temporary: '' }, (path) => path).has(name);
}

/** Returns the text with `%(line)`, `%(line+2)` and so on replaced by the numbers that they have in this line. */
export function fixLineNumbers(text: string, line: number): string {
  return text.replace(/%%|%\(line\s*(?:([+-])\s*(\d+))?\)/g, (all, sign?: string, distance?: string) => {
    if (all === '%%') return all;
    return String(line + (sign === undefined ? 0 : Number(`${sign}${distance}`)));
  });
}

function builtinSubstitutions(paths: TestPaths, protect: (path: string) => string): Map<string, string> {
  const { source, suite, temporary } = paths;
  const values = new Map([
    ['%%', '%'],
    ['%{pathsep}', protect(delimiter)],
    ['%{suite}', protect(suite)],
    ['%{s:basename}', protect(basename(source))],
    ['%{s:stem}', protect(basename(source, extname(source)))],
    ['%basename_t', protect(basename(temporary, '.tmp'))],
    ['%{t:stem}', protect(basename(temporary, '.tmp'))],
  ]);
  const pathValues = { s: source, S: dirname(source), p: dirname(source), t: temporary, T: dirname(temporary) };
  for (const [letter, path] of Object.entries(pathValues)) {
    values.set(`%${letter}`, protect(path));
    values.set(`%/${letter}`, protect(path.replaceAll('\\', '/')));
  }
  return values;
}

function unknownMessage(name: string, names: readonly string[]): string {
  return `unknown substitution '${name}'${didYouMean(name, names) || ' (a percent sign is written %%)'}`;
}

// A path may hold characters that mean something to the shell. They travel through its lexer as characters of Unicode's
// private use area, which mean nothing to it and appear in no test.
const privateUse = 0xe000;

/** Returns the path so that the shell sees one word, or a part of one, whatever quotes it is in. */
export function protectFromShell(path: string): string {
  return path.replace(/[\s!"#$&'()*;<=>?[\\\]`{|}~]/g, (char) => String.fromCharCode(privateUse + char.charCodeAt(0)));
}

/** Returns the text with the characters back that `protectFromShell` replaced. */
export function unprotect(text: string): string {
  return text.replace(/[\ue000-\ue07f]/g, (char) => String.fromCharCode(char.charCodeAt(0) - privateUse));
}
