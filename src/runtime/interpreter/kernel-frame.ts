import { type CircularBuffer } from '../../device/circular-buffer.ts';
import { type DeviceThread } from '../../device/device-thread.ts';

/** The state of one run of a kernel on one thread of one core: registers, and what the host gave to it. */
export interface KernelFrame<Thread extends DeviceThread = DeviceThread> {
  readonly thread: Thread;
  /** Registers of values of type i1 to i32 and index. Integers are signed; i1 is 0 or 1. */
  readonly ints: Int32Array;
  /** Registers of floats and NoC addresses, which are whole numbers below 2^53. */
  readonly floats: Float64Array;
  /** Circular buffers, by the order of the kernel's arguments of that type. */
  readonly buffers: readonly CircularBuffer[];
  /** Runtime arguments of this core, as `get_arg_val` numbers them. */
  readonly args: readonly number[];
  /** L1 addresses of the program's semaphores, by their number. */
  readonly semaphores: readonly number[];
}

/** What a step returns when its operation has blocked: the same step runs again once the thread was woken. */
export const blocked = -1;
/** What the last step of a kernel returns. */
export const finished = -2;

/** One operation of a compiled kernel: does its work and returns the number of the next step, `blocked` or `finished`. */
export type Step<Thread extends DeviceThread = DeviceThread> = (frame: KernelFrame<Thread>) => number;
