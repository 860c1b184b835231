import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Diagnostics } from './diagnostics.ts';
import { loadSpec } from './load.ts';
import { declareFile, type SpecFile } from './resolve/declarations.ts';
import { SourceFile } from './source.ts';

/** The folder of the specs, relative to the root of the tree. */
export const specFolder = 'dialects-td';

/**
 * Reads every spec under `root`/dialects-td, in the order of their paths; mistakes go to `diagnostics`. Returns undefined when one is no
 * YAML as specs have it: what it declares is unknown then, and each use would be a mistake too.
 */
export function loadTree(root: string, diagnostics: Diagnostics): SpecFile[] | undefined {
  const folder = join(root, specFolder);
  const loaded = specPaths(folder).map((path) => {
    const relativePath = relative(root, path).split(sep).join('/');
    const source = new SourceFile(relativePath, readFileSync(path, 'utf8'));
    const id = relativePath.slice(specFolder.length + 1, -'.yaml'.length);
    return { id, source, node: loadSpec(source, diagnostics) };
  });
  if (diagnostics.hasErrors) return undefined;
  return loaded.flatMap(({ id, source, node }) => (node ? [declareFile(id, source, node, diagnostics)] : []));
}

function specPaths(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
