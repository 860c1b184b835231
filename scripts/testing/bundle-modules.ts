import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform, type BuildOptions, type Plugin } from 'esbuild';
import { type BundledModules } from './bundled-modules-hooks.ts';

/** Modules in few files, for processes that would otherwise load thousands of sources one by one. */
export interface ModuleBundle {
  /** The options of `node` with which a process takes the modules from the bundle, whoever asks for them by the places of their sources. */
  readonly nodeArguments: readonly string[];
  remove(): void;
}

/** What to bundle, as paths from the root of the project. */
export interface BundledSources {
  /** What one process loads, all of it or much: goes into one file. Each is run when it is first asked for. */
  readonly together: readonly string[];
  /** What processes start with, each with one of them: each loads what it needs only. */
  readonly apart: readonly string[];
}

/**
 * Bundles modules into a new folder below `out/` of the project, where they find its packages. They run as their sources do and see the places
 * of those as their own; what several need is there once among those that are together, and once among those apart. Throws esbuild's BuildFailure, which has been
 * reported on standard error.
 */
export async function bundleModules(root: string, { together, apart }: BundledSources): Promise<ModuleBundle> {
  mkdirSync(join(root, 'out'), { recursive: true });
  const folder = mkdtempSync(join(root, 'out/bundle-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const urlOf = (file: string): string => pathToFileURL(join(folder, file)).href;
  const list = together.map((file) => `  () => import(${JSON.stringify(`./${file}`)}),\n`).join('');
  const entries = apart.map((file, i) => ({ in: join(root, file), out: `${i}` }));
  try {
    const contents = `export const modules = [\n${list}];\n`;
    await Promise.all([
      build({ ...options, stdin: { contents, resolveDir: root }, outfile: join(folder, 'together.mjs') }),
      build({
        ...options,
        entryPoints: entries,
        splitting: true,
        outdir: join(folder, 'apart'),
        outExtension: { '.js': '.mjs' },
      }),
    ]);
    const sources = [
      ...together.map(
        (_, i) => `import { modules } from ${JSON.stringify(urlOf('together.mjs'))};\nawait modules[${i}]();\n`,
      ),
      ...apart.map((_, i) => `export * from ${JSON.stringify(urlOf(`apart/${i}.mjs`))};\n`),
    ];
    const files = [...together, ...apart].map((file) => pathToFileURL(join(root, file)).href);
    const data: BundledModules = { folder: urlOf(''), sources: files.map((file, i) => [file, sources[i]!]) };
    const hooks = new URL('./bundled-modules-hooks.ts', import.meta.url).href;
    writeFileSync(
      join(folder, 'register.mjs'),
      `import { register } from 'node:module';\nregister(${JSON.stringify(hooks)}, { data: ${JSON.stringify(data)} });\n`,
    );
  } catch (error) {
    remove();
    throw error;
  }
  return { nodeArguments: ['--import', urlOf('register.mjs')], remove };
}

/** Lets each module see the place of its source where it asks for its own. */
const ownPlaces: Plugin = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta')) return null;
      const { code } = await transform(text, {
        loader: 'ts',
        target: 'node20',
        sourcefile: path,
        sourcemap: 'inline',
        define: {
          'import.meta.url': JSON.stringify(pathToFileURL(path).href),
          'import.meta.filename': JSON.stringify(path),
          'import.meta.dirname': JSON.stringify(dirname(path)),
        },
      });
      return { contents: code, loader: 'js' };
    });
  },
};

const options = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  logLevel: 'warning',
  plugins: [ownPlaces],
} as const satisfies BuildOptions;
