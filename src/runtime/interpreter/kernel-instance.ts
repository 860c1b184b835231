import { type Core } from '../../device/core.ts';
import { type DeviceThread } from '../../device/device-thread.ts';
import { type KernelInstance, type OpSite } from '../../device/scheduler.ts';
import { type CompiledKernel } from './kernel-compiler.ts';
import { finished, type KernelFrame, type Step } from './kernel-frame.ts';
import { opSite } from './op-site.ts';
import { floatRegisters, integerRegisters } from './register-pool.ts';

/** A compiled kernel on one thread of one core. */
export class KernelRun<Thread extends DeviceThread> implements KernelInstance {
  private readonly kernel: CompiledKernel<Thread>;
  private readonly steps: readonly Step<Thread>[];
  private readonly frame: KernelFrame<Thread>;
  /** The step that runs, or runs next. */
  private at = 0;

  /** The circular buffers that the kernel takes must have been made on the thread's core. Throws DeviceFault when one is missing. */
  constructor(
    kernel: CompiledKernel<Thread>,
    thread: Thread,
    core: Core,
    args: readonly number[],
    semaphores: readonly number[],
  ) {
    this.kernel = kernel;
    this.steps = kernel.steps;
    this.frame = {
      thread,
      ints: integerRegisters.take(kernel.ints),
      floats: floatRegisters.take(kernel.floats),
      buffers: kernel.ports.map((port) => core.circularBuffer(port)),
      args,
      semaphores,
    };
    kernel.argumentRegisters.forEach((register, i) => (this.frame.ints[register] = this.frame.args[i] ?? 0));
  }

  run(): boolean {
    const { steps, frame } = this;
    let at = this.at;
    try {
      for (;;) {
        const next = steps[at]!(frame);
        if (next < 0) {
          if (next === finished) this.end();
          return next === finished;
        }
        at = next;
      }
    } finally {
      this.at = at;
    }
  }

  private end(): void {
    integerRegisters.giveBack(this.frame.ints);
    floatRegisters.giveBack(this.frame.floats);
  }

  currentOp(): OpSite | undefined {
    const op = this.kernel.ops[this.at];
    return op && opSite(op);
  }
}
