/** What POSIX systems say of the errors that files, folders and pipes give, in the words of strerror. */
const texts: Readonly<Record<string, string>> = {
  EACCES: 'Permission denied',
  EEXIST: 'File exists',
  EFBIG: 'File too large',
  EIO: 'Input/output error',
  EISDIR: 'Is a directory',
  ELOOP: 'Too many levels of symbolic links',
  EMFILE: 'Too many open files',
  ENAMETOOLONG: 'File name too long',
  ENOENT: 'No such file or directory',
  ENOSPC: 'No space left on device',
  ENOTDIR: 'Not a directory',
  ENOTEMPTY: 'Directory not empty',
  EPERM: 'Operation not permitted',
  EROFS: 'Read-only file system',
  ERR_STRING_TOO_LONG: 'File too large',
};

/** Returns what the operating system says, without the code and the call that node:fs puts around it. */
export function systemErrorText(error: unknown): string {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  return (code !== undefined && texts[code]) || message;
}
