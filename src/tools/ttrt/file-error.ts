/** A file or folder that cannot be used. The message names it and says what is wrong. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

const TEXTS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'this is a folder',
  ENOTDIR: 'part of the path is not a folder',
};

/** Returns what `action` does; when node:fs fails in it, throws the FileError about `name`, which could not be `done`. */
export function withFile<Result>(name: string, action: () => Result, done: 'read' | 'written' = 'read'): Result {
  try {
    return action();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!/^E[A-Z]+$/.test(code)) throw error;
    throw new FileError(`${name}: ${TEXTS[code] ?? `cannot be ${done} (${code})`}`, { cause: error });
  }
}
