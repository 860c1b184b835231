import { type RunFigures, type OperationFigures } from '../../runtime/perf/operation-figures.ts';
import { groupDigits, textTable, type TextColumn } from './text-table.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const dash = (operation: OperationFigures, text: string): string =>
  operation.roofline.bound === undefined ? '-' : text;

const nameColumns: readonly TextColumn<OperationFigures>[] = [
  { title: '#', align: 'right', cell: ({ report }) => String(report.index) },
  { title: 'operation', align: 'left', cell: ({ report }) => report.name },
  { title: 'result', align: 'left', cell: ({ report }) => report.shape?.join('x') ?? '' },
];

const hostColumns: readonly TextColumn<OperationFigures>[] = [
  { title: 'host bytes', align: 'right', cell: ({ report }) => groupDigits(report.hostBytes) },
  {
    title: 'host cycles',
    align: 'right',
    cell: ({ hostWriteCycles, hostReadCycles }) => groupDigits(hostWriteCycles + hostReadCycles),
  },
];

const deviceColumns: readonly TextColumn<OperationFigures>[] = [
  { title: 'cores', align: 'right', cell: (op) => dash(op, String(op.report.numCores)) },
  { title: 'cycles', align: 'right', cell: ({ deviceCycles }) => groupDigits(deviceCycles) },
  { title: 'bound by', align: 'left', cell: ({ roofline }) => roofline.bound ?? '-' },
  { title: 'of the roofline', align: 'right', cell: (op) => dash(op, percent(op.roofline.utilization)) },
  { title: 'math', align: 'right', cell: (op) => dash(op, percent(op.roofline.mathUtilization)) },
  { title: 'DRAM', align: 'right', cell: (op) => dash(op, percent(op.roofline.dramUtilization)) },
  { title: 'NoC', align: 'right', cell: (op) => dash(op, percent(op.roofline.nocUtilization)) },
];

/** Returns the figures of a run as a table for people, with the totals below it. */
export function perfTable(
  { operations, deviceCycles, hostCycles, clockMHz }: RunFigures,
  { hostOnly }: { readonly hostOnly: boolean },
): string {
  const columns = [...nameColumns, ...hostColumns, ...(hostOnly ? [] : deviceColumns)];
  const total = (what: string, cycles: number): string =>
    `${what}: ${groupDigits(cycles)} cycles, ${(cycles / clockMHz).toFixed(1)} us\n`;
  const device = hostOnly ? '' : total('device', deviceCycles);
  return `${textTable(columns, operations)}${device}${total('host', hostCycles)}`;
}
