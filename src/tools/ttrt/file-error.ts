import { systemErrorText } from '../../support/system-error.ts';

/** A file or folder that cannot be used. The message names it and says what is wrong. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

const TEXTS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'this is a folder',
  ENOTDIR: 'part of the path is not a folder',
  // What the making of a folder says of a file in its place.
  EEXIST: 'part of the path is not a folder',
  EFBIG: 'too large',
  ERR_FS_FILE_TOO_LARGE: 'too large',
};

/** Returns what `action` does; when node:fs fails in it, throws the FileError about `name`, which could not be `done`. */
export function withFile<Result>(name: string, action: () => Result, done: 'read' | 'written' = 'read'): Result {
  try {
    return action();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const text = TEXTS[code] ?? (/^E[A-Z]+$/.test(code) ? `cannot be ${done}: ${systemErrorText(error)}` : undefined);
    if (text === undefined) throw error;
    throw new FileError(`${name}: ${text}`, { cause: error });
  }
}
