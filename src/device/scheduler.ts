import { invariant } from '../support/invariant.ts';
import { type DeviceThread } from './device-thread.ts';
import { DeviceFault, describeSite } from './faults.ts';

/** Where a kernel is, in the words of its source. */
export interface OpSite {
  /** The op, e.g. `ttkernel.cb_wait_front`. */
  readonly opText: string;
  /** Its location as MLIR prints it. */
  readonly location?: string | undefined;
}

/** A kernel that was compiled for one thread. */
export interface KernelInstance {
  /** Runs until the kernel ends (true) or an operation of its thread returned false (false); then it is called again once the thread was woken. */
  run(): boolean;
  /** Returns the op the kernel is at. Only called for faults. */
  currentOp(): OpSite | undefined;
}

interface Task {
  readonly thread: DeviceThread;
  readonly kernel: KernelInstance;
  readonly order: number;
}

/**
 * Runs the threads of all cores cooperatively: the runnable thread with the lowest clock (the earliest added among equals) runs until it ends or
 * blocks. Times do not depend on that order where threads talk through circular buffers, because pages carry the time of their push and pop;
 * it decides who goes first at shared ports. So the same program gives the same bytes and cycles every time.
 */
export class Scheduler {
  private readonly tasks: Task[] = [];
  private readonly taskOf = new Map<DeviceThread, Task>();
  /** Binary heap of runnable tasks and their clocks when they became runnable. */
  private readonly heap: Task[] = [];
  private readonly keys: number[] = [];
  private readonly onWake = (woken: DeviceThread): void => this.push(this.taskOf.get(woken)!);

  /** Adds a thread and its kernel; it starts when `run` is called. */
  add(thread: DeviceThread, kernel: KernelInstance): void {
    const task = { thread, kernel, order: this.tasks.length };
    this.tasks.push(task);
    this.taskOf.set(thread, task);
    thread.onWake = this.onWake;
    this.push(task);
  }

  /** Runs all kernels to their end. Throws DeviceFault, with the site of the op at fault, for a mistake of a kernel or a deadlock. */
  run(): void {
    for (let task = this.pop(); task !== undefined; task = this.pop()) this.runTask(task);
    const blocked = this.tasks.filter((task) => task.thread.waitPoint !== undefined);
    if (blocked.length > 0) throw deadlock(blocked);
  }

  private runTask(task: Task): void {
    const { thread, kernel } = task;
    try {
      if (kernel.run()) return thread.checkEnd();
    } catch (error) {
      if (error instanceof DeviceFault) throw error.within({ ...thread.site, ...siteOf(kernel) });
      throw error;
    }
    const { waitPoint } = thread;
    invariant(waitPoint !== undefined, `kernel '${thread.kernelName}' stopped without waiting for anything`);
    waitPoint.waiters.push(thread);
  }

  private push(task: Task): void {
    const { heap, keys } = this;
    const key = task.thread.clockCycles;
    let i = heap.length;
    for (; i > 0;) {
      const parent = (i - 1) >> 1;
      if (!before(key, task.order, keys[parent]!, heap[parent]!.order)) break;
      heap[i] = heap[parent]!;
      keys[i] = keys[parent]!;
      i = parent;
    }
    heap[i] = task;
    keys[i] = key;
  }

  private pop(): Task | undefined {
    const { heap, keys } = this;
    const top = heap[0];
    const task = heap.pop();
    const key = keys.pop();
    if (top === undefined || task === undefined || key === undefined || heap.length === 0) return top;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (
        child + 1 < heap.length &&
        before(keys[child + 1]!, heap[child + 1]!.order, keys[child]!, heap[child]!.order)
      ) {
        child++;
      }
      if (!before(keys[child]!, heap[child]!.order, key, task.order)) break;
      heap[i] = heap[child]!;
      keys[i] = keys[child]!;
      i = child;
    }
    heap[i] = task;
    keys[i] = key;
    return top;
  }
}

const before = (keyA: number, orderA: number, keyB: number, orderB: number): boolean =>
  keyA < keyB || (keyA === keyB && orderA < orderB);

function siteOf(kernel: KernelInstance): { opText?: string; location?: string | undefined } {
  const op = kernel.currentOp();
  return op === undefined ? {} : { opText: op.opText, location: op.location };
}

/** Returns the fault that lists every blocked thread and what it waits for; its site is that of the first. */
function deadlock(blocked: readonly Task[]): DeviceFault {
  const lines = blocked.map(({ thread, kernel }) => {
    const site = describeSite({ ...thread.site, chip: undefined, ...siteOf(kernel) });
    return `  ${site} waits in ${thread.waitPoint!.describe(thread.waitNeeded)}`;
  });
  const first = blocked[0]!;
  return new DeviceFault(
    'deadlock',
    `${blocked.length} thread${blocked.length === 1 ? ' waits' : 's wait'} for what no other thread will do\n${lines.join('\n')}`,
    { ...first.thread.site, ...siteOf(first.kernel) },
  );
}
