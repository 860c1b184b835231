/**
 * The one module of the core that touches files. In a web page `files-of-browsers.ts` is there instead.
 * Functions throw the error of node:fs; tools turn it into a diagnostic.
 */
import {
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** What a file may hold at most, which is also what node:fs reads of one. */
const MAX_FILE_SIZE_BYTES = 2 ** 31 - 1;

/** What a terminal, or another device that hands over bytes, may give before it is taken for one that never ends. */
const MAX_DEVICE_SIZE_BYTES = 2 ** 26;

/** A file from this size on is read into memory that has room for twice as much: the text that is written later may use it again. */
const LARGE_FILE_SIZE_BYTES = 2 ** 20;

/** Bytes that are read at once of what does not say how long it is. */
const CHUNK_SIZE_BYTES = 1 << 16;

/** Returns the bytes of the file at `path`. */
export function readBytes(path: string): Uint8Array {
  const descriptor = openSync(path, 'r');
  try {
    return readDescriptor(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Returns the file at `path` decoded as UTF-8, with escapes for bytes that are none. */
export function readText(path: string): string {
  return decodeUtf8(readBytes(path));
}

/**
 * Returns what can be read from the open file, pipe or device until it ends. One that does not end, as /dev/zero, is too large like a
 * file is.
 */
export function readDescriptor(descriptor: number): Uint8Array {
  const stats = fstatSync(descriptor);
  // What the system makes up while it is read, as in /proc, is a file of size 0.
  if (stats.isFile() && stats.size > 0) {
    const isLarge = stats.size >= LARGE_FILE_SIZE_BYTES && 2 * stats.size <= MAX_FILE_SIZE_BYTES;
    return isLarge ? readLargeFile(descriptor, stats.size) : readFileSync(descriptor);
  }
  const maxSizeBytes = stats.isCharacterDevice() ? MAX_DEVICE_SIZE_BYTES : MAX_FILE_SIZE_BYTES;
  const chunks: Uint8Array[] = [];
  for (let sizeBytes = 0; ;) {
    const chunk = new Uint8Array(CHUNK_SIZE_BYTES);
    const readBytes = readWhatIsThere(descriptor, chunk);
    if (readBytes === 0) return Buffer.concat(chunks);
    sizeBytes += readBytes;
    if (sizeBytes > maxSizeBytes) throw Object.assign(new Error('File too large'), { code: 'EFBIG' });
    // Of a chunk that is hardly used the rest would stay in memory.
    chunks.push(readBytes < CHUNK_SIZE_BYTES / 2 ? chunk.slice(0, readBytes) : chunk.subarray(0, readBytes));
  }
}

/** Returns the content of a file of that size, which may have changed since it was measured. */
function readLargeFile(descriptor: number, sizeBytes: number): Uint8Array {
  const memory = new Uint8Array(2 * sizeBytes);
  let length = 0;
  for (;;) {
    if (length === memory.length) return Buffer.concat([memory, readFileSync(descriptor)]);
    const count = readSync(descriptor, memory, length, memory.length - length, null);
    if (count === 0) return memory.subarray(0, length);
    length += count;
  }
}

/** Reads into `chunk`, waiting where nothing has arrived yet. Returns how many bytes, 0 at the end. */
function readWhatIsThere(descriptor: number, chunk: Uint8Array): number {
  for (;;) {
    try {
      return readSync(descriptor, chunk, 0, chunk.length, null);
    } catch (error) {
      if (isErrno(error, 'EOF')) return 0;
      if (!isErrno(error, 'EAGAIN')) throw error;
      waitABit();
    }
  }
}

/** Sleeps for a moment: a pipe in non-blocking mode is full or empty. */
export function waitABit(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
}

/** Tells whether the system gave the error with this code. */
export function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}

/** Tells whether something exists at `path`. */
export function fileExists(path: string): boolean {
  return existsSync(path);
}

/**
 * Makes the folder at `path`, and those that it is in, where they do not exist. The recursion of node:fs does not end where the parent
 * exists and takes no folder all the same, as /proc does.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Returns a path in the folder for temporary files at which there is nothing: `prefix`, digits and `suffix`. */
export function temporaryPath(prefix: string, suffix: string): string {
  for (;;) {
    const digits = Math.floor(Math.random() * 0x1000000)
      .toString(16)
      .padStart(6, '0');
    const path = join(tmpdir(), `${prefix}-${digits}${suffix}`);
    if (!existsSync(path)) return path;
  }
}

/** Throws if no file can be written at `path`, and leaves everything as it was. What is no file is not opened: a pipe's reader would take that for all. */
export function checkWritable(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && !stats.isFile() && !stats.isDirectory()) return;
  const target = stats ? path : placeOf(path);
  closeSync(openSync(target, 'a'));
  if (!stats) rmSync(target);
}

/** What the system says where a file may be written but no other one be put in its place: the folder is protected, or the file a mount. */
const notReplaceable = ['EACCES', 'EPERM', 'EROFS', 'EBUSY'];

/** Writes the parts one behind the other, as a whole or not at all: a failure leaves what was in the file before. */
export function writeWhole(path: string, ...parts: readonly (string | Uint8Array)[]): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  // Pipes and devices are not to be replaced by a file, and a folder cannot be: what the system says of it here is clearer.
  if (path.startsWith('/dev/') || (stats && !stats.isFile())) return writeParts(path, parts);
  // A link stays one.
  const target = stats ? realpathSync(path) : placeOf(path);
  const partial = `${target}.partial-${process.pid}`;
  try {
    writeParts(partial, parts, stats?.mode);
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    if (!stats || !notReplaceable.some((code) => isErrno(error, code))) throw error;
    writeParts(target, parts);
  }
}

/** Returns where a file that does not exist is made: behind the links at `path`, which there may be. */
function placeOf(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return placeOf(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

/** Writes the parts into the file, which is made, or emptied, and gets `mode` where that is given. */
function writeParts(path: string, parts: readonly (string | Uint8Array)[], mode?: number): void {
  const descriptor = openSync(path, 'w');
  try {
    if (mode !== undefined) fchmodSync(descriptor, mode & 0o7777);
    for (const part of parts) writeFileSync(descriptor, typeof part === 'string' ? encodeUtf8(part) : part);
  } finally {
    closeSync(descriptor);
  }
}
