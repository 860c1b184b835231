/**
 * The one module of the core that touches files. A browser build replaces it by one that throws.
 * Functions throw the error of node:fs; tools turn it into a diagnostic.
 */
import { readFileSync, existsSync, mkdirSync, writeFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** Returns the bytes of the file at `path`. */
export function readBytes(path: string): Uint8Array {
  return readFileSync(path);
}

/** Returns the file at `path` decoded as UTF-8, with escapes for bytes that are none. */
export function readText(path: string): string {
  return decodeUtf8(readFileSync(path));
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
  if (parent !== path) makeFolder(parent);
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

/** Writes the file as a whole or not at all: a failure leaves what was there before. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? encodeUtf8(content) : content;
  // A folder cannot be replaced by a file; what the system says of it here is clearer.
  if (path.startsWith('/dev/') || isFolder(path)) return writeFileSync(path, bytes);
  const partial = `${path}.partial-${process.pid}`;
  try {
    writeFileSync(partial, bytes);
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
