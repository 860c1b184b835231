import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type Counter, LinearIndex } from './linear-index.ts';

/** Memory that a nest needs for itself, an element or several for each iteration of the loops around: what loops carry, or is allocated in them. */
export class MemorySlot {
  /** The memory, once it is allocated. */
  memref: Value | undefined;

  constructor(
    readonly elementType: Type,
    readonly counters: readonly Counter[],
    /** The sizes of what each iteration has. */
    readonly ownShape: readonly number[] = [],
  ) {}

  get shape(): readonly number[] {
    return [...this.counters.map(({ tripCount }) => tripCount), ...this.ownShape];
  }

  /** Returns what is accessed at these indices of what the iteration has. */
  at(indices: readonly (LinearIndex | undefined)[] = []): Access {
    return { memory: this, subscripts: allOf([...this.counters.map(LinearIndex.ofCounter), ...indices]) };
  }
}

/** What is read or written: an element of memory. */
export interface Access {
  readonly memory: Value | MemorySlot;
  /** Where it is; undefined where the place is computed in another way. */
  readonly subscripts: readonly LinearIndex[] | undefined;
}

/** Returns the list if all of it is known. */
export function allOf<T>(list: readonly (T | undefined)[]): readonly T[] | undefined {
  return list.every((item) => item !== undefined) ? (list as readonly T[]) : undefined;
}
