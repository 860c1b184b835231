import { type Operation } from '../ir/operation.ts';
import { areEquivalent, hashOperation, haveEqualRegions } from '../ir/operation-equivalence.ts';

/** A known operation, in front of those with the same hash that became known before it. */
interface Entry {
  readonly op: Operation;
  readonly hash: number;
  readonly older: Entry | undefined;
}

/** The operations that are available where the walk is, found by what they compute. Scopes nest; leaving one forgets what it added. */
export class KnownOperations {
  /** Per hash, the operation that became known last. */
  readonly #byHash = new Map<number, Entry>();
  readonly #scopes: Entry[][] = [];

  enterScope(): void {
    this.#scopes.push([]);
  }

  leaveScope(): void {
    const entries = this.#scopes.pop()!;
    if (this.#scopes.length === 0) return this.#byHash.clear();
    for (let i = entries.length - 1; i >= 0; i--) {
      const { hash, older } = entries[i]!;
      if (older) this.#byHash.set(hash, older);
      else this.#byHash.delete(hash);
    }
  }

  /** Returns what `op` is found by; see hashOperation. */
  hash(op: Operation): number {
    return hashOperation(op);
  }

  /** Returns the innermost known operation that computes the same as `op`, whose hash is `hash`. */
  lookup(op: Operation, hash = this.hash(op)): Operation | undefined {
    for (let entry = this.#byHash.get(hash); entry; entry = entry.older) {
      const known = entry.op;
      if (areEquivalent(known, op) && (op.regions.length === 0 || haveEqualRegions(known, op))) return known;
    }
    return undefined;
  }

  /** Makes `op`, whose hash is `hash`, known until the current scope ends. */
  insert(op: Operation, hash: number): void {
    const entry = { op, hash, older: this.#byHash.get(hash) };
    this.#byHash.set(hash, entry);
    this.#scopes[this.#scopes.length - 1]!.push(entry);
  }
}
