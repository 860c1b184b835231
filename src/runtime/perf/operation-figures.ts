import { clockMHz, type ChipDescription } from '../../device/chip-description.ts';
import { costTable } from '../../device/cost-table.ts';
import { sum } from '../../support/math.ts';
import { type OperationReport, type ProgramResult } from '../program-result.ts';
import { coreFigures, type CoreFigures } from './core-figures.ts';
import { rooflineOf, type Roofline } from './roofline.ts';

/** What one operation of a run cost. Cycles are those of the device's clock. */
export interface OperationFigures {
  readonly report: OperationReport;
  /** When it began, counted from the start of the run. First the host writes, then kernels run, then the host reads. */
  readonly startCycle: number;
  readonly hostWriteCycles: number;
  readonly deviceCycles: number;
  readonly hostReadCycles: number;
  readonly cores: readonly CoreFigures[];
  readonly roofline: Roofline;
}

/** What a run of a program cost. The operations follow each other without a gap. */
export interface RunFigures {
  readonly operations: readonly OperationFigures[];
  /** Cycles of the device, summed over the operations. */
  readonly deviceCycles: number;
  /** Cycles that the host moves bytes, summed. */
  readonly hostCycles: number;
  readonly clockMHz: number;
}

/** Returns the figures of a run on a chip. */
export function runFigures(result: ProgramResult, chip: ChipDescription): RunFigures {
  let cycle = 0;
  const operations = result.operations.map((report) => {
    const figures = operationFigures(report, cycle, chip);
    cycle = endCycle(figures);
    return figures;
  });
  const deviceCycles = sum(operations.map((each) => each.deviceCycles));
  return { operations, deviceCycles, hostCycles: cycle - deviceCycles, clockMHz: clockMHz[chip.arch] };
}

/** Returns when an operation ends. */
export function endCycle({ startCycle, hostWriteCycles, deviceCycles, hostReadCycles }: OperationFigures): number {
  return startCycle + hostWriteCycles + deviceCycles + hostReadCycles;
}

function operationFigures(report: OperationReport, startCycle: number, chip: ChipDescription): OperationFigures {
  const { hostBytes, hostBytesRead, cycles } = report;
  const cores = coreFigures(report.programs);
  return {
    report,
    startCycle,
    hostWriteCycles: hostCycles(hostBytes - hostBytesRead),
    deviceCycles: cycles,
    hostReadCycles: hostCycles(hostBytesRead),
    cores,
    roofline: rooflineOf(cores, cycles, chip),
  };
}

/** Returns the cycles in which the host moves bytes. */
function hostCycles(bytes: number): number {
  return Math.ceil(bytes / costTable.pcie.value);
}
