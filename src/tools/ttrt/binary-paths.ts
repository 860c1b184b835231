import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBytes } from '../../support/files.ts';
import { type BinaryFileKind } from '../../target/schema/binary-file.ts';
import { resolvePath, type ToolIo } from '../tool-io.ts';
import { FileError, withFile } from './file-error.ts';

/** A binary named on the command line, or found in a folder named there. */
export interface BinaryInput {
  /** Its path as messages show it. */
  readonly name: string;
  readonly isFromFolder: boolean;
  /** Returns its bytes. Throws FileError. */
  readonly read: () => Uint8Array;
}

/** Kinds in the order in which files of a folder are taken: TTNN programs before TTMetal programs, as upstream does. */
export const binaryKinds: readonly BinaryFileKind[] = ['ttnn', 'ttm', 'ttsys'];

/**
 * Returns what `name` stands for: standard input for `-`, a file, or the binaries of a folder and the folders in it that are of the `kinds`, by kind
 * and path; what is in the folder `left` below it is left out. Throws FileError when nothing is there.
 */
export function findBinaries(
  name: string,
  io: ToolIo,
  kinds: readonly BinaryFileKind[] = binaryKinds,
  left?: string,
): readonly BinaryInput[] {
  if (name === '-') {
    const shown = '<stdin>';
    return [{ name: shown, isFromFolder: false, read: () => withFile(shown, () => io.stdin.readBytes()) }];
  }
  const path = resolvePath(io, name);
  const input = (shown: string, from: string, isFromFolder: boolean): BinaryInput => ({
    name: shown,
    isFromFolder,
    read: () => withFile(shown, () => readBytes(from)),
  });
  if (!withFile(name, () => statSync(path).isDirectory())) return [input(name, path, false)];
  const names = withFile(name, () => filesBelow(path, left));
  const found = kinds.flatMap((kind) => names.filter((each) => each.endsWith(`.${kind}`)).sort());
  if (found.length === 0) {
    throw new FileError(`${name}: no binaries in this folder (${kinds.map((kind) => `.${kind}`).join(', ')})`);
  }
  return found.map((each) => input(join(name, each), join(path, each), true));
}

/**
 * Returns the paths, from the folder, of what is in it and in the folders below it, but not below `left`, and is no folder. As upstream does, links to folders
 * are not followed, which could lead round in circles, and folders that cannot be read are passed over.
 */
function filesBelow(folder: string, left: string | undefined): string[] {
  const files: string[] = [];
  const addAll = (entries: readonly Dirent[], prefix: string): void => {
    for (const entry of entries) {
      const name = join(prefix, entry.name);
      const path = join(folder, name);
      if (entry.isDirectory()) {
        if (path !== left) addAll(entriesIfReadable(path), name);
      } else if (!entry.isSymbolicLink() || !isFolder(path)) files.push(name);
    }
  };
  addAll(readdirSync(folder, { withFileTypes: true }), '');
  return files;
}

function entriesIfReadable(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Tells whether a link leads to a folder. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
