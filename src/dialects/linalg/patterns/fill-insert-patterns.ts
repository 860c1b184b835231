import { getAffineSymbolExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { lastIndex, staticSlice } from '../../../builtin/offset-size-stride.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { composedFoldedApply } from '../../affine/composed-apply.ts';
import { mixedSizes } from '../../tensor/build-sizes.ts';
import { InsertSliceOp, PadOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { constantPaddingValue, lowPadding } from '../../tensor/padding.ts';
import { buildInsertSlice } from '../../tensor/slices.ts';
import { FillOp } from '../generated/linalg-ops.gen.ts';

const isRankReducing = ({ source, dest }: InsertSliceOp): boolean =>
  (source.type as RankedTensorType).rank !== (dest.type as RankedTensorType).rank;

/** Does not pad what is inserted into a tensor filled with the same element. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp. */
export class FoldInsertPadIntoFill extends OpRewritePattern<InsertSliceOp> {
  readonly root = InsertSliceOp;

  matchAndRewrite(op: InsertSliceOp, rewriter: PatternRewriter): LogicalResult {
    const pad = op.source.definingOp;
    if (!(pad instanceof PadOp) || isRankReducing(op)) return rewriter.notifyMatchFailure(op, 'nothing padded');
    let first = op.dest.definingOp;
    while (first instanceof InsertSliceOp) {
      if (isRankReducing(first)) return rewriter.notifyMatchFailure(op, 'of another rank');
      if (!areDisjoint(first, op)) break;
      first = first.dest.definingOp;
    }
    if (!(first instanceof FillOp) || constantPaddingValue(pad) !== first.inputs[0]) {
      return rewriter.notifyMatchFailure(op, 'not into a tensor filled with the same element');
    }
    const { location } = op;
    const slice = mixedSlice(op);
    const sum = AffineMap.get(0, 2, [getAffineSymbolExpr(0).add(getAffineSymbolExpr(1))]);
    const low = lowPadding(pad);
    const offsets = slice.offsets.map((offset, dim) =>
      composedFoldedApply(rewriter, location, sum, [low[dim]!, offset]),
    );
    const sizes = mixedSizes(rewriter, location, pad.source);
    rewriter.replaceOp(op, [
      buildInsertSlice(rewriter, location, pad.source, op.dest, { offsets, sizes, strides: slice.strides }),
    ]);
    return true;
  }
}

/** Tells whether it is known that the slices have no element in common. */
function areDisjoint(a: InsertSliceOp, b: InsertSliceOp): boolean {
  const [one, other] = [staticSlice(a), staticSlice(b)];
  return one.offsets.some((start, dim) => {
    const parts = [one, other].flatMap(({ offsets, sizes, strides }) => [offsets[dim]!, sizes[dim]!, strides[dim]!]);
    if (parts.some(isDynamic)) return false;
    const [end, otherEnd] = [lastIndex(one, dim), lastIndex(other, dim)];
    return end < other.offsets[dim]! || otherEnd < start;
  });
}
