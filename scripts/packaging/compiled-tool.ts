import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { scriptsOfChunks, type Chunk } from './chunk-functions.ts';
import { lazyImports } from './lazy-imports.ts';

/** A tool that keeps its compiled code. */
export interface CompiledTool {
  readonly name: string;
  /** The modules that it imports by `import()` and needs for most inputs, as paths from the root. */
  readonly common: RegExp;
  /** Whether V8 is told how long the input is. */
  readonly tunesCompiler: boolean;
  /** What is run so that its code is compiled. */
  readonly runs: readonly SampleRun[];
}

/** A run of a tool, in a folder which it shares with those before. */
export interface SampleRun {
  readonly args: readonly string[];
  readonly input: string;
}

/**
 * Makes `<folder>/<name>.js` of a tool that keeps its compiled code: a launcher, a bundle of everything in two scripts, and the code that V8
 * made of them while it ran samples. What the tool imports by a dynamic `import()` is in the bundle too, in the second script but for what is common.
 * The samples may leave files in `samplesFolder` for those of other tools.
 */
export async function buildCompiledTool(
  { name, common, tunesCompiler, runs }: CompiledTool,
  folder: string,
  samplesFolder: string,
  options: BuildOptions,
): Promise<void> {
  const { root, ...bundling } = { root: options.absWorkingDir!, ...options };
  const { outputFiles, metafile } = await build({
    ...bundling,
    entryPoints: { [name]: join(root, 'src/tools/bin', `${name}.ts`) },
    outdir: folder,
    write: false,
    metafile: true,
    define: { 'import.meta.url': '"file:///bundle.js"' },
    plugins: [lazyImports('/dialects/registry.ts', '/tools/pass-registry.ts')],
  });
  const coreNames = coreChunks(metafile, `${name}.js`, common);
  const chunks = new Map(outputFiles.map(({ path, text }) => [basename(path), text.replace(/^#!.*\n/, '')]));
  const named = (chunk: string): Chunk => ({ name: chunk, text: chunks.get(chunk)! });
  const rest = [...chunks.keys()].filter((chunk) => !coreNames.has(chunk));
  const scripts = scriptsOfChunks([...coreNames].map(named), rest.map(named));
  // Named by its content, because another build may replace the launcher at any moment.
  const hash = createHash('sha256').update(scripts.core).update(scripts.rest).digest('hex').slice(0, 8);
  const bundleName = `chunk-${name}-${hash}`;
  for (const part of ['core', 'rest'] as const) {
    writeFileSync(join(folder, `${bundleName}.${part}.cjs`), scripts[part]);
  }
  const launcher = join(folder, `${name}.js`);
  await build({
    ...bundling,
    entryPoints: { [name]: join(root, 'scripts/packaging/launcher.ts') },
    outdir: folder,
    splitting: false,
    format: 'cjs',
    define: {
      bundleName: JSON.stringify(bundleName),
      tunesCompiler: String(tunesCompiler),
      'import.meta.url': '__filename',
    },
    banner: { js: '#!/usr/bin/env node' },
  });
  const env = { PATH: process.env['PATH'], TTMLIR_KEEP_CODE: '1' };
  for (const { args, input } of runs) {
    const stdio = ['pipe', 'ignore', 'inherit'] as const;
    const run = spawnSync(process.execPath, [launcher, ...args], { env, input, cwd: samplesFolder, stdio: [...stdio] });
    if (run.status !== 0) throw new Error(`${name} failed on the sample that it is compiled with`);
  }
}

/** Returns the names of the chunks that are needed for nearly every input, the one that is run first. */
function coreChunks({ outputs }: Metafile, first: string, common: RegExp): Set<string> {
  const isCommon = (entry: string | undefined): boolean => entry !== undefined && common.test(entry);
  const paths = Object.keys(outputs);
  const pending = paths.filter((path) => isCommon(outputs[path]!.entryPoint));
  const found = new Set<string>([first]);
  pending.push(paths.find((path) => basename(path) === first)!);
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    found.add(basename(path));
    for (const { path: imported, kind, external } of outputs[path]!.imports) {
      if (kind === 'import-statement' && external !== true && !found.has(basename(imported))) pending.push(imported);
    }
  }
  return found;
}
