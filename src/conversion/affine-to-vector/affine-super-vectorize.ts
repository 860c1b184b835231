import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ForOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { ParallelLoops } from '../../dialects/affine/parallel-loops.ts';
import { type LoopReduction } from '../../dialects/affine/reductions.ts';
import { AffineVectorizeBase } from '../generated/conversion-passes.gen.ts';
import { isVectorizableBody, variedDimension } from './vectorizable-loops.ts';
import { vectorizeOperation } from './vectorize-operations.ts';
import { VectorReductions } from './vectorize-reductions.ts';
import { type Strategy, VectorizedNest } from './vectorized-nest.ts';

/** How many dimensions vectors may have. */
const mostDims = 3;

/** A loop and the matches in it, as deep as vectors have dimensions. */
interface Match {
  readonly loop: ForOp;
  readonly inner: readonly Match[];
}

/** `affine-super-vectorize`. Source: mlir/lib/Dialect/Affine/Transforms/SuperVectorize.cpp. */
export class AffineVectorize extends AffineVectorizeBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { vectorizeReductions } = this.options;
    const [sizes, pattern] = [this.options.virtualVectorSize.map(Number), this.options.testFastestVarying.map(Number)];
    if (pattern.length > 0 && pattern.length !== sizes.length) {
      root.emitRemark('Fastest varying pattern specified with different size than the vector size.');
      return false;
    }
    if (vectorizeReductions && sizes.length !== 1)
      return root.emitError('Vectorizing reductions is supported only for 1-D vectors.');
    if (sizes.some((size) => size <= 0)) return root.emitError('Vectorization factor must be greater than zero.');
    if (sizes.length === 0 || sizes.length > mostDims) return true;
    const parallel = parallelLoops(root, vectorizeReductions);
    const matches = matchesIn(root, parallel, pattern.length > 0 ? pattern : sizes.map(() => -1));
    for (const bucket of buckets(matches)) {
      for (const match of bucket) if (vectorizeNest(match, sizes, parallel)) break;
    }
    return true;
  }
}

/** Returns the loops whose iterations do not depend on each other, with their reductions. */
function parallelLoops(root: Operation, allowsReductions: boolean): ReadonlyMap<ForOp, readonly LoopReduction[]> {
  const analysis = new ParallelLoops(root);
  const parallel = new Map<ForOp, readonly LoopReduction[]>();
  walk(root, {
    after: (op) => {
      const reductions = op instanceof ForOp ? analysis.reductionsIfParallel(op, allowsReductions) : undefined;
      if (reductions) parallel.set(op as ForOp, reductions);
    },
  });
  return parallel;
}

/** Returns the loops inside of an operation that are dimensions of vectors, inner ones first; `pattern` has which dimensions of memory, counted from the last one, these are, or -1. */
function matchesIn(
  root: Operation,
  parallel: ReadonlyMap<ForOp, unknown>,
  [dimension, ...pattern]: readonly number[],
): readonly Match[] {
  const matches: Match[] = [];
  walk(root, {
    after: (loop) => {
      if (loop === root || !(loop instanceof ForOp) || !parallel.has(loop)) return;
      const varied = isVectorizableBody(loop) ? variedDimension(loop) : undefined;
      if (varied === undefined || (varied >= 0 && dimension! >= 0 && varied !== dimension)) return;
      const inner = pattern.length > 0 ? matchesIn(loop, parallel, pattern) : [];
      if (pattern.length === 0 || inner.length > 0) matches.push({ loop, inner });
    },
  });
  return matches;
}

/** Returns the matches in groups, of each of which one is vectorized: those whose loops are inside of one. Source: computeIntersectionBuckets. */
function buckets(matches: readonly Match[]): readonly (readonly Match[])[] {
  const result: { root: ForOp; readonly matches: Match[] }[] = [];
  const isAround = (outer: ForOp, inner: ForOp): boolean => outer === inner || outer.isProperAncestorOf(inner);
  for (const match of matches) {
    const bucket = result.find(({ root }) => isAround(root, match.loop) || isAround(match.loop, root));
    if (!bucket) {
      result.push({ root: match.loop, matches: [match] });
      continue;
    }
    bucket.matches.push(match);
    if (!isAround(bucket.root, match.loop)) bucket.root = match.loop;
  }
  return result.map((bucket) => bucket.matches);
}

/** Returns which dimensions loops become. Differs: undefined where loops inside of each other would be one dimension. */
function strategyOf(match: Match, vectorSizes: readonly number[]): Strategy | undefined {
  const dimOf = new Map<ForOp, number>();
  const add = ({ loop, inner }: Match, dim: number): void => {
    dimOf.set(loop, dim);
    for (const each of inner) add(each, dim + 1);
  };
  add(match, 0);
  const isNested = [...dimOf].some(([outer, dim]) =>
    [...dimOf].some(([inner, other]) => dim === other && outer.isProperAncestorOf(inner)),
  );
  return isNested ? undefined : { vectorSizes, dimOf };
}

/** Replaces a nest of loops by one on vectors; returns false, and changes nothing, where that cannot be. */
function vectorizeNest(
  match: Match,
  vectorSizes: readonly number[],
  reductionsOf: ReadonlyMap<ForOp, readonly LoopReduction[]>,
): boolean {
  const { loop } = match;
  const strategy = strategyOf(match, vectorSizes);
  if (!strategy || !isVectorizableBody(loop)) return false;
  const nest = new VectorizedNest(loop, strategy);
  const reductions = new VectorReductions(reductionsOf);
  const isDone = walk(loop, { before: (op) => (vectorizeOperation(nest, op, reductions) ? undefined : 'interrupt') });
  if (!isDone) {
    nest.undo();
    return false;
  }
  reductions.replaceResults();
  loop.erase();
  return true;
}
