import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { scriptsOfChunks, type Part } from './chunk-functions.ts';
import { lazyImports } from './lazy-imports.ts';

/** A tool that keeps its compiled code. */
export interface CompiledTool {
  readonly name: string;
  /** The modules that it imports by `import()` and needs for most inputs, as paths from the root. */
  readonly common: RegExp;
  /** By what inputs are about, the other modules of that kind which they need: what is about one of these is loaded together. */
  readonly subjects: Readonly<Record<string, RegExp>>;
  /** Whether V8 is told how long the input is: where that says how long the tool will run. */
  readonly tunesEngine: boolean;
  /** What is run so that its code is compiled. */
  readonly runs: readonly SampleRun[];
  /** Runs over very short files, whose code is kept by itself: it is a part of the rest, and read in less time. */
  readonly shortRuns: readonly SampleRun[];
}

/** A run of a tool, in a folder which it shares with those before. */
export interface SampleRun {
  readonly args: readonly string[];
  /** What is read, unless the arguments name a file. */
  readonly input?: string | SampleFiles;
}

/** Files that are an input together, with marks between for --split-input-file; paths from the root. */
export interface SampleFiles {
  readonly files: readonly string[];
}

/** The name of the file with a short input. */
const shortInput = 'short.mlir';

/** Modules with what few inputs need. */
const lazyModules = [
  '/tools/pass-registry.ts',
  '/tools/cli/process-source.ts',
  '/tools/opt/bytecode-options.ts',
  '/tools/opt/verify-roundtrip.ts',
];

/**
 * Makes `<folder>/<name>.js` of a tool that keeps its compiled code: a launcher, a bundle of everything in scripts, and the code that V8
 * made of them while it ran samples. What the tool imports by a dynamic `import()` is in the bundle too. The scripts are the core, which every input needs, one for each subject
 * and for what the same ones of them need, and the rest. The samples may leave files in `samplesFolder` for those of other tools.
 */
export async function buildCompiledTool(
  { name, common, subjects, tunesEngine, runs, shortRuns }: CompiledTool,
  folder: string,
  samplesFolder: string,
  options: BuildOptions,
): Promise<void> {
  const { root, ...bundling } = { root: options.absWorkingDir!, ...options };
  const passLists = readdirSync(join(root, 'src/tools/passes')).map((file) => `/tools/passes/${file}`);
  const { outputFiles, metafile } = await build({
    ...bundling,
    entryPoints: { [name]: join(root, 'src/tools/bin', `${name}.ts`) },
    outdir: folder,
    write: false,
    metafile: true,
    define: { 'import.meta.url': '"file:///bundle.cjs"' },
    plugins: [
      ...(bundling.plugins ?? []),
      lazyImports('/dialects/generated/registry.gen.ts', ...lazyModules, ...passLists),
    ],
  });
  const chunks = new Map(outputFiles.map(({ path, text }) => [basename(path), text.replace(/^#!.*\n/, '')]));
  const parts = partsOfChunks(metafile, `${name}.js`, common, subjects);
  const [coreOfTool, ...others] = Array.from(parts, ([part, names]): Part => {
    return { name: part, chunks: names.map((chunk) => ({ name: chunk, text: chunks.get(chunk)! })) };
  });
  const scripts = scriptsOfChunks(coreOfTool!, others);
  // Named by its content, because another build may replace the launcher at any moment.
  const hash = [...scripts.values()].reduce((hash, text) => hash.update(text), createHash('sha256'));
  const bundleName = `chunk-${name}-${hash.digest('hex').slice(0, 8)}`;
  for (const [part, text] of scripts) writeFileSync(join(folder, `${bundleName}.${part}.cjs`), text);
  const launcher = join(folder, `${name}.js`);
  await build({
    ...bundling,
    entryPoints: { [name]: join(root, 'scripts/packaging/launcher.ts') },
    outdir: folder,
    splitting: false,
    format: 'cjs',
    define: {
      bundleName: JSON.stringify(bundleName),
      partNames: JSON.stringify([...parts.keys()]),
      codeVersion: JSON.stringify(process.versions.v8),
      tunesEngine: String(tunesEngine),
      keepsShortCode: String(shortRuns.length > 0),
      'import.meta.url': '__filename',
    },
    banner: { js: '#!/usr/bin/env node' },
  });
  const env = { PATH: process.env['PATH'], TTMLIR_KEEP_CODE: '1' };
  const run = (args: readonly string[], input?: string): void => {
    const { status } = spawnSync(process.execPath, [launcher, ...args], {
      env,
      input: input ?? '',
      cwd: samplesFolder,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${name} failed on the sample that it is compiled with`);
  };
  for (const { args, input } of runs) run(args, input === undefined ? undefined : textOf(input, root));
  for (const { args, input } of shortRuns) {
    if (input === undefined) {
      run(args);
      continue;
    }
    // What comes from a pipe may be long.
    writeFileSync(join(samplesFolder, shortInput), textOf(input, root));
    run([shortInput, ...args]);
  }
}

function textOf(input: string | SampleFiles, root: string): string {
  if (typeof input === 'string') return input;
  return input.files.map((file) => readFileSync(join(root, file), 'utf8')).join('// -----\n');
}

/** The parts that are made for every tool, beside those for its subjects and for several of them. */
const core = 'core';
const rest = 'rest';

/** Returns the names of the chunks by part, the core first; in it `first`, which is run first. */
function partsOfChunks(
  { outputs }: Metafile,
  first: string,
  common: RegExp,
  subjects: CompiledTool['subjects'],
): Map<string, string[]> {
  const coreChunks = chunksNeededBy(outputs, (entry) => common.test(entry), first);
  const bySubject = Object.entries(subjects).map(
    ([name, entries]) => [name, chunksNeededBy(outputs, (entry) => entries.test(entry))] as const,
  );
  const parts = new Map<string, string[]>([[core, [...coreChunks]]]);
  for (const chunk of Object.keys(outputs).map((path) => basename(path))) {
    if (coreChunks.has(chunk)) continue;
    const needing = bySubject.filter(([, chunks]) => chunks.has(chunk)).map(([name]) => name);
    const part = needing.join('+') || rest;
    if (!parts.get(part)?.push(chunk)) parts.set(part, [chunk]);
  }
  return parts;
}

/** Returns the names of the chunks that modules need which are imported by `import()`, and `first` needs, the latter first. */
function chunksNeededBy(
  outputs: Metafile['outputs'],
  isEntry: (entry: string) => boolean,
  first?: string,
): Set<string> {
  const paths = Object.keys(outputs);
  const isFirst = (path: string): boolean => basename(path) === first;
  const pending = paths.filter((path) => !isFirst(path) && isEntry(outputs[path]!.entryPoint ?? ''));
  pending.push(...paths.filter(isFirst));
  const found = new Set<string>();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    found.add(basename(path));
    for (const { path: imported, kind, external } of outputs[path]!.imports) {
      if (kind === 'import-statement' && external !== true && !found.has(basename(imported))) pending.push(imported);
    }
  }
  return found;
}
