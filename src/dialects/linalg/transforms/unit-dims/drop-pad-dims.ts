import { OpRewritePattern, type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { RankedTensorType, isDynamic } from '../../../../ir/types/shaped-types.ts';
import { constantIndex, type MixedIndex } from '../../../../rewrite/mixed-indices.ts';
import { range } from '../../../../support/lists.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { buildEmpty, buildFoldedDim } from '../../../tensor/build-sizes.ts';
import { PadOp } from '../../../tensor/generated/tensor-ops.gen.ts';
import { constantPaddingValue, highPadding, lowPadding } from '../../../tensor/padding.ts';
import { buildPad } from '../../../tensor/patterns/rebuild-pad.ts';
import { collapseValue, expandValue, groupsAround, type RankReductionStrategy } from './rank-reduction.ts';

/** Pads without dimensions of size 1 that nothing is added to. Source: mlir/lib/Dialect/Linalg/Transforms/DropUnitDims.cpp. */
export class DropPadUnitDims extends OpRewritePattern<PadOp> {
  readonly root = PadOp;
  readonly #strategy: RankReductionStrategy;

  constructor(strategy: RankReductionStrategy) {
    super();
    this.#strategy = strategy;
  }

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const { location } = op;
    const source = op.source.type as RankedTensorType;
    const result = op.result().type as RankedTensorType;
    const { elementType } = result;
    if (source.encoding) return rewriter.notifyMatchFailure(op, 'cannot collapse dims of tensor with encoding');
    const value = constantPaddingValue(op);
    if (!value) return rewriter.notifyMatchFailure(op, 'the padding value is not constant');
    const [low, high] = [lowPadding(op), highPadding(op)];
    const isZero = (index: MixedIndex): boolean => constantIndex(index) === 0;
    const isDropped = (dim: number): boolean => source.shape[dim] === 1 && isZero(low[dim]!) && isZero(high[dim]!);
    const dims = range(source.rank);
    const kept = dims.filter((dim) => !isDropped(dim));
    if (kept.length === dims.length) return rewriter.notifyMatchFailure(op, 'no unit dims to collapse');
    const groups = groupsAround(dims.length, isDropped);
    const keptOf = <T>(list: readonly T[]): T[] => kept.map((dim) => list[dim]!);
    const collapsed = { shape: keptOf(source.shape), groups };
    const padded = buildPad(op, rewriter, {
      location,
      source: collapseValue(rewriter, location, op.source, collapsed, this.#strategy),
      low: keptOf(low),
      high: keptOf(high),
      type: RankedTensorType.get(keptOf(result.shape), elementType),
      value,
    });
    const isSlice = this.#strategy === 'slice';
    const dest = isSlice ? buildEmpty(rewriter, location, dims.map(sizeOf), elementType) : op.result();
    rewriter.replaceOp(op, [expandValue(rewriter, location, padded, dest, groups, this.#strategy)]);
    return true;

    function sizeOf(dim: number): MixedIndex {
      if (isDropped(dim)) return 1;
      const size = result.shape[dim]!;
      return isDynamic(size) ? buildFoldedDim(rewriter, location, padded, kept.indexOf(dim)) : size;
    }
  }
}
