import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { collapsedShape } from '../../../ir/types/known-shapes.ts';
import { type Reassociation } from '../../../rewrite/collapsing-reassociation.ts';
import { type MixedIndex, typeSizes } from '../../../rewrite/mixed-indices.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldedMixedSizes } from '../build-sizes.ts';
import { CollapseShapeOp, ExpandShapeOp } from '../generated/tensor-ops.gen.ts';
import { buildExpandShape, outputSizes } from './reshape-patterns.ts';

/** The reshapes in the other order. */
interface Swapped {
  readonly expand: Reassociation;
  readonly collapse: Reassociation;
  readonly sizes: readonly MixedIndex[];
}

/** Tells whether no dimension is joined to be split in another way. */
function areParallel(collapse: CollapseShapeOp, expand: ExpandShapeOp): boolean {
  const { shape: source } = collapse.src.type as RankedTensorType;
  const { shape: result } = expand.result().type as RankedTensorType;
  return expand.reassociation.every((split, i) => {
    const joined = collapse.reassociation[i]!;
    if (joined.length !== split.length) return joined.length === 1 || split.length === 1;
    const [before, after] = [joined.map((dim) => source[dim]!), split.map((dim) => result[dim]!)];
    return isSameList(before, after) && before.filter(isDynamic).length <= 1;
  });
}

/** `source` are the sizes before, `result` those after both. */
function swap(
  collapse: Reassociation,
  expand: Reassociation,
  source: readonly MixedIndex[],
  result: readonly MixedIndex[],
): Swapped {
  const swapped = { expand: [] as number[][], collapse: [] as number[][], sizes: [] as MixedIndex[] };
  for (const [i, joined] of collapse.entries()) {
    const split = expand[i]!;
    const sizes = split.length < joined.length ? joined.map((dim) => source[dim]!) : split.map((dim) => result[dim]!);
    const first = swapped.sizes.length;
    const dims = sizes.map((_, k) => first + k);
    swapped.sizes.push(...sizes);
    const single = dims.map((dim) => [dim]);
    swapped.expand.push(...(split.length > joined.length ? [dims] : single));
    swapped.collapse.push(...(joined.length > split.length ? [dims] : single));
  }
  return swapped;
}

/** Splits dimensions before others are joined. Source: mlir/lib/Dialect/Tensor/Transforms/ReshapePatterns.cpp. */
class BubbleUpExpandThroughParallelCollapse extends OpRewritePattern<ExpandShapeOp> {
  readonly root = ExpandShapeOp;

  matchAndRewrite(op: ExpandShapeOp, rewriter: PatternRewriter): LogicalResult {
    const collapse = op.src.definingOp;
    if (!(collapse instanceof CollapseShapeOp) || op.reassociation.length === 0 || !areParallel(collapse, op)) {
      return rewriter.notifyMatchFailure(op, 'not a split of what is joined elsewhere');
    }
    const { location } = op;
    const source = foldedMixedSizes(rewriter, location, collapse.src);
    const swapped = swap(collapse.reassociation, op.reassociation, source, outputSizes(op));
    const { sizes } = swapped;
    const type = (op.result().type as RankedTensorType).withShape(typeSizes(sizes));
    let { src } = collapse;
    if (swapped.expand.length !== sizes.length) {
      src = buildExpandShape({ rewriter, location, src, type }, swapped.expand, sizes);
    }
    if (swapped.collapse.length !== sizes.length) {
      const { elementType, shape } = src.type as RankedTensorType;
      const resultType = RankedTensorType.get(collapsedShape(shape, swapped.collapse)!, elementType);
      const args = { src, reassociation: swapped.collapse, resultType };
      src = CollapseShapeOp.build(rewriter, location, args).result();
    }
    rewriter.replaceOp(op, [src]);
    return true;
  }
}

/** Returns the patterns that split dimensions as early as possible. */
export const bubbleUpExpandShapePatterns = (): readonly RewritePattern[] => [
  new BubbleUpExpandThroughParallelCollapse(),
];
