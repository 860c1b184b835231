import { type Value } from '../../ir/value.ts';
import { type Computation, storageOf } from './computations.ts';
import { type Counter, type LinearIndex } from './linear-index.ts';
import { type Access, type MemorySlot } from './memory-slot.ts';

/** So many pairs of accesses are compared at most: their number grows with the square of the size of a nest. */
const maxPairs = 1 << 16;

interface Use {
  readonly place: number;
  readonly access: Access;
  readonly writes: boolean;
}

/**
 * Tells whether the statements of a nest may run one behind the other, each in loops of its own, and each may read all that it reads before it writes, but
 * for the element that it writes itself. That is so unless one uses an element before another, in front of it in the nest, uses it in a later iteration.
 */
export function mayRunApart(computations: readonly Computation[]): boolean {
  return everyPair(computations, (write, other) => isHarmless(write, other, computations));
}

/** Tells whether the iterations of the outermost loops, which these counters count, use no elements that others of them write. */
export function areIndependent(computations: readonly Computation[], counters: readonly Counter[]): boolean {
  return everyPair(computations, (write, other) => {
    const distances = distancesBetween(write.access, other.access);
    return (
      distances === 'apart' || counters.every((counter) => counter.tripCount === 1 || distances.get(counter) === 0)
    );
  });
}

/** Tells whether `holds` is true of all pairs of a use that writes and another one of the same memory. */
function everyPair(computations: readonly Computation[], holds: (write: Use, other: Use) => boolean): boolean {
  const uses = new Map<Value | MemorySlot, Use[]>();
  computations.forEach(({ reads, searched, outputs }, place) => {
    const add = (access: Access, writes: boolean): void => {
      const storage = storageOf(access.memory);
      const known = uses.get(storage);
      if (known) known.push({ place, access, writes });
      else uses.set(storage, [{ place, access, writes }]);
    };
    for (const access of [...reads.values(), ...searched]) add(access, false);
    for (const { access } of outputs) add(access, true);
  });
  let pairs = 0;
  for (const all of uses.values()) {
    const writes = all.filter((use) => use.writes);
    pairs += writes.length * all.length;
    if (pairs > maxPairs) return false;
    for (const write of writes) {
      for (const other of all) {
        // Pairs of writes are met twice.
        if (other !== write && !(other.writes && other.place < write.place) && !holds(write, other)) return false;
      }
    }
  }
  return true;
}

function isHarmless(write: Use, other: Use, computations: readonly Computation[]): boolean {
  if (write.place === other.place) {
    if (isSameElement(write.access, other.access)) return true;
    const distances = distancesBetween(write.access, other.access);
    // An iteration reads before it writes.
    return distances === 'apart' || computations[write.place]!.counters.every((counter) => counter.tripCount === 1 || distances.get(counter) === 0); // prettier-ignore
  }
  const [first, second] = write.place < other.place ? [write, other] : [other, write];
  const distances = distancesBetween(first.access, second.access);
  if (distances === 'apart') return true;
  const behind = new Set(computations[second.place]!.counters);
  for (const counter of computations[first.place]!.counters) {
    if (!behind.has(counter)) break;
    const distance = distances.get(counter);
    // The first uses the element in an earlier iteration than the second, as it will.
    if (distance !== undefined && distance < 0) return true;
    if (distance === undefined ? counter.tripCount > 1 : distance > 0) return false;
  }
  return true;
}

/** Tells whether two accesses are of the same element in each iteration. */
export function isSameElement(a: Access, b: Access): boolean {
  if (a.memory !== b.memory || !a.subscripts || !b.subscripts) return false;
  return a.subscripts.every((subscript, i) => subscript.equals(b.subscripts![i]!));
}

/** Returns in how many iterations more of a loop `first` is where it uses the same element as `second`, for loops of which that is known; or that they never use the same. */
function distancesBetween(first: Access, second: Access): ReadonlyMap<Counter, number> | 'apart' {
  const distances = new Map<Counter, number>();
  if (first.memory !== second.memory || !first.subscripts || !second.subscripts) return distances;
  /** The iterations in which one of both uses an element that the other always uses. */
  const iterations: readonly [Map<Counter, number>, Map<Counter, number>] = [new Map(), new Map()];
  for (const [i, a] of first.subscripts.entries()) {
    const b = second.subscripts[i]!;
    if (!a.hasSymbolsOf(b)) continue;
    if (areDisjoint(a, b)) return 'apart';
    const [own, others] = [onlyCounterOf(a), onlyCounterOf(b)];
    if (own !== undefined && own === others) {
      const factor = a.counters.get(own)!;
      if (factor !== b.counters.get(own)) continue;
      const distance = (b.constant - a.constant) / factor;
      if (!Number.isInteger(distance) || Math.abs(distance) >= own.tripCount) return 'apart';
      if ((distances.get(own) ?? distance) !== distance) return 'apart';
      distances.set(own, distance);
    } else if (a.counters.size + b.counters.size === 1) {
      const counter = (own ?? others)!;
      const known = iterations[own ? 0 : 1];
      const iteration = own ? (b.constant - a.constant) / a.counters.get(own)! : (a.constant - b.constant) / b.counters.get(counter)!; // prettier-ignore
      if (!Number.isInteger(iteration) || (known.get(counter) ?? iteration) !== iteration) return 'apart';
      known.set(counter, iteration);
    }
  }
  for (const [counter, iteration] of iterations[0]) {
    const other = iterations[1].get(counter);
    if (other === undefined) continue;
    const distance = iteration - other;
    if ((distances.get(counter) ?? distance) !== distance) return 'apart';
    distances.set(counter, distance);
  }
  return distances;
}

function onlyCounterOf({ counters }: LinearIndex): Counter | undefined {
  return counters.size === 1 ? [...counters.keys()][0] : undefined;
}

function areDisjoint(a: LinearIndex, b: LinearIndex): boolean {
  const isBelow = (one: LinearIndex, other: LinearIndex): boolean =>
    one.constant + one.greatestOfCounters < other.constant + other.leastOfCounters;
  return isBelow(a, b) || isBelow(b, a);
}
