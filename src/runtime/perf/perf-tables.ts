import { csvText, type CsvColumn } from './csv.ts';
import { sumCounters, type CoreFigures, type Counters } from './core-figures.ts';
import { endCycle, type OperationFigures, type RunFigures } from './operation-figures.ts';

/** A run of a program of a binary, as tables and traces name it. */
export interface NamedRun {
  /** Index and name of the program. */
  readonly program: number;
  readonly name: string;
  /** Which of its runs, from 0. */
  readonly loop: number;
  readonly figures: RunFigures;
}

interface OperationRow extends NamedRun {
  readonly call: number;
  readonly operation: OperationFigures;
  readonly counters: Counters;
}

interface CoreRow extends OperationRow {
  readonly core: CoreFigures;
}

type Column = CsvColumn<OperationRow>;

const nanoseconds = (cycles: number, { clockMHz }: RunFigures): number => rounded((cycles * 1000) / clockMHz);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const percent = (share: number): number => Math.round(share * 100_000) / 1000;

const identity: readonly Column[] = [
  { title: 'GLOBAL CALL COUNT', cell: ({ call }) => call },
  { title: 'PROGRAM', cell: ({ name }) => name },
  { title: 'LOOP', cell: ({ loop }) => loop },
  { title: 'OP INDEX', cell: ({ operation }) => operation.report.index },
  { title: 'OP CODE', cell: ({ operation }) => operation.report.name },
];

const hostColumns: readonly Column[] = [
  { title: 'OUTPUT SHAPE', cell: ({ operation }) => operation.report.shape?.join('x') },
  { title: 'HOST WRITE BYTES', cell: ({ operation: { report } }) => report.hostBytes - report.hostBytesRead },
  { title: 'HOST READ BYTES', cell: ({ operation: { report } }) => report.hostBytesRead },
  {
    title: 'HOST DURATION [ns]',
    cell: ({ operation, figures }) => nanoseconds(operation.hostWriteCycles + operation.hostReadCycles, figures),
  },
];

const counterColumns: readonly CsvColumn<{ readonly counters: Counters }>[] = [
  { title: 'UNPACK CYCLES', cell: ({ counters }) => counters.unpack },
  { title: 'MATH CYCLES', cell: ({ counters }) => counters.math },
  { title: 'PACK CYCLES', cell: ({ counters }) => counters.pack },
  { title: 'NOC READ BYTES', cell: ({ counters }) => counters.bytesRead },
  { title: 'NOC WRITE BYTES', cell: ({ counters }) => counters.bytesWritten },
  { title: 'NOC TRANSACTIONS', cell: ({ counters }) => counters.transactions },
  { title: 'DRAM READ BYTES', cell: ({ counters }) => counters.dramBytesRead },
  { title: 'DRAM WRITE BYTES', cell: ({ counters }) => counters.dramBytesWritten },
];

const deviceColumns: readonly Column[] = [
  { title: 'CORE COUNT', cell: ({ operation }) => operation.report.numCores },
  { title: 'KERNEL PROGRAMS', cell: ({ operation }) => operation.report.numPrograms },
  { title: 'DEVICE FW START CYCLE', cell: ({ operation }) => operation.startCycle + operation.hostWriteCycles },
  { title: 'DEVICE FW END CYCLE', cell: ({ operation }) => endCycle(operation) - operation.hostReadCycles },
  { title: 'DEVICE CYCLES', cell: ({ operation }) => operation.deviceCycles },
  { title: 'DEVICE FW DURATION [ns]', cell: ({ operation, figures }) => nanoseconds(operation.deviceCycles, figures) },
  ...counterColumns,
  { title: 'PM COMPUTE [ns]', cell: ({ operation, figures }) => nanoseconds(operation.roofline.mathCycles, figures) },
  { title: 'PM BANDWIDTH [ns]', cell: ({ operation, figures }) => nanoseconds(operation.roofline.dramCycles, figures) },
  { title: 'PM NOC [ns]', cell: ({ operation, figures }) => nanoseconds(operation.roofline.nocCycles, figures) },
  { title: 'PM IDEAL [ns]', cell: ({ operation, figures }) => nanoseconds(operation.roofline.idealCycles, figures) },
  { title: 'BOUND', cell: ({ operation }) => operation.roofline.bound },
  { title: 'PM UTIL (%)', cell: ({ operation }) => percent(operation.roofline.utilization) },
  { title: 'PM FPU UTIL (%)', cell: ({ operation }) => percent(operation.roofline.mathUtilization) },
  { title: 'DRAM BW UTIL (%)', cell: ({ operation }) => percent(operation.roofline.dramUtilization) },
  { title: 'NOC UTIL (%)', cell: ({ operation }) => percent(operation.roofline.nocUtilization) },
];

const memoryColumns: readonly Column[] = [
  { title: 'L1 PEAK BYTES', cell: ({ operation }) => operation.report.memory.l1PeakBytes },
  { title: 'L1 BYTES', cell: ({ operation }) => operation.report.memory.l1Bytes },
  { title: 'DRAM PEAK BYTES', cell: ({ operation }) => operation.report.memory.dramPeakBytes },
  { title: 'DRAM BYTES', cell: ({ operation }) => operation.report.memory.dramBytes },
];

const source: Column = { title: 'LOC', cell: ({ operation }) => operation.report.debugInfo };

const coreColumns: readonly CsvColumn<CoreRow>[] = [
  ...identity,
  { title: 'CORE Y', cell: ({ core }) => core.y },
  { title: 'CORE X', cell: ({ core }) => core.x },
  { title: 'CORE CYCLES', cell: ({ core }) => core.cycles },
  { title: 'NOC0 CYCLES', cell: ({ core }) => core.threads.noc0 },
  { title: 'NOC1 CYCLES', cell: ({ core }) => core.threads.noc1 },
  { title: 'COMPUTE CYCLES', cell: ({ core }) => core.threads.compute },
  ...counterColumns,
  { title: 'FPU UTIL (%)', cell: ({ core, operation }) => percent(core.counters.math / operation.deviceCycles) },
];

/** Which columns a table of operations has. */
export interface PerfTableOptions {
  /** Only what the host did. */
  readonly hostOnly: boolean;
  /** Also what was taken of the device's memories. */
  readonly memory: boolean;
}

/** Returns a row for each operation, named as the profiler of tt-metal does where it has the figure, as comma-separated values. */
export function operationsCsv(runs: readonly NamedRun[], { hostOnly, memory }: PerfTableOptions): string {
  const columns = [
    ...identity,
    ...hostColumns,
    ...(hostOnly ? [] : deviceColumns),
    ...(memory ? memoryColumns : []),
    source,
  ];
  return csvText(columns, operationRows(runs));
}

/** Returns a row for each core that ran kernels of an operation, as comma-separated values. */
export function coresCsv(runs: readonly NamedRun[]): string {
  const rows = operationRows(runs).flatMap((row) =>
    row.operation.cores.map((core) => ({ ...row, core, counters: core.counters })),
  );
  return csvText(coreColumns, rows);
}

function operationRows(runs: readonly NamedRun[]): readonly OperationRow[] {
  let call = 0;
  return runs.flatMap((run) =>
    run.figures.operations.map((operation) => ({
      ...run,
      call: call++,
      operation,
      counters: sumCounters(operation.cores.map(({ counters }) => ({ ...counters }))),
    })),
  );
}
