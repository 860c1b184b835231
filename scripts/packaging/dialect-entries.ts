import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin } from 'esbuild';

/** The generated modules of a dialect that users of the package import. */
const exported = /-(?:ops|attributes|types|enums)\.gen\.ts$/;

/** The names of modules that are not files: those that join what a dialect exports. */
const namespace = 'dialect';

/** Returns, by the name of the dialect, its modules that the package exports, as paths from `root`. */
export function dialectFiles(root: string): Map<string, string[]> {
  const folders = new Map([['builtin', 'src/builtin/generated']]);
  for (const entry of readdirSync(join(root, 'src/dialects'), { withFileTypes: true })) {
    if (entry.isDirectory() && !['__tests__', 'generated'].includes(entry.name)) {
      folders.set(entry.name, `src/dialects/${entry.name}/generated`);
    }
  }
  const files = (folder: string): string[] =>
    readdirSync(join(root, folder))
      .filter((name) => exported.test(name))
      .map((name) => `${folder}/${name}`);
  return new Map([...folders].map(([dialect, folder]) => [dialect, files(folder)]));
}

/** Returns the entry points `dialects/<name>` of a build that has the plugin `dialectModules`. */
export function dialectEntries(root: string): Record<string, string> {
  const names = [...dialectFiles(root).keys()];
  return Object.fromEntries(names.map((name) => [`dialects/${name}`, `${namespace}:${name}`]));
}

/** Makes `dialect:<name>` a module that exports everything of the dialect. */
export function dialectModules(root: string): Plugin {
  const files = dialectFiles(root);
  return {
    name: 'dialect-modules',
    setup(setup) {
      setup.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }));
      setup.onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: files
          .get(path)!
          .map((file) => `export * from './${file}';\n`)
          .join(''),
        resolveDir: root,
        loader: 'ts',
      }));
    },
  };
}
