import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** What a build made: the tools, and those whose source is missing. */
export interface BuiltTools {
  readonly built: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Bundles every tool that package.json names under `bin` from `src/tools/bin/<name>.ts` into `<outputFolder>/<name>.js`, an
 * executable ES module. What a tool loads by a dynamic `import()`, and what several tools share, goes into chunks beside it.
 * Empties the output folder first. Throws esbuild's BuildFailure, which has been reported on standard error.
 */
export async function buildTools(root: string, outputFolder = join(root, 'dist')): Promise<BuiltTools> {
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const hasSource = (name: string) => existsSync(join(root, 'src/tools', `${name}.ts`));
  const built = Object.keys(bin).filter(hasSource);
  const entryPoints = Object.fromEntries(built.map((name) => [name, join(root, 'src/tools/bin', `${name}.ts`)]));
  if (built.includes('lit')) entryPoints['lit-worker'] = join(root, 'src/tools/lit/worker.ts');
  rmSync(outputFolder, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir: outputFolder,
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
  for (const name of built) chmodSync(join(outputFolder, `${name}.js`), 0o755);
  return { built, missing: Object.keys(bin).filter((name) => !hasSource(name)) };
}
