import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** What a build made: the tools, and those whose source is missing. */
export interface BuiltTools {
  readonly built: readonly string[];
  readonly missing: readonly string[];
}

/** How long files of earlier builds stay: a process that runs may still load them. */
const keepForMs = 60 * 60 * 1000;

/**
 * Bundles every tool that package.json names under `bin` from `src/tools/bin/<name>.ts` into `<outputFolder>/<name>.js`, an
 * executable ES module,. What a tool loads by a dynamic `import()`, and what several of them
 * share, goes into chunks beside it. The tools there can be used, and built by others, all the while: every file is replaced as
 * a whole. Throws esbuild's BuildFailure, which has been reported on standard error; then everything is as it was.
 */
export async function buildTools(root: string, outputFolder = join(root, 'dist')): Promise<BuiltTools> {
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const hasSource = (name: string) => existsSync(join(root, 'src/tools', `${name}.ts`));
  const built = Object.keys(bin).filter(hasSource);
  const entryPoints = Object.fromEntries(built.map((name) => [name, join(root, 'src/tools/bin', `${name}.ts`)]));
  if (built.includes('lit')) entryPoints['lit-worker'] = join(root, 'src/tools/lit/worker.ts');
  mkdirSync(outputFolder, { recursive: true });
  const partial = mkdtempSync(join(outputFolder, '.partial-'));
  try {
    await build({
      absWorkingDir: root,
      entryPoints,
      outdir: partial,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      minifyWhitespace: true,
      legalComments: 'none',
      // Every file in one folder: a module finds its neighbours the same way wherever the bundler puts it.
      chunkNames: 'chunk-[hash]',
      logLevel: 'warning',
    });
    for (const name of built) chmodSync(join(partial, `${name}.js`), 0o755);
    replaceFiles(partial, outputFolder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return { built, missing: Object.keys(bin).filter((name) => !hasSource(name)) };
}

/** Moves the files of `from` into `to`, chunks before those that load them, and removes what earlier builds left there. */
function replaceFiles(from: string, to: string): void {
  const names = readdirSync(from);
  const isChunk = (name: string) => name.startsWith('chunk-');
  for (const name of [...names.filter(isChunk), ...names.filter((name) => !isChunk(name))]) {
    renameSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(to)) {
    const path = join(to, name);
    const ageMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (!names.includes(name) && ageMs > keepForMs) rmSync(path, { recursive: true, force: true });
  }
}
