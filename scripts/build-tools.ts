import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { quickChevrotain } from './packaging/chevrotain/plugin.ts';
import { classNames } from './packaging/class-names.ts';
import { dialectEntries, dialectModules } from './packaging/dialect-entries.ts';
import { fileAccess, fileAccessEntries, fileAccessImports } from './packaging/file-access.ts';
import { packageEntries } from './packaging/package-entries.ts';
import { buildCompiledTool } from './packaging/compiled-tool.ts';
import { compiledTools } from './packaging/compiled-tools.ts';
import { replaceFiles } from './packaging/replace-files.ts';

/** What a build made: the tools, and those whose source is missing. */
export interface BuiltTools {
  readonly built: readonly string[];
  readonly missing: readonly string[];
}

/** How both bundles are made. */
const options = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  // Fields are assigned, not defined one by one, which makes every object cheaper to create.
  tsconfigRaw: { compilerOptions: { target: 'ES2022', useDefineForClassFields: false, verbatimModuleSyntax: false } },
  legalComments: 'none',
  // Every file in one folder: a module finds its neighbours the same way wherever the bundler puts it.
  chunkNames: 'chunk-[hash]',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * Bundles every tool that package.json names under `bin` from `src/tools/bin/<name>.ts` into `<outputFolder>/tools`, with an executable script
 * `<outputFolder>/<name>.js` that starts it, and the library into `<outputFolder>/lib`. What a tool loads by a dynamic `import()`, and what several of
 * them share, goes into chunks beside it; library and tools share none, because more chunks would make the tools start slower.
 * What is there can be used, and built by others, all the while: every file is replaced as a whole. Throws esbuild's
 * BuildFailure, which has been reported on standard error; then everything is as it was.
 */
export async function buildTools(root: string, outputFolder = join(root, 'dist')): Promise<BuiltTools> {
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const hasSource = (name: string) => existsSync(join(root, 'src/tools', `${name}.ts`));
  const built = Object.keys(bin).filter(hasSource);
  const compiled = compiledTools.filter(({ name }) => built.includes(name));
  const bundled = built.filter((built) => !compiled.some(({ name }) => name === built));
  const tools = Object.fromEntries(bundled.map((name) => [name, join(root, 'src/tools/bin', `${name}.ts`)]));
  if (built.includes('lit')) tools['lit-worker'] = join(root, 'src/tools/lit/worker.ts');
  const library = { ...packageEntries(root), ...dialectEntries(root), ...fileAccessEntries(root) };
  mkdirSync(outputFolder, { recursive: true });
  const partial = mkdtempSync(join(outputFolder, '.partial-'));
  const samples = mkdtempSync(join(tmpdir(), 'ttmlir-samples-'));
  try {
    const common = { ...options, absWorkingDir: root, plugins: [quickChevrotain] };
    await Promise.all([
      build({ ...common, entryPoints: tools, outdir: join(partial, 'tools') }),
      // Node shows the line that throws, and a program that uses the library wrongly makes it throw.
      build({
        ...common,
        lineLimit: 160,
        entryPoints: library,
        outdir: join(partial, 'lib'),
        plugins: [...common.plugins, dialectModules(root), fileAccess, classNames],
      }),
    ]);
    writePackageType(partial, 'commonjs');
    writePackageType(join(partial, 'tools'), 'module');
    writePackageType(join(partial, 'lib'), 'module', fileAccessImports);
    for (const tool of compiled) await buildCompiledTool(tool, partial, samples, common);
    for (const name of bundled) writeFileSync(join(partial, `${name}.js`), starterOf(name));
    for (const name of built) chmodSync(join(partial, `${name}.js`), 0o755);
    replaceFiles(partial, outputFolder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
    rmSync(samples, { recursive: true, force: true });
  }
  return { built, missing: Object.keys(bin).filter((name) => !hasSource(name)) };
}

/** Returns the script that starts a tool. Node runs scripts sooner than modules, so all that it is given by name are scripts. */
function starterOf(name: string): string {
  return `#!/usr/bin/env node\nimport('./tools/${name}.js');\n`;
}

/** Tells Node what the files of a folder are, scripts or modules, and what names beginning with `#` stand for in them. */
export function writePackageType(folder: string, type: 'commonjs' | 'module', imports?: object): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ type, imports })}\n`);
}
