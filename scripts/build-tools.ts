import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { dialectEntries, dialectModules } from './packaging/dialect-entries.ts';
import { buildCompiledTool } from './packaging/compiled-tool.ts';
import { replaceFiles } from './packaging/replace-files.ts';

/** What a build made: the tools, and those whose source is missing. */
export interface BuiltTools {
  readonly built: readonly string[];
  readonly missing: readonly string[];
}

/** The tool whose compiled code is kept, since it is run so often on small files. */
const compiledTool = 'ttmlir-opt';

/** How both bundles are made. */
const options = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  // Fields are assigned, not defined one by one, which makes every object cheaper to create.
  tsconfigRaw: { compilerOptions: { target: 'ES2022', useDefineForClassFields: false, verbatimModuleSyntax: true } },
  legalComments: 'none',
  // Every file in one folder: a module finds its neighbours the same way wherever the bundler puts it.
  chunkNames: 'chunk-[hash]',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * Bundles every tool that package.json names under `bin` from `src/tools/bin/<name>.ts` into `<outputFolder>/<name>.js`, an
 * executable ES module, and the library into `<outputFolder>/lib`. What a tool loads by a dynamic `import()`, and what several of
 * them share, goes into chunks beside it; library and tools share none, because more chunks would make the tools start slower.
 * What is there can be used, and built by others, all the while: every file is replaced as a whole. Throws esbuild's
 * BuildFailure, which has been reported on standard error; then everything is as it was.
 */
export async function buildTools(root: string, outputFolder = join(root, 'dist')): Promise<BuiltTools> {
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const hasSource = (name: string) => existsSync(join(root, 'src/tools', `${name}.ts`));
  const built = Object.keys(bin).filter(hasSource);
  const bundled = built.filter((name) => name !== compiledTool);
  const tools = Object.fromEntries(bundled.map((name) => [name, join(root, 'src/tools/bin', `${name}.ts`)]));
  if (built.includes('lit')) tools['lit-worker'] = join(root, 'src/tools/lit/worker.ts');
  const library = { index: join(root, 'src/index.ts'), ttrt: join(root, 'src/ttrt.ts'), ...dialectEntries(root) };
  mkdirSync(outputFolder, { recursive: true });
  const partial = mkdtempSync(join(outputFolder, '.partial-'));
  try {
    const common = { ...options, absWorkingDir: root };
    await Promise.all([
      build({ ...common, entryPoints: tools, outdir: partial }),
      build({ ...common, entryPoints: library, outdir: join(partial, 'lib'), plugins: [dialectModules(root)] }),
    ]);
    if (built.includes(compiledTool)) {
      const entry = join(root, 'src/tools/bin', `${compiledTool}.ts`);
      await buildCompiledTool(compiledTool, entry, partial, common);
    }
    for (const name of built) chmodSync(join(partial, `${name}.js`), 0o755);
    replaceFiles(partial, outputFolder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return { built, missing: Object.keys(bin).filter((name) => !hasSource(name)) };
}
