import { type OpInfo } from '../ir/op-info.ts';
import { type Operation } from '../ir/operation.ts';
import { type RewritePattern } from '../ir/pattern-match.ts';

/** What decides where and when a pattern is tried. */
export interface PatternHead {
  readonly root: (abstract new (...args: never[]) => Operation) | undefined;
  readonly rootInterface?: string | undefined;
  readonly benefit: number;
}

/**
 * Patterns in the order in which they are tried: greater benefit first, then those for a class of operations or an
 * interface before those for any, then as they were given. Source: mlir/lib/Rewrite/PatternApplicator.cpp.
 */
export class PatternSet<P extends PatternHead = RewritePattern> {
  readonly #patterns: readonly P[];
  readonly #byInfo = new Map<OpInfo | undefined, readonly P[]>();

  constructor(patterns: readonly P[]) {
    const rank = (pattern: P): number => ((pattern.root ?? pattern.rootInterface) ? 0 : 1);
    this.#patterns = [...patterns].sort((a, b) => b.benefit - a.benefit || rank(a) - rank(b));
  }

  /** Returns the patterns that can apply to operations of the kind of `op`. */
  for(op: Operation): readonly P[] {
    const key = op.info;
    let found = this.#byInfo.get(key);
    if (!found) {
      found = this.#patterns.filter(
        ({ root, rootInterface }) =>
          (root === undefined || op instanceof root) && (rootInterface === undefined || op.hasTrait(rootInterface)),
      );
      this.#byInfo.set(key, found);
    }
    return found;
  }

  get isEmpty(): boolean {
    return this.#patterns.length === 0;
  }
}
