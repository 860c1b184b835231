import { type Value } from '../../ir/value.ts';
import { type NestedLoop } from '../../rewrite/perfect-nest.ts';

/** What is asked of loops of one dialect. */
export interface BandRules<T extends NestedLoop> {
  /** The values that must be known in front of the outermost loop of a band. */
  readonly controls: (loop: T) => readonly Value[];
  /** Tells whether the outer loop hands to the inner one what it carries, and yields what that gives. */
  readonly isChained: (outer: T, inner: T) => boolean;
  /** Makes the loops, which are at least two, to one; false where that cannot be. */
  readonly coalesce: (band: readonly T[]) => boolean;
}

/**
 * Makes bands of loops of a perfect nest to one loop each: those that can be known to run as often as they do in front of the outermost one of
 * them. The longest bands come first, inner ones before outer ones, and then those in the nest without its outermost loops, as if each of these
 * was looked at. Source: coalescePerfectlyNestedAffineLoops and coalescePerfectlyNestedSCFForLoops.
 */
export function coalesceBands<T extends NestedLoop>(nest: readonly T[], rules: BandRules<T>): void {
  const starts = firstStarts(nest, rules);
  const coalesced = new Set<number>();
  // The nest ends where the next band was made to one loop.
  let nestEnd = 0;
  for (let root = 0; root < nest.length; root++) {
    if (coalesced.has(root)) continue;
    if (nestEnd <= root) nestEnd = root + 1;
    while (nestEnd < nest.length && !coalesced.has(nestEnd)) nestEnd++;
    for (let end = nestEnd; end > root; end--) {
      const start = Math.max(root, starts[end - 1]!);
      if (start >= end - 1) continue;
      if (rules.coalesce(nest.slice(start, end))) {
        for (let i = start; i < end; i++) coalesced.add(i);
        nestEnd = start;
      }
      end = start + 1;
    }
  }
}

/** Returns for each loop of a nest where a band may start that ends with it. */
function firstStarts<T extends NestedLoop>(nest: readonly T[], { controls, isChained }: BandRules<T>): number[] {
  const places = new Map(nest.map((loop, i) => [loop.region.firstBlock!, i]));
  let start = 0;
  return nest.map((loop, i) => {
    if (i > 0 && !isChained(nest[i - 1]!, loop)) start = i;
    for (const value of controls(loop)) {
      const { parentBlock } = value;
      const place = parentBlock ? places.get(parentBlock) : undefined;
      if (place !== undefined && place < i && place >= start) start = place + 1;
    }
    return start;
  });
}
