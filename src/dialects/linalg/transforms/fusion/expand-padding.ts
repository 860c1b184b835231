import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../../ir/pattern-match.ts';
import { isDynamic, RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { type Reassociation } from '../../../../rewrite/collapsing-reassociation.ts';
import { type MixedIndex, typeSizes } from '../../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { buildFoldedDim } from '../../../tensor/build-sizes.ts';
import { CollapseShapeOp, ExpandShapeOp, PadOp } from '../../../tensor/generated/tensor-ops.gen.ts';
import { constantPaddingValue, highPadding, lowPadding } from '../../../tensor/padding.ts';
import { buildExpandShape, outputSizes } from '../../../tensor/patterns/reshape-patterns.ts';
import { buildPad } from '../../../tensor/patterns/rebuild-pad.ts';
import { type FusionControl } from './fuse-producers.ts';

/** Padding in the dimensions of an expanded tensor. Source: mlir/lib/Dialect/Linalg/Transforms/ElementwiseOpFusion.cpp. */

const typeOf = ({ type }: Value): RankedTensorType => type as RankedTensorType;

/** The padding of a tensor whose dimensions are split where nothing is added. */
interface SplitPadding {
  readonly low: readonly MixedIndex[];
  readonly high: readonly MixedIndex[];
  readonly value: Value;
}

/** Returns the padding after dimensions are split; undefined where one that is split is padded. */
function splitPadding(pad: PadOp, groups: Reassociation): SplitPadding | undefined {
  const [low, high] = [lowPadding(pad), highPadding(pad)];
  const value = constantPaddingValue(pad);
  const isPadded = groups.some((group, i) => group.length !== 1 && (low[i] !== 0 || high[i] !== 0));
  if (!value || isPadded) return undefined;
  const split = (paddings: readonly MixedIndex[]): MixedIndex[] =>
    groups.flatMap((group, i) => group.map(() => paddings[i]!));
  return { low: split(low), high: split(high), value };
}

/** Pads before dimensions are joined. */
class FoldPadWithProducerReshapeOpByExpansion extends OpRewritePattern<PadOp> {
  readonly root = PadOp;
  readonly #mayFuse: FusionControl;

  constructor(mayFuse: FusionControl) {
    super();
    this.#mayFuse = mayFuse;
  }

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const reshape = op.source.definingOp;
    if (!(reshape instanceof CollapseShapeOp) || !this.#mayFuse(op.opOperands[0]!)) {
      return rewriter.notifyMatchFailure(op, 'not a collapsed tensor');
    }
    const { reassociation } = reshape;
    const split = splitPadding(op, reassociation);
    if (!split) return rewriter.notifyMatchFailure(op, 'a joined dimension is padded');
    const resultType = typeOf(op.result());
    const shape = typeOf(reshape.src).shape.slice();
    for (const [i, [dim, ...others]] of reassociation.entries()) {
      if (others.length === 0) shape[dim!] = resultType.shape[i]!;
    }
    const src = buildPad(op, rewriter, {
      ...split,
      location: op.location,
      source: reshape.src,
      type: resultType.withShape(shape),
    });
    rewriter.replaceOp(op, CollapseShapeOp.build(rewriter, op.location, { src, reassociation, resultType }).results);
    return true;
  }
}

/** Splits dimensions before others are padded. */
class FoldReshapeWithProducerPadOpByExpansion extends OpRewritePattern<ExpandShapeOp> {
  readonly root = ExpandShapeOp;
  readonly #mayFuse: FusionControl;

  constructor(mayFuse: FusionControl) {
    super();
    this.#mayFuse = mayFuse;
  }

  matchAndRewrite(op: ExpandShapeOp, rewriter: PatternRewriter): LogicalResult {
    const pad = op.src.definingOp;
    if (!(pad instanceof PadOp) || !this.#mayFuse(op.opOperands[0]!)) {
      return rewriter.notifyMatchFailure(op, 'not a padded tensor');
    }
    const { location, reassociation } = op;
    const split = splitPadding(pad, reassociation);
    if (!split) return rewriter.notifyMatchFailure(op, 'a dimension that is split is padded');
    const { source } = pad;
    const type = typeOf(op.result());
    const expanded = rewriter.withInsertionPoint(() => {
      const { definingOp } = source;
      if (definingOp) rewriter.setInsertionPointAfter(definingOp);
      else rewriter.setInsertionPointToStart(source.parentBlock!);
      const sizes = outputSizes(op);
      for (const [i, [dim, ...others]] of reassociation.entries()) {
        if (others.length > 0) continue;
        const size = typeOf(source).shape[i]!;
        sizes[dim!] = isDynamic(size) ? buildFoldedDim(rewriter, location, source, i) : size;
      }
      const expandedType = RankedTensorType.get(typeSizes(sizes), type.elementType);
      return buildExpandShape({ rewriter, location, src: source, type: expandedType }, reassociation, sizes);
    });
    rewriter.replaceOp(op, [buildPad(pad, rewriter, { ...split, location, source: expanded, type })]);
    return true;
  }
}

/** Returns the patterns that pad expanded tensors. */
export const expandedPaddingPatterns = (mayFuse: FusionControl): readonly RewritePattern[] => [
  new FoldPadWithProducerReshapeOpByExpansion(mayFuse),
  new FoldReshapeWithProducerPadOpByExpansion(mayFuse),
];
