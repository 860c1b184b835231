import { type Operation } from '../../../ir/operation.ts';
import { type DependenceSystem, dependenceOf } from '../dependence/dependence.ts';
import { type AccessOp, MemoryAccess } from '../dependence/memory-access.ts';

/** What is known of how an access depends on another one: nothing, that it does not, or how it may. */
export type KnownDependence = 'unknown' | 'none' | DependenceSystem;

/** Finds out how accesses depend on each other. Nothing is known any more once that took too long. */
export class BlockDependences {
  #accesses = new Map<Operation, MemoryAccess>();
  #budget: number;

  constructor(budget: number) {
    this.#budget = budget;
  }

  /** Counts a step; tells whether there may be more. */
  takeStep(): boolean {
    return --this.#budget >= 0;
  }

  accessOf(op: AccessOp): MemoryAccess {
    let access = this.#accesses.get(op);
    if (!access) this.#accesses.set(op, (access = new MemoryAccess(op)));
    return access;
  }

  /** Forgets what accesses do, after loops changed. */
  reset(): void {
    this.#accesses = new Map();
  }

  /** See dependenceOf. */
  between(source: MemoryAccess, target: MemoryAccess, depth: number, countsReads = false): KnownDependence {
    if (source.memref !== target.memref) return 'none';
    if (!this.takeStep()) return 'unknown';
    return dependenceOf(source, target, depth, countsReads);
  }
}
