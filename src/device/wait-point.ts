/** A thread that can be blocked; the part of a device thread that wait points know. */
export interface Waiter {
  /** What the thread waits for at its wait point, e.g. a number of pages. */
  waitNeeded: number;
  /** Makes the thread runnable again. */
  wake(): void;
}

/** Something threads wait at: pages of a circular buffer, the value of a semaphore. Whoever changes it calls `notify`. */
export abstract class WaitPoint {
  /** Threads blocked here, in the order in which they came. */
  readonly waiters: Waiter[] = [];

  /** Tells whether a thread that needs `needed` may go on. */
  abstract isReady(needed: number): boolean;

  /** Says what a blocked thread waits for, and what there is instead, e.g. `2 pages of cb_in0, 1 is there`. */
  abstract describe(needed: number): string;

  /** Wakes the waiters that may go on now. */
  notify(): void {
    const { waiters } = this;
    if (waiters.length === 0) return;
    let kept = 0;
    for (const waiter of waiters) {
      if (this.isReady(waiter.waitNeeded)) waiter.wake();
      else waiters[kept++] = waiter;
    }
    waiters.length = kept;
  }
}
