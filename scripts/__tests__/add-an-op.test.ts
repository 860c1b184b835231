import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the text of a section of the contributor's guide. */
function sectionOfTheGuide(heading: string): string {
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  return guide.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}`)) ?? '';
}

/** What a section of the contributor's guide says to write, taken from the guide, so that it cannot go stale. */
function snippetsOfTheGuide(heading: string): { file: string; text: string }[] {
  return [...sectionOfTheGuide(heading).matchAll(/^\d\. `([^`]+)`[^]*?```\w+\n([^]*?)```/gm)].map(([, file, text]) => ({
    file: file!,
    text: text!.replace(/^ {3}/gm, ''),
  }));
}

/** Makes a copy of what codegen and the tools need, and removes it when `use` is done with it. */
function inCopy(use: (copy: string) => void): void {
  const copy = mkdtempSync(join(tmpdir(), 'ttmlir-new-op-'));
  try {
    for (const part of ['codegen', 'dialects-td', 'src', 'docs', 'package.json', 'tsconfig.json', '.prettierrc.json']) {
      cpSync(join(root, part), join(copy, part), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    writeFileSync(join(copy, 'flow.ts'), flow);
    use(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Runs the commands that it is given one after the other, in one process. */
const flow = `
import { main as filecheck } from './src/tools/filecheck.ts';
import { processIo } from './src/tools/process-io.ts';
import { main as opt } from './src/tools/ttmlir-opt.ts';
import { main as translate } from './src/tools/ttmlir-translate.ts';
import { main as ttrt } from './src/tools/ttrt.ts';

const tools = { filecheck, 'ttmlir-opt': opt, 'ttmlir-translate': translate, ttrt };
const io = processIo();
for (const command of process.argv.slice(2)) {
  const [tool, ...args] = command.split(' ');
  process.exitCode = await tools[tool](args, io);
  if (process.exitCode !== 0) break;
}
io.flush();
`;

test('a new elementwise op takes three files by hand, from spec to a run on the device', () => {
  inCopy((copy) => {
    const snippets = snippetsOfTheGuide('Add an elementwise operation');
    assert.is(snippets.length, 3);
    for (const { file, text } of snippets) insert(join(copy, file), text);
    run(copy, '--import', 'tsx', 'codegen/main.ts');
    const program = /^```mlir\n([^]*?)```/m.exec(sectionOfTheGuide('Add an elementwise operation'))![1]!;
    writeFileSync(join(copy, 'softsign.mlir'), program);
    const commands = [
      'ttmlir-opt --ttir-to-ttnn-backend-pipeline softsign.mlir -o softsign.ttnn.mlir',
      'ttmlir-translate --ttnn-to-flatbuffer softsign.ttnn.mlir -o softsign.ttnn',
      'ttrt run --golden softsign.ttnn',
      'ttrt read softsign.ttnn',
    ];
    const report = runBundle(copy, 'flow.ts', ...commands);
    assert.match(readFileSync(join(copy, 'softsign.ttnn.mlir'), 'utf8'), '"ttnn.softsign"');
    assert.match(report, /\bsoftsign\b/);
    assert.match(report, '"type": "Softsign"');
  });
});

test('a new dialect takes a spec, its hooks and what joins both; an operation, more hooks; a pass, a spec, its patterns and a line', () => {
  inCopy((copy) => {
    const reference = readFileSync(join(root, 'codegen/README.md'), 'utf8');
    const spec = /```yaml\n([^]*?)```/.exec(reference)?.[1];
    const headings = ['Add a dialect', 'Write the hooks of an operation', 'Add a pass'];
    const snippets = headings.flatMap(snippetsOfTheGuide);
    assert.is(snippets.length, 13);
    for (const { file, text } of [{ file: 'dialects-td/toy/toy-ops.yaml', text: spec! }, ...snippets]) {
      if (file.endsWith('passes/dialects.ts')) register(join(copy, file), text);
      else {
        mkdirSync(dirname(join(copy, file)), { recursive: true });
        writeFileSync(join(copy, file), text);
      }
    }
    run(copy, '--import', 'tsx', 'codegen/main.ts');
    const tests = snippets.flatMap(({ file, text }) => {
      const [, options, check] = /RUN: ttmlir-opt (\S+) %s( \| filecheck %s)?\n/.exec(text) ?? [];
      if (!options) return [];
      const commands = [`ttmlir-opt ${options} ${file} -o out.mlir`];
      return check ? [...commands, `filecheck ${file} --input-file=out.mlir`] : commands;
    });
    assert.is(tests.length, 7);
    runBundle(copy, 'flow.ts', ...tests);
    runBundle(copy, 'src/dialects/toy/__tests__/roll-op.test.ts');
    assert.match(readFileSync(join(copy, 'docs/dialects/toy.md'), 'utf8'), 'toy.neg');
    assert.match(readFileSync(join(copy, 'docs/passes.md'), 'utf8'), '### `--toy-merge-rounding`');
  });
});

test('the files that the guide names are there', () => {
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const named = [...guide.matchAll(/`((?:src|codegen|dialects-td|lit-tests|fixtures|scripts)\/[^`\s<]*)`/g)];
  // `src/dialects/{ttir,ttnn}/hooks/matmul-op.ts` is two files.
  const paths = named.flatMap(([, path]) => {
    const [, before, choices, after] = /^(.*)\{(.*)\}(.*)$/.exec(path!) ?? [];
    return choices === undefined ? [path!] : choices.split(',').map((choice) => `${before}${choice}${after}`);
  });
  assert.ok(paths.includes('src/dialects/ttnn/hooks/matmul-op.ts'));
  assert.equal(
    // The files of the dialect that the guide adds are made in the test above.
    paths.filter((path) => !/\/toy(\/|$|-)/.test(path) && !existsSync(join(root, path))),
    [],
  );
});

/** Names a pass of the dialect `toy` in the registry, and imports what that needs. */
function register(file: string, text: string): void {
  const imports =
    "import { ToyMergeRoundingPassBase } from '../../dialects/toy/generated/toy-passes.gen.ts';\n" +
    "import { ToyMergeRoundingPass } from '../../dialects/toy/transforms/merge-rounding.ts';\n";
  const content = readFileSync(file, 'utf8');
  writeFileSync(file, imports + content.replace(/^ {2}registry$/m, `$&\n${text.trimEnd()}`));
}

/** Puts a record before the one of `log`, or a table entry behind its line. */
function insert(file: string, text: string): void {
  const content = readFileSync(file, 'utf8');
  if (file.endsWith('.ts')) {
    const at = content.indexOf('  exp: {');
    writeFileSync(file, `${content.slice(0, at)}${text.replace(/^/gm, '  ').trimEnd()}\n${content.slice(at)}`);
    return;
  }
  const at = content.search(/^ {2}TT(IR|NN)_LogOp:/m);
  writeFileSync(file, `${content.slice(0, at)}${text}${content.slice(at)}`);
}

/** Bundles a script of the copy, which is loaded sooner than its many sources, runs it, and returns what it printed. */
function runBundle(copy: string, script: string, ...args: string[]): string {
  const bundle = `${script}.mjs`;
  buildSync({
    absWorkingDir: copy,
    entryPoints: [script],
    outfile: join(copy, bundle),
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  return run(copy, bundle, ...args);
}

/** Runs Node in the copy and returns what was printed; fails the test when Node fails. */
function run(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  assert.is(status, 0, `${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

test.run();
