/** What POSIX systems say of the errors that files, folders and pipes give, in the words of strerror. */
const texts: Readonly<Record<string, string>> = {
  EACCES: 'Permission denied',
  EEXIST: 'File exists',
  EBUSY: 'Device or resource busy',
  EFBIG: 'File too large',
  EINVAL: 'Invalid argument',
  EIO: 'Input/output error',
  EISDIR: 'Is a directory',
  ELOOP: 'Too many levels of symbolic links',
  EMFILE: 'Too many open files',
  ENAMETOOLONG: 'File name too long',
  ENFILE: 'Too many open files in system',
  ENODEV: 'No such device',
  ENOENT: 'No such file or directory',
  ENOSPC: 'No space left on device',
  ENOTDIR: 'Not a directory',
  ENOTEMPTY: 'Directory not empty',
  EPERM: 'Operation not permitted',
  ENXIO: 'No such device or address',
  EROFS: 'Read-only file system',
  ERR_FS_FILE_TOO_LARGE: 'File too large',
  ERR_STRING_TOO_LONG: 'File too large',
};

/** Returns what the operating system says, without the code and the call that node:fs puts around it. */
export function systemErrorText(error: unknown): string {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  return (code !== undefined && texts[code]) || message;
}
