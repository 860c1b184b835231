import { type Operation } from '../ir/operation.ts';
import { matchesRoot, type RewritePattern } from '../ir/pattern-match.ts';

/**
 * Patterns in the order in which they are tried: greater benefit first, then those for one class of operation before those
 * for any, then as they were given. Source: mlir/lib/Rewrite/PatternApplicator.cpp.
 */
export class PatternSet {
  readonly #patterns: readonly RewritePattern[];
  readonly #byClass = new Map<unknown, readonly RewritePattern[]>();

  constructor(patterns: readonly RewritePattern[]) {
    const rank = (pattern: RewritePattern): number => (pattern.root ? 0 : 1);
    this.#patterns = [...patterns].sort((a, b) => b.benefit - a.benefit || rank(a) - rank(b));
  }

  /** Returns the patterns that can apply to operations of `op`'s class. */
  for(op: Operation): readonly RewritePattern[] {
    const key = op.constructor;
    let found = this.#byClass.get(key);
    if (!found) this.#byClass.set(key, (found = this.#patterns.filter((pattern) => matchesRoot(pattern, op))));
    return found;
  }

  get isEmpty(): boolean {
    return this.#patterns.length === 0;
  }
}
