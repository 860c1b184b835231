import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A program and where it comes from. */
export interface Program {
  readonly text: string;
  /** `path:line` of a file, or the seed of a generated program. */
  readonly origin: string;
}

const separator = /^\/\/ -----.*\n/m;
const skippedFolders = new Set(['node_modules', 'dist', 'out', '.git']);

/** Returns the programs of every `.mlir` file below the folder. */
export function readCorpus(root: string): Program[] {
  return mlirFiles(root).flatMap((path) => splitPrograms(readFileSync(path, 'utf8'), relative(root, path)));
}

/** Returns the programs of a file. What they expect of diagnostics is made an ordinary comment. */
export function splitPrograms(text: string, path: string): Program[] {
  let line = 1;
  return text
    .split(separator)
    .map((piece) => {
      const program = { text: piece.replaceAll('expected-', 'mentions-'), origin: `${path}:${line}` };
      line += piece.split('\n').length;
      return program;
    })
    .filter((program) => program.text.trim() !== '');
}

function mlirFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : mlirFiles(path);
      return entry.name.endsWith('.mlir') ? [path] : [];
    });
}
