import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/**
 * Returns the absolute path of the program that `name` stands for: a path when it has a slash, else looked up in the folders of
 * `env.PATH`. `denied` is true when only a file that may not be executed was found.
 */
export function findExecutable(
  name: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
): { readonly path?: string; readonly denied: boolean } {
  const isPath = /[/\\]/.test(name);
  const folders = isPath ? [cwd] : (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const suffixes = process.platform === 'win32' ? ['', ...(env['PATHEXT'] ?? '.EXE').split(';')] : [''];
  let denied = false;
  for (const folder of folders) {
    for (const suffix of suffixes) {
      const path = resolve(cwd, folder, name + suffix);
      if (!isFile(path)) continue;
      try {
        accessSync(path, constants.X_OK);
        return { path, denied: false };
      } catch {
        denied = true;
      }
    }
  }
  return { denied };
}

/** Tells whether there is a file, as far as the folders on the way to it may be entered. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}
