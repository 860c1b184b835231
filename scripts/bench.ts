/**
 * `npm run bench [-- WORD…]`: times ttmlir-opt on generated inputs of 1, 10 and 50 MB in custom and generic form, beside mlir-opt where it
 * is installed (as `mlir-opt-22` or as the path in MLIR_OPT). Whole processes are timed, runs of both tools in turn; then the
 * phases of our tool. With words, only lines whose input, form or size (`10MB`) has one of each kind named are run:
 * `npm run bench -- functions custom 10MB`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputShapes, type BenchInput } from './bench/inputs.ts';
import { canMeasure, measureInTurn, type Measured } from './bench/measure.ts';
import { buildTools } from './build-tools.ts';

const megabyte = 1e6;
const sizesMegabytes = [1, 10, 50];
const forms = ['custom', 'generic'];
const words = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const tool = join(root, 'dist/ttmlir-opt.js');
const oracle = process.env['MLIR_OPT'] ?? 'mlir-opt-22';

await buildTools(root);
const hasOracle = spawnSync(oracle, ['--version']).status === 0;
if (!hasOracle) console.log(`${oracle} is not installed: only ttmlir-opt is timed`);
const folder = mkdtempSync(join(tmpdir(), 'ttmlir-bench-'));
try {
  if (canMeasure()) run();
  else console.log('the command /usr/bin/time is not installed, which measures memory and processor time');
} finally {
  rmSync(folder, { recursive: true });
}

function run(): void {
  if (words.length === 0) startUp();
  console.log(`ttmlir-opt; ratios to ${oracle}; phases of ttmlir-opt in seconds`);
  console.log(row('input', 'wall s', 'cpu s', 'MB', 'x wall', 'x cpu', 'x MB', 'lex', 'parse', 'verify', 'print'));
  const shapes = chosen(Object.keys(inputShapes));
  for (const shape of shapes) {
    for (const form of chosen(forms)) {
      const wallSeconds: number[] = [];
      for (const size of chosen(sizesMegabytes.map((each) => `${each}MB`))) {
        const megabytes = parseInt(size);
        const input = inputShapes[shape]!(megabytes * megabyte);
        wallSeconds.push(compare(`${shape}, ${form}, ${size}`, input, form, megabytes).seconds);
      }
      const [tens, fifties] = wallSeconds.slice(-2);
      if (wallSeconds.length === 3)
        console.log(`    50 MB take ${(fifties! / tens!).toFixed(1)} times as long as 10 MB`);
    }
  }
}

/** Returns those of the words that the command line names, all when it names none. */
function chosen(all: readonly string[]): readonly string[] {
  const named = all.filter((word) => words.includes(word));
  return named.length > 0 ? named : all;
}

function startUp(): void {
  const file = join(folder, 'one.mlir');
  writeFileSync(file, 'module {\n}\n');
  const [node, ours, theirs] = measureInTurn(15, [
    [process.execPath, '-e', '0'],
    [process.execPath, tool, file],
    ...(hasOracle ? [[oracle, file] as const] : []),
  ]);
  const ratio = (ours!.seconds / node!.seconds).toFixed(2);
  console.log(`start-up: ttmlir-opt ${ours!.seconds.toFixed(3)} s, ${ratio} times node -e 0`);
  if (theirs) console.log(`          ${oracle} ${theirs.seconds.toFixed(3)} s`);
}

/** Measures both tools on the input and prints a line. */
function compare(name: string, { text, args }: BenchInput, form: string, megabytes: number): Measured {
  let file = join(folder, 'input.mlir');
  writeFileSync(file, text);
  if (form === 'generic') {
    const generic = join(folder, 'generic.mlir');
    execFileSync(process.execPath, [tool, ...args, '--mlir-print-op-generic', file, '-o', generic]);
    file = generic;
  }
  const [ours, theirs] = measureInTurn(megabytes > 10 ? 1 : 3, [
    [process.execPath, tool, ...args, file],
    ...(hasOracle ? [[oracle, ...args, file] as const] : []),
  ]);
  const ratio = (of: (measured: Measured) => number): string => (theirs ? (of(ours!) / of(theirs)).toFixed(2) : '-');
  const phases = phasesOf(file, args);
  console.log(
    row(
      name,
      ours!.seconds.toFixed(2),
      ours!.cpuSeconds.toFixed(2),
      ours!.maxMegabytes.toFixed(0),
      ratio((each) => each.seconds),
      ratio((each) => each.cpuSeconds),
      ratio((each) => each.maxMegabytes),
      ...phases.map((seconds) => seconds.toFixed(2)),
    ),
  );
  return ours!;
}

function phasesOf(file: string, args: readonly string[]): number[] {
  const script = join(root, 'scripts/bench/phases.ts');
  const debugInfo = args.includes('--mlir-print-debuginfo') ? ['--debug-info'] : [];
  const json = execFileSync(process.execPath, ['--import', 'tsx', script, file, ...debugInfo], {
    cwd: root,
    encoding: 'utf8',
  });
  return Object.values(JSON.parse(json) as Record<string, number>);
}

function row(...[name, ...cells]: string[]): string {
  return name!.padEnd(30) + cells.map((cell) => cell.padStart(8)).join('');
}
