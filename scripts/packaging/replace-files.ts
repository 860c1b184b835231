import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** How long files of earlier builds stay: a process that runs may still load them. */
const keepForMs = 60 * 60 * 1000;

/** Moves the files of `from` into `to`, chunks before those that load them, and removes what earlier builds left there. */
export function replaceFiles(from: string, to: string): void {
  const files = filesIn(from);
  const isChunk = (file: string) => basename(file).startsWith('chunk-');
  for (const file of [...files.filter(isChunk), ...files.filter((file) => !isChunk(file))]) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
  const kept = new Set(files);
  for (const file of filesIn(to)) {
    const path = join(to, file);
    const ageMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (!kept.has(file) && ageMs > keepForMs) rmSync(path, { force: true });
  }
}

/** Returns the paths of all files below a folder, from there; another build may remove folders meanwhile. */
function filesIn(folder: string, prefix = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name), `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
  );
}
