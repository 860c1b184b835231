import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { OpResult, type Value } from '../../../ir/value.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { FromElementsOp, ShuffleOp, ToElementsOp } from '../generated/vector-ops.gen.ts';
import { LowerVectorToFromElementsToShuffleTreeBase } from '../generated/vector-passes.gen.ts';

/** Source: mlir/lib/Dialect/Vector/Transforms/LowerVectorToFromElementsToShuffleTree.cpp. */

/** What `vector.shuffle` has at places where any element may be. */
const poisonIndex = -1;

/** A vector on the way to the result. */
interface Part {
  readonly value: Value;
  /** Places in the result, and which element of the vector is there, by place in ascending order. */
  readonly places: ReadonlyMap<number, number>;
}

function isOneFixedDim(type: VectorType): boolean {
  return type.rank === 1 && !type.scalableDims[0];
}

/** Returns the vectors whose elements are listed, in the order in which they appear; undefined where there are other elements. */
function partsOf({ operands }: FromElementsOp): readonly Part[] | undefined {
  const places = new Map<ToElementsOp, Map<number, number>>();
  for (const [place, element] of operands.entries()) {
    const op = element.definingOp;
    if (!(op instanceof ToElementsOp) || !(element instanceof OpResult)) return undefined;
    if (!isOneFixedDim(op.source.type as VectorType)) return undefined;
    const known = places.get(op);
    if (known) known.set(place, element.resultNumber);
    else places.set(op, new Map([[place, element.resultNumber]]));
  }
  return [...places].map(([{ source }, of]) => ({ value: source, places: of }));
}

/** Two vectors that are shuffled, or one that has no other. */
interface Pair {
  readonly lhs: Part;
  readonly rhs: Part | undefined;
  /** The first and the last place in the result that one of them has an element for. */
  readonly first: number;
  readonly last: number;
}

/** Returns the vectors two by two. */
function pairsOf(parts: readonly Part[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const [lhs, rhs] = [parts[i]!, parts[i + 1]];
    const places = [...lhs.places.keys(), ...(rhs?.places.keys() ?? [])];
    pairs.push({ lhs, rhs, first: Math.min(...places), last: Math.max(...places) });
  }
  return pairs;
}

/** Puts the elements of both vectors to the places that they have in the result, counted from the first one on. */
function shuffle({ lhs, rhs, first }: Pair, size: number, op: FromElementsOp, rewriter: PatternRewriter): Part {
  const mask = Array<number>(size).fill(poisonIndex);
  const lhsSize = (lhs.value.type as VectorType).shape[0]!;
  for (const [place, index] of lhs.places) mask[place - first] = index;
  for (const [place, index] of rhs?.places ?? []) mask[place - first] = lhsSize + index;
  const { value } = rhs ?? lhs;
  const result = ShuffleOp.build(rewriter, op.location, { v1: lhs.value, v2: value, mask }).vector;
  const places = [...lhs.places.keys(), ...(rhs?.places.keys() ?? [])];
  return { value: result, places: new Map(places.map((place) => [place, place - first])) };
}

/** Lists elements of vectors of one dimension by shuffling these two by two, then what they became, until one is left. */
class ToFromElementsToShuffleTreeRewrite extends OpRewritePattern<FromElementsOp> {
  readonly root = FromElementsOp;

  matchAndRewrite(op: FromElementsOp, rewriter: PatternRewriter): LogicalResult {
    const type = op.dest.type as VectorType;
    if (!isOneFixedDim(type)) return rewriter.notifyMatchFailure(op, 'not of one dimension');
    let parts = partsOf(op);
    if (!parts) return rewriter.notifyMatchFailure(op, 'elements of no vectors of one dimension');
    do {
      const pairs = pairsOf(parts);
      const size = pairs.length === 1 ? type.shape[0]! : Math.max(...pairs.map(({ first, last }) => last - first + 1));
      parts = pairs.map((pair) => shuffle(pair, size, op, rewriter));
    } while (parts.length > 1);
    rewriter.replaceOp(op, [parts[0]!.value]);
    return true;
  }
}

/** `lower-vector-to-from-elements-to-shuffle-tree`. */
export class LowerVectorToFromElementsToShuffleTree extends LowerVectorToFromElementsToShuffleTreeBase {
  override runOnOperation(op: Operation): void {
    applyPatternsGreedily(op, [new ToFromElementsToShuffleTreeRewrite()], mlirGreedyDefaults);
  }
}
