/**
 * `npm run bench`: times ttmlir-opt on generated inputs in custom and generic form, passes and the pipeline to TTNN, beside mlir-opt where it
 * is installed (as `mlir-opt-22` or as the path in MLIR_OPT); whole processes are measured, runs of both tools in turn. Then it times binaries on
 * the device model, beside onnxruntime-node where it is installed (or is the module in ONNXRUNTIME_NODE). Ends with a page of plots, and with
 * what got worse since the committed record.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { openBinary } from '../src/runtime/run-binary.ts';
import { enableRelaxedVectors } from '../src/tools/relaxed-vectors.ts';
import { readScriptArguments, usageError } from './arguments.ts';
import { caseWords, selectCases, startUp } from './bench/cases.ts';
import { type CaseResult } from './bench/figures.ts';
import { growthOf } from './bench/growth.ts';
import { canMeasure } from './bench/measure.ts';
import { benchPage } from './bench/page/page.ts';
import { compareWithRecord, recordText, updateRecord, type BenchRecord } from './bench/record.ts';
import { type BenchReport } from './bench/report.ts';
import { runCase, runStartUp } from './bench/run-case.ts';
import { findOnnxRuntime } from './bench/run/onnx-runtime.ts';
import { measureRun, type RunResult } from './bench/run/measure-run.ts';
import { runHeading, runLine } from './bench/run/run-report.ts';
import { resultHeading, resultLine, startUpText, summaryText } from './bench/text-report.ts';
import { buildTools } from './build-tools.ts';

/** The words of a kind, on lines below the first that are not longer than the others. */
const [whatWords, formWords, sizeWords] = caseWords().map((words) =>
  words.join(', ').replace(/(?=.{96})(.{1,94}), /g, `$1,\n${' '.repeat(22)}`),
);
const usage = `Usage: npm run bench [-- OPTION… WORD…]

Measures ttmlir-opt beside mlir-opt where it is installed (as mlir-opt-22, or as the path in MLIR_OPT), and runs on
the device model (run-…) beside onnxruntime-node where it is installed (ONNXRUNTIME_NODE is the path of its module),
prints the figures, writes them as a page of plots, and names what got worse since the committed record.

  WORD              run only the cases that have one of each kind of word named:
                      ${whatWords}
                      ${formWords}
                      ${sizeWords}
  --runs N          runs of each case (default: 5 of the smallest size, 3 of the next, 1 of the largest)
  --html FILE       the page (default: bench-report.html)
  --json FILE       write the results there as well, after every case
  --from FILE       measure nothing; report on the results that --json wrote
  --update-record   put the results into the record that later runs are compared with
  --help            print this text

Exits with 1 when something got worse by more than the tolerance and beyond noise.
`;
const recordName = 'fixtures/bench/record.json';
const { values, words } = readScriptArguments({
  usage,
  options: {
    runs: { type: 'string' },
    html: { type: 'string', default: 'bench-report.html' },
    json: { type: 'string' },
    from: { type: 'string' },
    'update-record': { type: 'boolean' },
  },
  takesWords: true,
});
if (values.runs !== undefined && !/^[1-9]\d{0,3}$/.test(values.runs)) {
  usageError(`--runs takes a number from 1 to 9999, not '${values.runs}'`, usage);
}
const selected = selectCases(words);
if (typeof selected === 'string') usageError(`nothing is called '${selected}'`, usage);
const selection = selected;

const root = fileURLToPath(new URL('..', import.meta.url));
const onnxRuntimePath = process.env['ONNXRUNTIME_NODE'] ?? 'onnxruntime-node';
const peerCommand = process.env['MLIR_OPT'] ?? 'mlir-opt-22';

if (values.from !== undefined) report(readReport(values.from));
else if (canMeasure()) report(await run());
else {
  console.error('error: the command /usr/bin/time is not installed, which measures memory and processor time');
  process.exitCode = 1;
}

/** Measures what is selected and prints a line for each. */
async function run(): Promise<BenchReport> {
  await buildTools(root);
  const peer = versionOf(peerCommand);
  if (peer === undefined) console.log(`${peerCommand} is not installed: times are compared with a calibration loop`);
  const folder = mkdtempSync(join(tmpdir(), 'ttmlir-bench-'));
  const tool = join(root, 'dist/ttmlir-opt.js');
  const bench = { root, folder, tool, peer: peer === undefined ? undefined : peerCommand };
  const results: CaseResult[] = [];
  const runs: RunResult[] = [];
  const add = (result: CaseResult): void => {
    results.push(result);
    console.log(resultLine(result));
    if (values.json !== undefined) writeFile(values.json, JSON.stringify(reportOf(results, runs, peer)));
  };
  console.log(resultHeading());
  try {
    if (selection.startUp) add(runStartUp(bench));
    for (const each of selection.cases) add(runCase(each, runsOf(each.size), bench));
    if (selection.runs.length > 0) runs.push(...(await measureRuns()));
  } finally {
    rmSync(folder, { recursive: true });
  }
  return reportOf(results, runs, peer);
}

/** Measures what runs on the device model, and prints a line for each. */
async function measureRuns(): Promise<readonly RunResult[]> {
  const onnxRuntime = await findOnnxRuntime(onnxRuntimePath);
  if (!onnxRuntime) console.log(`\n${onnxRuntimePath} is not installed: runs are compared with nothing`);
  console.log(`\n${runHeading()}`);
  // As ttrt does.
  enableRelaxedVectors();
  const library = (await import(pathToFileURL(join(root, 'dist/lib/index.js')).href)) as {
    readonly openBinary: typeof openBinary;
  };
  const open = library.openBinary;
  const results: RunResult[] = [];
  for (const each of selection.runs) {
    const result = await measureRun(each, await each.make(root), Number(values.runs ?? 7), { open, peer: onnxRuntime });
    results.push(result);
    console.log(runLine(result));
  }
  return results;
}

function reportOf(results: readonly CaseResult[], runs: readonly RunResult[], peer: string | undefined): BenchReport {
  const [processor] = cpus();
  const gibibytes = (totalmem() / 2 ** 30).toFixed(0);
  return {
    date: new Date().toISOString(),
    machine: `${processor?.model ?? 'unknown processor'}, ${cpus().length} cores, ${gibibytes} GiB`,
    node: process.version,
    ...(peer !== undefined && { peer }),
    results,
    runs,
  };
}

/** Large inputs take long, and vary little. */
function runsOf(size: number): number {
  if (values.runs !== undefined) return Number(values.runs);
  return size === 1 || size === 500 ? 5 : size === 50 || size === 20_000 ? 1 : 3;
}

/** Prints how the results compare with the record, writes the page, and updates the record where that is asked for. */
function report(measured: BenchReport): void {
  const path = join(root, recordName);
  const record = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BenchRecord) : undefined;
  const comparison = record && compareWithRecord(record, measured.results);
  const start = measured.results.find(({ what }) => what === startUp);
  const { ours, theirs } = start ?? {};
  const growth = growthOf(measured.results, { ours: ours?.cpu ?? 0, theirs: theirs?.cpu ?? 0 });
  console.log(`\n${start ? startUpText(start) : ''}${summaryText(growth, comparison)}`);
  const page = resolve(values.html);
  writeFile(page, benchPage({ ...measured, comparison }, growth));
  console.log(`wrote ${page}`);
  if (values['update-record'] === true) {
    const about = {
      command: 'npm run bench -- --update-record',
      node: measured.node,
      ...(measured.peer !== undefined && { peer: measured.peer }),
    };
    writeFile(path, recordText(updateRecord(record, measured.results, about)));
    console.log(`wrote ${recordName}`);
  } else if (comparison && comparison.regressions.length > 0) process.exitCode = 1;
}

function readReport(file: string): BenchReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BenchReport;
  } catch (error) {
    usageError(`cannot read results from '${file}': ${(error as Error).message}`, usage);
  }
}

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(resolve(path)), { recursive: true });
  writeFileSync(path, text);
}

function versionOf(command: string): string | undefined {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return status === 0 ? (/version ([\d.]+)/.exec(stdout)?.[1] ?? 'of unknown version') : undefined;
}
