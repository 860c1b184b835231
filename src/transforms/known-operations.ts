import { type Operation } from '../ir/operation.ts';
import { OperationEquivalence } from '../ir/operation-equivalence.ts';

/** The operations that are available where the walk is, found by what they compute. Scopes nest; leaving one forgets what it added. */
export class KnownOperations {
  readonly #equivalence = new OperationEquivalence();
  /** Per key, the known operations, innermost scope last. */
  readonly #byKey = new Map<string, Operation[]>();
  readonly #scopes: string[][] = [];

  enterScope(): void {
    this.#scopes.push([]);
  }

  leaveScope(): void {
    for (const key of this.#scopes.pop()!) this.#byKey.get(key)!.pop();
  }

  /** Returns the innermost known operation that computes the same as `op`. */
  lookup(op: Operation): Operation | undefined {
    const known = this.#byKey.get(this.#equivalence.key(op));
    if (op.regions.length === 0) return known?.at(-1);
    return known?.findLast((candidate) => this.#equivalence.haveEqualRegions(candidate, op));
  }

  /** Makes `op` known until the current scope ends. */
  insert(op: Operation): void {
    const key = this.#equivalence.key(op);
    const known = this.#byKey.get(key);
    if (known) known.push(op);
    else this.#byKey.set(key, [op]);
    this.#scopes[this.#scopes.length - 1]!.push(key);
  }
}
