import { WaitPoint } from './wait-point.ts';

/** A counter in the L1 of one core that threads set, increment (also from other cores) and wait for. */
export class Semaphore {
  readonly address: number;
  /** Where threads wait for exactly a value (`noc_semaphore_wait`). */
  readonly equals: WaitPoint;
  /** Where threads wait for at least a value (`noc_semaphore_wait_min`). */
  readonly atLeast: WaitPoint;
  private current: number;
  private changed = 0;

  constructor(address: number, initial: number) {
    this.address = address;
    this.current = initial;
    this.equals = new SemaphoreEquals(this);
    this.atLeast = new SemaphoreAtLeast(this);
  }

  get value(): number {
    return this.current;
  }

  /** Cycle of the last change. */
  get changedCycle(): number {
    return this.changed;
  }

  /** Sets the value at `cycle` and wakes who waited for it. */
  set(value: number, cycle: number): void {
    this.current = value;
    this.changed = Math.max(this.changed, cycle);
    this.equals.notify();
    this.atLeast.notify();
  }
}

class SemaphoreEquals extends WaitPoint {
  private readonly semaphore: Semaphore;

  constructor(semaphore: Semaphore) {
    super();
    this.semaphore = semaphore;
  }

  isReady(needed: number): boolean {
    return this.semaphore.value === needed;
  }

  describe(needed: number): string {
    return `noc_semaphore_wait: value ${needed} of the semaphore at L1 address ${this.semaphore.address}, which is ${this.semaphore.value}`;
  }
}

class SemaphoreAtLeast extends WaitPoint {
  private readonly semaphore: Semaphore;

  constructor(semaphore: Semaphore) {
    super();
    this.semaphore = semaphore;
  }

  isReady(needed: number): boolean {
    return this.semaphore.value >= needed;
  }

  describe(needed: number): string {
    return `noc_semaphore_wait_min: value ${needed} of the semaphore at L1 address ${this.semaphore.address}, which is ${this.semaphore.value}`;
  }
}
