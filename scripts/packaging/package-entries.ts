import { join } from 'node:path';

/** Returns the modules that the package exports besides dialects, and their sources: `ttmlir`, `ttmlir/opt` and `ttmlir/ttrt`. */
export function packageEntries(root: string): Readonly<Record<string, string>> {
  return Object.fromEntries(['index', 'opt', 'ttrt'].map((name) => [name, join(root, 'src', `${name}.ts`)]));
}
