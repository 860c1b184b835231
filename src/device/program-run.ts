import { type Chip } from './chip.ts';
import { type ComputeConfig } from './compute-config.ts';
import { ComputeThread } from './compute-thread.ts';
import { type Core } from './core.ts';
import { DataMovementThread } from './data-movement-thread.ts';
import { type DeviceThread, type ThreadName, type ThreadReport } from './device-thread.ts';
import { DeviceFault } from './faults.ts';
import { type NocIndex } from './noc.ts';
import { Scheduler, type KernelInstance } from './scheduler.ts';

/** What a program cost. */
export interface ProgramReport {
  /** Cycle at which the last thread ended; the program starts at 0. */
  readonly cycles: number;
  readonly threads: readonly ThreadReport[];
}

/**
 * One program on one chip. After it was constructed, circular buffers and semaphores are made on the cores (`core.createCircularBuffer`,
 * `core.createSemaphore`), kernels are added, at most one per thread of a core, and it runs once.
 */
export class ProgramRun {
  private readonly chip: Chip;
  private readonly scheduler = new Scheduler();
  private readonly threads: DeviceThread[] = [];
  /** The threads of every core that have a kernel. */
  private readonly running = new Map<Core, ThreadName[]>();

  /** Begins a program; what is left of an earlier one is dropped. */
  constructor(chip: Chip) {
    this.chip = chip;
    chip.resetProgramState();
  }

  /** Adds a data movement kernel on a core; `compile` gets the thread whose methods the kernel calls. */
  addDataMovement(
    core: Core,
    noc: NocIndex,
    kernelName: string,
    compile: (thread: DataMovementThread) => KernelInstance,
  ): void {
    const thread = new DataMovementThread(this.chip, core, noc, kernelName);
    this.add(thread, compile(thread));
  }

  /** Adds a compute kernel on a core; `compile` gets the thread whose methods the kernel calls. */
  addCompute(
    core: Core,
    kernelName: string,
    config: ComputeConfig,
    compile: (thread: ComputeThread) => KernelInstance,
  ): void {
    const thread = new ComputeThread(core, this.chip.math, kernelName, config);
    this.add(thread, compile(thread));
  }

  /** Runs all kernels to their end and drops the program's state. Throws DeviceFault when one goes wrong. */
  run(): ProgramReport {
    try {
      this.scheduler.run();
    } finally {
      this.chip.resetProgramState();
    }
    return {
      cycles: this.threads.reduce((latest, thread) => Math.max(latest, thread.clockCycles), 0),
      threads: this.threads.map((thread) => ({
        core: { y: thread.core.y, x: thread.core.x },
        thread: thread.name,
        kernel: thread.kernelName,
        endCycle: thread.clockCycles,
        counters: thread.counters,
      })),
    };
  }

  private add(thread: DeviceThread, kernel: KernelInstance): void {
    const { core, name } = thread;
    const running = this.running.get(core);
    if (running?.includes(name)) {
      throw new DeviceFault('unsupported', `the core runs a ${thread.name} kernel already`, thread.site);
    }
    if (running) running.push(name);
    else this.running.set(core, [name]);
    this.threads.push(thread);
    this.scheduler.add(thread, kernel);
  }
}
