import { getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { kDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { Value } from '../../../ir/value.ts';
import { matchConstant, matchInteger } from '../../../rewrite/fold.ts';
import { constantIndex, type MixedIndex, typeSizes } from '../../../rewrite/mixed-indices.ts';
import { mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { exactInt64, staticIndex, type StaticIndex } from '../../../support/int64.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { composedFoldedApply } from '../../affine/composed-apply.ts';
import { ExtractSliceOp, PadOp } from '../generated/tensor-ops.gen.ts';
import { constantPaddingValue, highPadding, lowPadding, paddedShape } from '../padding.ts';
import { buildExtractSlice } from '../slices.ts';
import { rebuildPad } from './rebuild-pad.ts';

/** Padding of what is padded already. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** Adds at once what two paddings with the same element add. */
export class FoldConsecutiveConstantPadding extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.source.definingOp;
    if (op.nofold || !(inner instanceof PadOp) || inner.nofold) {
      return rewriter.notifyMatchFailure(op, 'not two paddings in a row');
    }
    const value = constantPaddingValue(op);
    if (!value || value !== constantPaddingValue(inner)) return rewriter.notifyMatchFailure(op, 'of other elements');
    const type = op.result().type as RankedTensorType;
    const lowSums = knownSums(lowPadding(op), lowPadding(inner));
    const highSums = knownSums(highPadding(op), highPadding(inner));
    if (!paddedShape(inner.source.type as RankedTensorType, lowSums, highSums, type)) {
      return rewriter.notifyMatchFailure(op, 'no type has the sizes');
    }
    const sum = AffineMap.get(2, 0, [getAffineDimExpr(0).add(getAffineDimExpr(1))]);
    const added = (a: readonly MixedIndex[], b: readonly MixedIndex[]): MixedIndex[] =>
      a.map((size, dim) => composedFoldedApply(rewriter, op.location, sum, [size, b[dim]!]));
    const high = added(highPadding(op), highPadding(inner));
    const low = added(lowPadding(op), lowPadding(inner));
    rewriter.replaceOp(op, [rebuildPad(op, rewriter, { low, high, type, source: inner.source })]);
    return true;
  }
}

/** Returns the sums of constants, kDynamic for others. Of the number that marks values, too, a sum is none. */
function knownSums(a: readonly MixedIndex[], b: readonly MixedIndex[]): StaticIndex[] {
  return a.map((size, dim) => {
    const [first, second] = [exactIndex(size), exactIndex(b[dim]!)];
    return first === undefined || second === undefined ? kDynamic : staticIndex(BigInt.asIntN(64, first + second));
  });
}

function exactIndex(index: MixedIndex): bigint | undefined {
  return index instanceof Value ? matchInteger(index) : exactInt64(index);
}

/** The dimensions that something may be added to. */
function paddedDims(op: PadOp): ReadonlySet<number> {
  const lists = [lowPadding(op), highPadding(op)];
  return new Set(lists.flatMap((list) => [...list.keys()].filter((dim) => list[dim] !== 0)));
}

/** Takes one slice and pads once where two slices are padded in different dimensions. */
export class FoldOrthogonalPaddings extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const innerSlice = op.source.definingOp;
    const outerPad = innerSlice instanceof ExtractSliceOp ? innerSlice.source.definingOp : undefined;
    const outerSlice = outerPad instanceof PadOp && !outerPad.nofold ? outerPad.source.definingOp : undefined;
    if (
      !(innerSlice instanceof ExtractSliceOp) ||
      !(outerPad instanceof PadOp) ||
      !(outerSlice instanceof ExtractSliceOp)
    ) {
      return rewriter.notifyMatchFailure(op, 'not two slices and two paddings');
    }
    const [inner, outer] = [mixedSlice(innerSlice), mixedSlice(outerSlice)];
    const { rank } = op.source.type as RankedTensorType;
    const isPlain =
      (outerSlice.source.type as RankedTensorType).rank === rank &&
      [...inner.strides, ...outer.strides].every((stride) => stride === 1) &&
      [...lowPadding(op), ...lowPadding(outerPad)].every((size) => constantIndex(size) === 0);
    if (!isPlain || !haveSameConstant(op, outerPad)) return rewriter.notifyMatchFailure(op, 'they differ too much');
    const [innerDims, outerDims] = [paddedDims(op), paddedDims(outerPad)];
    const { shape } = innerSlice.source.type as RankedTensorType;
    const offsets: MixedIndex[] = [];
    for (let dim = 0; dim < rank; dim++) {
      if (innerDims.has(dim) && outerDims.has(dim)) return rewriter.notifyMatchFailure(op, 'padded twice');
      const [own, other] = [inner.offsets[dim]!, outer.offsets[dim]!];
      if (!innerDims.has(dim) && constantIndex(own) === 0) offsets.push(other);
      else if (!outerDims.has(dim) && constantIndex(other) === 0) offsets.push(own);
      else return rewriter.notifyMatchFailure(op, 'two offsets');
      const isCut = outerDims.has(dim) && constantIndex(inner.sizes[dim]!) !== shape[dim];
      if (isCut) return rewriter.notifyMatchFailure(op, 'a padded dimension is cut');
    }
    const sizes = inner.sizes.map((size, dim) => (outerDims.has(dim) ? outer.sizes[dim]! : size));
    const [innerHigh, outerHigh] = [highPadding(op), highPadding(outerPad)];
    const high = innerHigh.map((size, dim) => {
      if (outerDims.has(dim)) return outerHigh[dim]!;
      return innerDims.has(dim) ? size : 0;
    });
    const type = op.result().type as RankedTensorType;
    const sliceType = (outerSlice.source.type as RankedTensorType).withShape(typeSizes(sizes));
    const slice = { offsets, sizes, strides: inner.strides };
    const source = buildExtractSlice(rewriter, op.location, outerSlice.source, slice, sliceType);
    rewriter.replaceOp(op, [rebuildPad(op, rewriter, { low: lowPadding(op), high, type, source })]);
    return true;
  }
}

function haveSameConstant(a: PadOp, b: PadOp): boolean {
  const [one, other] = [constantPaddingValue(a), constantPaddingValue(b)];
  const constant = one && matchConstant(one);
  return constant !== undefined && other !== undefined && constant === matchConstant(other);
}
