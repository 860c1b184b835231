import { type Chip } from '../device/chip.ts';
import { type ProgramReport } from '../device/program-run.ts';
import { type GoldenComparison } from './golden/golden-run.ts';
import { type GoldenTensor } from './golden/golden-tensor.ts';
import { type HostTensor } from './tensors/host-tensor.ts';

/** Bytes in use, of every core's L1 and of every DRAM channel alike. */
export interface MemoryUse {
  /** When the operation was done. */
  readonly l1Bytes: number;
  readonly dramBytes: number;
  /** At most, while it ran. */
  readonly l1PeakBytes: number;
  readonly dramPeakBytes: number;
}

/** What one operation of a program did. */
export interface OperationReport {
  /** Its place in the program, from 0. */
  readonly index: number;
  /** E.g. `ttnn.matmul`. */
  readonly name: string;
  /** The operation as a line of MLIR, when the binary has it. */
  readonly debugInfo?: string | undefined;
  /** Shape of its result, if it has one. */
  readonly shape?: readonly number[] | undefined;
  /** Cycles of the device, summed over its kernel programs; 0 for what the host does. */
  readonly cycles: number;
  /** The cores that its largest kernel program ran on. */
  readonly numCores: number;
  /** Kernel programs that it ran as. */
  readonly numPrograms: number;
  /** Bytes that the host moved to or from the device. */
  readonly hostBytes: number;
  /** Those of them that it read. */
  readonly hostBytesRead: number;
  /** Bytes that kernels read and wrote over the NoC. */
  readonly nocBytes: number;
  /** The kernel programs, in order. */
  readonly programs: readonly ProgramReport[];
  /** What it took of the device's memories. */
  readonly memory: MemoryUse;
  /** The operation against its reference on the same inputs; with `golden`. */
  readonly golden?: GoldenComparison | undefined;
}

/** Progress of a run, reported before every operation. */
export interface RunProgress {
  readonly index: number;
  readonly numOperations: number;
  readonly name: string;
}

/** How a program runs. */
export interface ExecuteOptions {
  /** Compute every operation in double precision too, and compare. */
  readonly golden?: boolean | undefined;
  readonly onProgress?: ((progress: RunProgress) => void) | undefined;
}

/** What a program returned and what it cost. */
export interface ProgramResult<Output = HostTensor> {
  readonly outputs: readonly Output[];
  readonly operations: readonly OperationReport[];
  /** Sum of the operations' cycles. */
  readonly cycles: number;
  /** The outputs when everything is computed in double precision from the inputs; with `golden`. */
  readonly goldenOutputs?: readonly GoldenTensor[] | undefined;
}

/** Returns what kernel programs of an operation cost together. */
export function costOfPrograms(
  reports: readonly ProgramReport[],
): Pick<OperationReport, 'cycles' | 'numCores' | 'numPrograms' | 'nocBytes'> {
  let [cycles, numCores, nocBytes] = [0, 0, 0];
  for (const report of reports) {
    cycles += report.cycles;
    numCores = Math.max(numCores, new Set(report.threads.map(({ core }) => `${core.y},${core.x}`)).size);
    for (const { counters } of report.threads)
      nocBytes += (counters['bytesRead'] ?? 0) + (counters['bytesWritten'] ?? 0);
  }
  return { cycles, numCores, numPrograms: reports.length, nocBytes };
}

/** Returns what is in use of a chip, and was at most since this was last called. */
export function takeMemoryUse({ l1Allocator, dramAllocator }: Chip): MemoryUse {
  return {
    l1Bytes: l1Allocator.usedBytes,
    dramBytes: dramAllocator.usedBytes,
    l1PeakBytes: l1Allocator.takeRecentPeakBytes(),
    dramPeakBytes: dramAllocator.takeRecentPeakBytes(),
  };
}
