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
    const keys = this.#scopes.pop()!;
    if (this.#scopes.length === 0) this.#byKey.clear();
    else for (const key of keys) this.#byKey.get(key)!.pop();
  }

  /** Returns what `op` is found by; see OperationEquivalence. */
  key(op: Operation): string {
    return this.#equivalence.key(op);
  }

  /** Returns the innermost known operation that computes the same as `op`, whose key is `key`. */
  lookup(op: Operation, key = this.key(op)): Operation | undefined {
    const known = this.#byKey.get(key);
    if (op.regions.length === 0) return known?.[known.length - 1];
    return known?.findLast((candidate) => this.#equivalence.haveEqualRegions(candidate, op));
  }

  /** Makes `op`, whose key is `key`, known until the current scope ends. */
  insert(op: Operation, key: string): void {
    const known = this.#byKey.get(key);
    if (known) known.push(op);
    else this.#byKey.set(key, [op]);
    this.#scopes[this.#scopes.length - 1]!.push(key);
  }
}
