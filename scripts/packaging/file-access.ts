import { join } from 'node:path';
import { type Plugin } from 'esbuild';

/** By what name the library imports the module that touches files. */
const importName = '#files';

/** Returns that module and the one that web pages have instead, as entry points of the library. */
export function fileAccessEntries(root: string): Readonly<Record<string, string>> {
  const entry = (name: string): string => join(root, 'src/support', `${name}.ts`);
  return { files: entry('files'), 'files-of-browsers': entry('files-of-browsers') };
}

/** What package.json of the folder of the library says of both: bundlers for web pages take the latter. */
export const fileAccessImports = {
  [importName]: { browser: './files-of-browsers.js', default: './files.js' },
} as const;

/** Leaves the choice between both to who uses the library. */
export const fileAccess: Plugin = {
  name: 'file-access',
  setup(setup) {
    setup.onResolve({ filter: /\/files\.ts$/ }, ({ path, kind, resolveDir }) => {
      const isFileAccess = /\/src\/support\/files\.ts$/.test(join(resolveDir, path).replaceAll('\\', '/'));
      return kind === 'import-statement' && isFileAccess ? { path: importName, external: true } : undefined;
    });
  },
};
