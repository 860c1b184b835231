import { type OperationReport, type ProgramResult } from '../../runtime/program-result.ts';
import { groupDigits, textTable, type TextColumn } from './text-table.ts';

/** The columns that name an operation and say what it cost. */
export const operationColumns: readonly TextColumn<OperationReport>[] = [
  { title: '#', align: 'right', cell: ({ index }) => String(index) },
  { title: 'operation', align: 'left', cell: ({ name }) => name },
  { title: 'result', align: 'left', cell: ({ shape }) => shape?.join('x') ?? '' },
  { title: 'cores', align: 'right', cell: ({ numCores }) => (numCores === 0 ? '-' : String(numCores)) },
  { title: 'cycles', align: 'right', cell: ({ cycles }) => groupDigits(cycles) },
  { title: 'host bytes', align: 'right', cell: ({ hostBytes }) => groupDigits(hostBytes) },
  { title: 'NoC bytes', align: 'right', cell: ({ nocBytes }) => groupDigits(nocBytes) },
];

const goldenColumns: readonly TextColumn<OperationReport>[] = [
  { title: 'max error', align: 'right', cell: ({ golden }) => golden?.maxAbsError.toExponential(2) ?? '-' },
  { title: 'correlation', align: 'right', cell: ({ golden }) => golden?.correlation.toFixed(6) ?? '-' },
];

/**
 * Returns the operations of a run as a table: cores, cycles, bytes moved by host and kernels, with `golden` also the largest error and
 * Pearson's correlation against the reference; below it the sum of the cycles.
 */
export function operationTable({ operations, cycles }: ProgramResult, golden: boolean): string {
  const shown = golden ? [...operationColumns, ...goldenColumns] : operationColumns;
  return `${textTable(shown, operations)}total: ${groupDigits(cycles)} cycles\n`;
}
