import { type ThreadName, type ThreadReport } from '../../device/device-thread.ts';
import { type ProgramReport } from '../../device/program-run.ts';
import { endCycle, type OperationFigures } from './operation-figures.ts';
import { type NamedRun } from './perf-tables.ts';

/**
 * An event of a trace as Chrome and Perfetto read it: `X` a span, `M` the name of a process or thread, `C` the values of a counter. Times are
 * microseconds. Source: the Trace Event Format.
 */
export type TraceEvent =
  | {
      readonly ph: 'X';
      readonly name: string;
      readonly cat: string;
      readonly pid: number;
      readonly tid: number;
      readonly ts: number;
      readonly dur: number;
      readonly args: Readonly<Record<string, unknown>>;
    }
  | {
      readonly ph: 'M';
      readonly name: 'process_name' | 'process_sort_index' | 'thread_name' | 'thread_sort_index';
      readonly pid: number;
      readonly tid: number;
      readonly args: Readonly<Record<string, string | number>>;
    }
  | {
      readonly ph: 'C';
      readonly name: string;
      readonly pid: number;
      readonly tid: number;
      readonly ts: number;
      readonly args: Readonly<Record<string, number>>;
    };

/** A trace file. */
export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
  readonly displayTimeUnit: 'ns';
  readonly otherData: Readonly<Record<string, string | number>>;
}

/** What a trace shows. */
export interface TraceOptions {
  readonly hostOnly: boolean;
  readonly memory: boolean;
}

const hostProcess = 0;
const chipProcess = 1;
const firstCoreProcess = 2;
const lanes = { programs: 0, operations: 1, kernels: 2 } as const;
const threadIds: Readonly<Record<ThreadName, number>> = { noc0: 0, noc1: 1, compute: 2 };

/**
 * Returns the runs as one trace, one after the other: what the host moves; programs, operations and kernel programs of the chip; and, for every
 * core, when its three threads ran, with what they counted.
 */
export function chromeTrace(runs: readonly NamedRun[], options: TraceOptions): Trace {
  const events = new TraceEvents();
  events.process(hostProcess, 'host', ['transfers']);
  if (!options.hostOnly) events.process(chipProcess, 'chip 0', Object.keys(lanes));
  let start = 0;
  for (const run of runs) {
    const microseconds = (cycles: number): number => (start + cycles) / run.figures.clockMHz;
    const { operations, hostCycles, deviceCycles } = run.figures;
    const length = hostCycles + deviceCycles;
    if (!options.hostOnly) {
      const about = { loop: run.loop, device_cycles: deviceCycles };
      events.span(chipProcess, lanes.programs, run.name, 'program', microseconds(0), microseconds(length), about);
    }
    for (const operation of operations) addOperation(events, operation, microseconds, options);
    start += length;
  }
  const [first] = runs;
  return {
    traceEvents: events.all,
    displayTimeUnit: 'ns',
    otherData: { generator: 'ttrt perf', clock_mhz: first?.figures.clockMHz ?? 0 },
  };
}

type Time = (cycle: number) => number;

function addOperation(
  events: TraceEvents,
  operation: OperationFigures,
  time: Time,
  { hostOnly, memory }: TraceOptions,
): void {
  const { report, startCycle, hostWriteCycles, deviceCycles, hostReadCycles, roofline } = operation;
  const { index, name, hostBytes, hostBytesRead, programs, numCores } = report;
  const deviceStart = startCycle + hostWriteCycles;
  const end = endCycle(operation);
  const transfer = (verb: string, bytes: number, from: number, to: number): void => {
    if (bytes > 0) events.span(hostProcess, 0, `${verb} ${name}`, 'host', time(from), time(to), { index, bytes });
  };
  transfer('write', hostBytes - hostBytesRead, startCycle, deviceStart);
  transfer('read', hostBytesRead, end - hostReadCycles, end);
  if (memory) {
    const { l1Bytes, dramBytes } = report.memory;
    events.counter('memory in use', time(end), { l1_per_core: l1Bytes, dram_per_channel: dramBytes });
  }
  if (hostOnly) return;
  const { bound, utilization, mathUtilization, dramUtilization, nocUtilization } = roofline;
  const about = {
    index,
    ...(report.debugInfo !== undefined && { operation: report.debugInfo }),
    ...(report.shape && { shape: report.shape.join('x') }),
    cores: numCores,
    device_cycles: deviceCycles,
    ...(bound !== undefined && { bound, utilization, mathUtilization, dramUtilization, nocUtilization }),
  };
  events.span(chipProcess, lanes.operations, name, 'operation', time(startCycle), time(end), about);
  let start = deviceStart;
  for (const program of programs) {
    addKernels(events, program, start, time);
    start += program.cycles;
  }
}

function addKernels(events: TraceEvents, { cycles, threads }: ProgramReport, start: number, time: Time): void {
  const names = [...new Set(threads.map(({ kernel }) => kernel))].join(', ');
  const cores = new Set(threads.map(({ core }) => `${core.y},${core.x}`)).size;
  events.span(chipProcess, lanes.kernels, names, 'kernels', time(start), time(start + cycles), { cores, cycles });
  for (const thread of threads) addThread(events, thread, start, time);
}

function addThread(events: TraceEvents, thread: ThreadReport, start: number, time: Time): void {
  const { core, kernel, endCycle: cycles, counters } = thread;
  const pid = events.core(core.y, core.x);
  const tid = threadIds[thread.thread];
  events.span(pid, tid, kernel, 'kernel', time(start), time(start + cycles), { cycles, ...counters });
}

/** Collects events; a core becomes a process when it is first seen. */
class TraceEvents {
  readonly all: TraceEvent[] = [];
  private readonly coreIds = new Map<string, number>();

  process(pid: number, name: string, threads: readonly string[]): void {
    this.all.push({ ph: 'M', name: 'process_name', pid, tid: 0, args: { name } });
    this.all.push({ ph: 'M', name: 'process_sort_index', pid, tid: 0, args: { sort_index: pid } });
    threads.forEach((thread, tid) => {
      this.all.push({ ph: 'M', name: 'thread_name', pid, tid, args: { name: thread } });
      this.all.push({ ph: 'M', name: 'thread_sort_index', pid, tid, args: { sort_index: tid } });
    });
  }

  /** Returns the process of a core. Cores are sorted as they stand in the grid. */
  core(y: number, x: number): number {
    const key = `${y},${x}`;
    const known = this.coreIds.get(key);
    if (known !== undefined) return known;
    const pid = firstCoreProcess + 64 * y + x;
    this.coreIds.set(key, pid);
    this.process(pid, `core (${y}, ${x})`, Object.keys(threadIds));
    return pid;
  }

  span(
    pid: number,
    tid: number,
    name: string,
    cat: string,
    from: number,
    to: number,
    args: Readonly<Record<string, unknown>>,
  ): void {
    this.all.push({ ph: 'X', name, cat, pid, tid, ts: from, dur: to - from, args });
  }

  counter(name: string, ts: number, args: Readonly<Record<string, number>>): void {
    this.all.push({ ph: 'C', name, pid: hostProcess, tid: 0, ts, args });
  }
}
