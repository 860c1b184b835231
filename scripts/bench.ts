/**
 * `npm run bench`: times ttmlir-opt on generated inputs, beside mlir-opt where it is installed (as `mlir-opt-22` or as the path in
 * MLIR_OPT). Whole processes are timed, runs of both tools in turn; medians and their ratio are printed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { genericChain, manyFunctions, type BenchInput } from './bench/inputs.ts';
import { buildTools } from './build-tools.ts';

const runs = 5;
const megabyte = 1e6;
const root = fileURLToPath(new URL('..', import.meta.url));
const oracle = process.env['MLIR_OPT'] ?? 'mlir-opt-22';

await buildTools(root);
const hasOracle = spawnSync(oracle, ['--version']).status === 0;
if (!hasOracle) console.log(`${oracle} is not installed: only ttmlir-opt is timed`);

const folder = mkdtempSync(join(tmpdir(), 'ttmlir-bench-'));
try {
  console.log(row('input', 'MB', 'ttmlir-opt', oracle, 'ratio'));
  const empty: BenchInput = { name: 'one operation (start-up)', text: 'module {\n}\n', args: [] };
  for (const input of [
    empty,
    ...[1, 5].flatMap((mb) => [genericChain(mb * megabyte), manyFunctions(mb * megabyte)]),
  ]) {
    measure(input);
  }
  const [node] = median(() => time(process.execPath, ['-e', '0']));
  console.log(`node -e 0: ${seconds(node)}`);
} finally {
  rmSync(folder, { recursive: true });
}

function measure(input: BenchInput): void {
  const file = join(folder, 'input.mlir');
  writeFileSync(file, input.text);
  const ours = (): number => time(process.execPath, [join(root, 'dist/ttmlir-opt.js'), ...input.args, file]);
  const theirs = (): number => time(oracle, [...input.args, file]);
  const [a, b, ratio] = median(ours, hasOracle ? theirs : undefined);
  const size = (input.text.length / megabyte).toFixed(1);
  console.log(row(input.name, size, seconds(a), b === undefined ? '-' : seconds(b), ratio?.toFixed(2) ?? '-'));
}

/** Runs the two in turn and returns the median time of each and the median of the ratios. */
function median(first: () => number, second?: () => number): [number, number | undefined, number | undefined] {
  const pairs = Array.from({ length: runs }, () => [first(), second?.()] as const);
  const middle = (values: number[]): number => values.sort((x, y) => x - y)[values.length >> 1]!;
  const a = middle(pairs.map(([x]) => x));
  if (!second) return [a, undefined, undefined];
  return [a, middle(pairs.map(([, y]) => y!)), middle(pairs.map(([x, y]) => x / y!))];
}

/** Returns the seconds that the command takes; ends the program when it fails. */
function time(command: string, args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const elapsed = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr?.toString()}`);
  return elapsed;
}

function seconds(value: number): string {
  return `${value.toFixed(3)} s`;
}

function row(...[name, ...cells]: string[]): string {
  return name!.padEnd(32) + cells.map((cell) => cell.padStart(13)).join('');
}
