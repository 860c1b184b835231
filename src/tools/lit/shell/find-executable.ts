import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/**
 * Returns the absolute path of the program that `name` stands for: a path when it has a slash, else looked up in the folders of
 * `env.PATH`. `denied` is true when only a file that may not be executed, or a folder that may not be entered, was found.
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
      try {
        if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
        accessSync(path, constants.X_OK);
        return { path, denied: false };
      } catch (error) {
        // Folders that may not be entered, or that no path leads to, are passed over.
        if ((error as NodeJS.ErrnoException).code === 'EACCES') denied = true;
      }
    }
  }
  return { denied };
}
