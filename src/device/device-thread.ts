import { type CircularBuffer } from './circular-buffer.ts';
import { type Core } from './core.ts';
import { type FaultSite } from './faults.ts';
import { type WaitPoint, type Waiter } from './wait-point.ts';

/** The threads of a core: two data movement processors, one per NoC, and the compute engine. */
export type ThreadName = 'noc0' | 'noc1' | 'compute';

/** What one thread did, for cycle tables. */
export interface ThreadReport {
  readonly core: { readonly y: number; readonly x: number };
  readonly thread: ThreadName;
  readonly kernel: string;
  /** Cycle at which the kernel ended. */
  readonly endCycle: number;
  /** Cycles of work by unit (`unpack`, `math`, `pack`) or bytes and transactions moved. */
  readonly counters: Readonly<Record<string, number>>;
}

const wakeNobody = (): void => undefined;

/**
 * One hardware thread that runs one kernel. The methods of its subclasses are the operations of the kernel language. A method that may have to wait
 * returns false when it does: the kernel then returns false from `run`, and calls the same method again when it is resumed.
 */
export abstract class DeviceThread implements Waiter {
  readonly core: Core;
  readonly name: ThreadName;
  readonly kernelName: string;
  /** Where the thread is blocked, if it is. */
  waitPoint: WaitPoint | undefined;
  waitNeeded = 0;
  /** Called when the thread becomes runnable again; set by the scheduler. */
  onWake: (thread: DeviceThread) => void = wakeNobody;

  constructor(core: Core, name: ThreadName, kernelName: string) {
    this.core = core;
    this.name = name;
    this.kernelName = kernelName;
  }

  /** Cycle that this thread has reached: the latest of its timelines. */
  abstract get clockCycles(): number;

  /** Waits for `numPages` pushed pages; false when blocked. */
  abstract cbWaitFront(buffer: CircularBuffer, numPages: number): boolean;
  /** Frees `numPages` pages. */
  abstract cbPopFront(buffer: CircularBuffer, numPages: number): void;
  /** Waits for `numPages` free pages; false when blocked. */
  abstract cbReserveBack(buffer: CircularBuffer, numPages: number): boolean;
  /** Hands over `numPages` pages. */
  abstract cbPushBack(buffer: CircularBuffer, numPages: number): void;
  /** Throws DeviceFault when the kernel may not end in this state. */
  abstract checkEnd(): void;
  /** Counters for the report. */
  abstract get counters(): Readonly<Record<string, number>>;

  /** Core, thread and kernel, for faults. */
  get site(): FaultSite {
    const { core } = this;
    return { chip: core.chipIndex, core: { y: core.y, x: core.x }, thread: this.name, kernel: this.kernelName };
  }

  wake(): void {
    this.waitPoint = undefined;
    this.onWake(this);
  }

  /** Blocks the thread at `waitPoint`. Returns false, for the caller to return. */
  protected blockAt(waitPoint: WaitPoint, needed: number): false {
    this.waitPoint = waitPoint;
    this.waitNeeded = needed;
    return false;
  }
}
