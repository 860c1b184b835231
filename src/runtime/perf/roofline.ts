import { type ChipDescription } from '../../device/chip-description.ts';
import { costTable } from '../../device/cost-table.ts';
import { sumCounters, type CoreFigures } from './core-figures.ts';

/** What limits an operation when everything else is ideal. */
export type Bound = 'math' | 'dram' | 'noc';

/**
 * The cycles that an operation would take if the whole chip worked on it and only one thing limited it, and how near it came to that. Shares
 * are between 0 and 1.
 */
export interface Roofline {
  /** The math units of all cores of the grid share the math. */
  readonly mathCycles: number;
  /** All DRAM channels move the bytes of DRAM at their full rate. */
  readonly dramCycles: number;
  /** The ports of all cores of the grid move the bytes at their full rate, one network in, one out. */
  readonly nocCycles: number;
  /** The largest of the three. */
  readonly idealCycles: number;
  /** Which that is; undefined when no kernel ran. */
  readonly bound: Bound | undefined;
  /** Ideal cycles of those that it took. */
  readonly utilization: number;
  readonly mathUtilization: number;
  readonly dramUtilization: number;
  readonly nocUtilization: number;
}

/** Returns the roofline of an operation that took `cycles` cycles on `cores`. */
export function rooflineOf(cores: readonly CoreFigures[], cycles: number, chip: ChipDescription): Roofline {
  const total = sumCounters(cores.map(({ counters }) => ({ ...counters })));
  const numCores = chip.grid.rows * chip.grid.columns;
  const { dramRead, dramWrite, workerPort } = costTable;
  const dramTime = total.dramBytesRead / dramRead.value + total.dramBytesWritten / dramWrite.value;
  const ideal: Readonly<Record<Bound, number>> = {
    math: total.math / numCores,
    dram: dramTime / chip.numDramChannels,
    noc: Math.max(total.bytesRead, total.bytesWritten) / (workerPort.value * numCores),
  };
  const idealCycles = Math.max(ideal.math, ideal.dram, ideal.noc);
  const share = (part: number): number => (cycles === 0 ? 0 : part / cycles);
  const bounds = ['math', 'dram', 'noc'] as const;
  return {
    mathCycles: ideal.math,
    dramCycles: ideal.dram,
    nocCycles: ideal.noc,
    idealCycles,
    bound: cycles === 0 ? undefined : bounds.find((bound) => ideal[bound] === idealCycles),
    utilization: share(idealCycles),
    mathUtilization: share(ideal.math),
    dramUtilization: share(ideal.dram),
    nocUtilization: share(ideal.noc),
  };
}
