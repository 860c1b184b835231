import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calibrate } from './calibration.ts';
import { startUp, type BenchCase } from './cases.ts';
import { figuresOf, medianFigures, passesOf, phaseTimes, ratiosOf, type CaseResult, type Figures } from './figures.ts';
import { measure, measureInTurn, type Command, type Measured } from './measure.ts';

/** What is measured, and with what. */
export interface Bench {
  readonly root: string;
  /** Where inputs are written. */
  readonly folder: string;
  /** The bundle of ttmlir-opt. */
  readonly tool: string;
  /** The command of mlir-opt; undefined when it is not installed. */
  readonly peer: string | undefined;
}

const timing = ['--mlir-timing', '--mlir-timing-display=list'];
const startUpRuns = 15;

/** Measures a case, `runs` times; both tools in turn, after the calibration loop. */
export function runCase(each: BenchCase, runs: number, { root, folder, tool, peer }: Bench): CaseResult {
  const { text, args, isBytecode = false } = each.make();
  let file = join(folder, 'input.mlir');
  writeFileSync(file, text);
  const rewrite = (name: string, flag: string): void => {
    const other = join(folder, name);
    execFileSync(process.execPath, [tool, ...args, flag, file, '-o', other]);
    file = other;
  };
  if (each.form === 'generic') rewrite('generic.mlir', '--mlir-print-op-generic');
  if (isBytecode) rewrite('input.mlirbc', '--emit-bytecode');
  const commands: Command[] = [[process.execPath, tool, ...timing, ...args, file]];
  if (peer !== undefined && each.hasPeer) commands.push([peer, ...timing, ...args, file]);
  const calibrations: Figures[] = [];
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  for (let run = 0; run < runs; run++) {
    calibrations.push(calibrate());
    const [own, other] = commands.map(measure);
    ours.push(own!);
    if (other) theirs.push(other);
  }
  const { what, form, size, unit } = each;
  return {
    ...{ what, form, size, unit, runs },
    ...compared(ours, theirs, calibrations),
    phases: phaseTimes(ours, isBytecode ? 0 : lexSeconds(root, file)),
    passes: passesOf(ours),
  };
}

/** Measures the tools on an empty module, and Node on an empty program, which is the calibration here. */
export function runStartUp({ folder, tool, peer }: Bench): CaseResult {
  const file = join(folder, 'empty.mlir');
  writeFileSync(file, 'module {\n}\n');
  const runs = measureInTurn(startUpRuns, [
    [process.execPath, '-e', '0'],
    [process.execPath, tool, file],
    ...(peer === undefined ? [] : [[peer, file] as const]),
  ]);
  const [node, ours, theirs] = [0, 1, 2].map((i) => runs.flatMap((run) => run[i] ?? []));
  return {
    ...{ what: startUp, form: '', size: 0, unit: '', runs: startUpRuns },
    ...compared(ours!, theirs!, node!.map(figuresOf)),
    phases: phaseTimes(ours!, 0),
    passes: [],
  };
}

function compared(
  ours: readonly Measured[],
  theirs: readonly Measured[],
  calibrations: readonly Figures[],
): Pick<CaseResult, 'ours' | 'theirs' | 'toPeer' | 'toCalibration'> {
  const own = ours.map(figuresOf);
  const others = theirs.map(figuresOf);
  return {
    ours: medianFigures(own),
    ...(others.length > 0 && { theirs: medianFigures(others), toPeer: ratiosOf(own, others) }),
    toCalibration: ratiosOf(own, calibrations),
  };
}

function lexSeconds(root: string, file: string): number {
  const script = join(root, 'scripts/bench/lex.ts');
  return Number(execFileSync(process.execPath, ['--import', 'tsx', script, file], { cwd: root, encoding: 'utf8' }));
}
