import { spawnSync } from 'node:child_process';

/** What a run of a command took. */
export interface Measured {
  /** Wall time. */
  readonly seconds: number;
  /** Time of all its threads, in the program and in the system. */
  readonly cpuSeconds: number;
  /** The most memory that it had. */
  readonly maxMegabytes: number;
}

const clock = '/usr/bin/time';

/** Tells whether the command `time` is there, without which nothing is measured. */
export function canMeasure(): boolean {
  return spawnSync(clock, ['-f', '%e', 'true']).status === 0;
}

/** Runs the command and measures it; its output is thrown away. Throws when it fails. */
export function measure(command: string, args: readonly string[]): Measured {
  const start = performance.now();
  const { status, stderr } = spawnSync(clock, ['-f', '%U %S %M', command, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`);
  const [user, system, kilobytes] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
  return { seconds, cpuSeconds: user! + system!, maxMegabytes: kilobytes! / 1024 };
}

/** Runs the commands in turn, `runs` times, and returns for each its run of middle wall time. */
export function measureInTurn(runs: number, commands: readonly (readonly [string, ...string[]])[]): Measured[] {
  const measured = Array.from({ length: runs }, () => commands.map(([command, ...args]) => measure(command, args)));
  return commands.map((_, i) => {
    const own = measured.map((run) => run[i]!).sort((a, b) => a.seconds - b.seconds);
    return own[own.length >> 1]!;
  });
}
