import { type ThreadName, type ThreadReport } from '../../device/device-thread.ts';
import { type ProgramReport } from '../../device/program-run.ts';

/** What kernels counted: bytes over the NoC, to and from DRAM among them, transactions, and cycles in which the units of the compute engine worked. */
export interface Counters {
  readonly bytesRead: number;
  readonly bytesWritten: number;
  readonly dramBytesRead: number;
  readonly dramBytesWritten: number;
  readonly transactions: number;
  readonly unpack: number;
  readonly math: number;
  readonly pack: number;
}

/** The names of all counters. */
export const counterNames = [
  'bytesRead',
  'bytesWritten',
  'dramBytesRead',
  'dramBytesWritten',
  'transactions',
  'unpack',
  'math',
  'pack',
] as const satisfies readonly (keyof Counters)[];

/** What one core did for an operation, summed over its kernel programs. */
export interface CoreFigures {
  readonly y: number;
  readonly x: number;
  /** Cycles until its last kernel ended. */
  readonly cycles: number;
  /** Cycles until the kernel of each thread ended. */
  readonly threads: Readonly<Record<ThreadName, number>>;
  readonly counters: Counters;
}

/** Returns what each core that ran kernels did, by row and column. */
export function coreFigures(programs: readonly ProgramReport[]): readonly CoreFigures[] {
  const cores = new Map<string, CoreFigures>();
  for (const { threads } of programs) {
    for (const [key, reports] of byCore(threads)) {
      const { y, x } = reports[0]!.core;
      const before = cores.get(key) ?? {
        y,
        x,
        cycles: 0,
        threads: { noc0: 0, noc1: 0, compute: 0 },
        counters: noCounts,
      };
      cores.set(key, withProgram(before, reports));
    }
  }
  return [...cores.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Returns the sum of counters. */
export function sumCounters(all: readonly Readonly<Record<string, number>>[]): Counters {
  const counts = counterNames.map((name) => [name, all.reduce((total, each) => total + (each[name] ?? 0), 0)]);
  return Object.fromEntries(counts) as unknown as Counters;
}

const noCounts = sumCounters([]);

function withProgram(before: CoreFigures, reports: readonly ThreadReport[]): CoreFigures {
  const ends = Object.fromEntries(reports.map(({ thread, endCycle }) => [thread, endCycle]));
  const { noc0, noc1, compute } = before.threads;
  return {
    ...before,
    cycles: before.cycles + Math.max(...reports.map(({ endCycle }) => endCycle)),
    threads: {
      noc0: noc0 + (ends['noc0'] ?? 0),
      noc1: noc1 + (ends['noc1'] ?? 0),
      compute: compute + (ends['compute'] ?? 0),
    },
    counters: sumCounters([{ ...before.counters }, ...reports.map(({ counters }) => counters)]),
  };
}

/** Returns the threads of each core. */
function byCore(threads: readonly ThreadReport[]): ReadonlyMap<string, readonly ThreadReport[]> {
  const cores = new Map<string, ThreadReport[]>();
  for (const thread of threads) {
    const key = `${thread.core.y},${thread.core.x}`;
    const known = cores.get(key);
    if (known === undefined) cores.set(key, [thread]);
    else known.push(thread);
  }
  return cores;
}
