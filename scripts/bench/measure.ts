import { spawnSync } from 'node:child_process';
import { parseTimingReport, type TimingEntries } from './timing-report.ts';

/** What a run of a command took. */
export interface Measured {
  /** Wall time. */
  readonly seconds: number;
  /** Time of all its threads, in the program and in the system. */
  readonly cpuSeconds: number;
  /** The most memory that it had. */
  readonly maxMegabytes: number;
  /** What it reported itself, asked with `--mlir-timing`; empty otherwise. */
  readonly timing: TimingEntries;
}

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

const clock = '/usr/bin/time';

/** Tells whether the command `time` is there, without which nothing is measured. */
export function canMeasure(): boolean {
  return spawnSync(clock, ['-f', '%e', 'true']).status === 0;
}

/** Certificates that a machine makes Node read whenever it starts, which takes twice as long as starting does, say nothing of what is measured. */
const environment = { ...process.env };
delete environment['NODE_EXTRA_CA_CERTS'];

/** Runs the command and measures it; its output is thrown away. Throws when it fails. */
export function measure(command: Command): Measured {
  const start = performance.now();
  const { status, stderr } = spawnSync(clock, ['-f', '%U %S %M', ...command], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: environment,
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stderr}`);
  const [user, system, kilobytes] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
  return {
    seconds,
    cpuSeconds: user! + system!,
    maxMegabytes: kilobytes! / 1024,
    timing: parseTimingReport(stderr) ?? new Map(),
  };
}

/** Runs the commands in turn, `runs` times, and returns the runs, each with one measurement per command. */
export function measureInTurn(runs: number, commands: readonly Command[]): Measured[][] {
  return Array.from({ length: runs }, () => commands.map(measure));
}
