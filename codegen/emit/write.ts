import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type OutputFile } from './output.ts';

/** What writing the outputs changes in the tree. */
export interface TreeChanges {
  /** Files whose content differs or that do not exist yet. */
  readonly changed: readonly OutputFile[];
  /** Generated files that no output belongs to any more. */
  readonly stale: readonly string[];
}

/** Folders that generated files live in, and what marks one. */
const marker = '@generated';
const roots = ['src', 'docs'];

/** Compares the outputs with the tree at `root`. */
export function compareTree(root: string, outputs: readonly OutputFile[]): TreeChanges {
  const expected = new Set(outputs.map((output) => output.path));
  return {
    changed: outputs.filter((output) => readOrUndefined(join(root, output.path)) !== output.content),
    stale: generatedFiles(root).filter((path) => !expected.has(path)),
  };
}

/** Writes the changed files and deletes the stale ones. */
export function applyChanges(root: string, changes: TreeChanges): void {
  for (const { path, content } of changes.changed) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  for (const path of changes.stale) rmSync(join(root, path));
}

function readOrUndefined(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

// Generated code is in folders named `generated`, generated Markdown anywhere in docs; the first line says that it is generated.
function generatedFiles(root: string): string[] {
  return roots
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && isGeneratedPlace(entry.parentPath, entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => readFileSync(join(root, path), 'utf8').slice(0, 200).split('\n', 1)[0]?.includes(marker))
    .sort();
}

function isGeneratedPlace(folder: string, name: string): boolean {
  return name.endsWith('.md') || (folder.split(sep).includes('generated') && /\.(ts|fbs)$/.test(name));
}
