import { type OperationReport, type ProgramResult } from '../../runtime/program-executor.ts';

/** Returns numbers with separators between thousands: 1234567 -> 1,234,567. */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  readonly cell: (operation: OperationReport) => string;
}

const columns: readonly Column[] = [
  { title: '#', align: 'right', cell: ({ index }) => String(index) },
  { title: 'operation', align: 'left', cell: ({ name }) => name },
  { title: 'result', align: 'left', cell: ({ shape }) => shape?.join('x') ?? '' },
  { title: 'cores', align: 'right', cell: ({ numCores }) => (numCores === 0 ? '-' : String(numCores)) },
  { title: 'cycles', align: 'right', cell: ({ cycles }) => groupDigits(cycles) },
  { title: 'host bytes', align: 'right', cell: ({ hostBytes }) => groupDigits(hostBytes) },
  { title: 'NoC bytes', align: 'right', cell: ({ nocBytes }) => groupDigits(nocBytes) },
];

const goldenColumns: readonly Column[] = [
  { title: 'max error', align: 'right', cell: ({ golden }) => golden?.maxAbsError.toExponential(2) ?? '-' },
  { title: 'correlation', align: 'right', cell: ({ golden }) => golden?.correlation.toFixed(6) ?? '-' },
];

/**
 * Returns the operations of a run as a table: cores, cycles, bytes moved by host and kernels, with `golden` also the largest error and
 * Pearson's correlation against the reference; below it the sum of the cycles.
 */
export function operationTable({ operations, cycles }: ProgramResult, golden: boolean): string {
  const shown = golden ? [...columns, ...goldenColumns] : columns;
  const rows = [
    shown.map(({ title }) => title),
    ...operations.map((operation) => shown.map(({ cell }) => cell(operation))),
  ];
  const widths = shown.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const lines = rows.map((row) =>
    row
      .map((text, i) => (shown[i]!.align === 'left' ? text.padEnd(widths[i]!) : text.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return `${lines.join('\n')}\ntotal: ${groupDigits(cycles)} cycles\n`;
}
