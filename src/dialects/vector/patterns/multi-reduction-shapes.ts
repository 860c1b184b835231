import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { likeWithElement, VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { range } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildExtract } from '../build-extract.ts';
import { maskOperation } from '../build-masked.ts';
import { buildCombination } from '../combine.ts';
import { type MultiReductionLowering } from '../generated/vector-enums.gen.ts';
import { BroadcastOp, MultiDimReductionOp, ShapeCastOp, TransposeOp } from '../generated/vector-ops.gen.ts';
import { maskOpOf } from '../masked-op.ts';

/** Reductions of vectors in the shape that is lowered. Source: mlir/lib/Dialect/Vector/Transforms/LowerVectorMultiReduction.cpp. */

/** The dimensions of a vector by what becomes of them. */
interface Dims {
  readonly reduced: readonly number[];
  readonly kept: readonly number[];
}

function dimsOf({ source, reductionDims }: MultiDimReductionOp): Dims {
  const dims = range((source.type as VectorType).rank);
  return {
    reduced: dims.filter((dim) => reductionDims.includes(dim)),
    kept: dims.filter((dim) => !reductionDims.includes(dim)),
  };
}

/** Returns the dimensions in the order in which they are lowered. */
function inOrder({ reduced, kept }: Dims, lowering: MultiReductionLowering): readonly number[] {
  return lowering === 'inner-reduction' ? [...kept, ...reduced] : [...reduced, ...kept];
}

function isInOrder(dims: Dims, lowering: MultiReductionLowering): boolean {
  return inOrder(dims, lowering).every((dim, i) => dim === i);
}

/** Returns the type of a vector of these dimensions of another. */
function typeOfDims({ shape, elementType, scalableDims }: VectorType, dims: readonly number[]): VectorType {
  return VectorType.get(dims.map((dim) => shape[dim]!), elementType, dims.map((dim) => scalableDims[dim]!)); // prettier-ignore
}

/** Transposes the vector, so that the dimensions that are combined are the first or the last ones. */
export class InnerOuterDimReductionConversion extends OpRewritePattern<MultiDimReductionOp> {
  readonly root = MultiDimReductionOp;
  readonly #lowering: MultiReductionLowering;

  constructor(lowering: MultiReductionLowering) {
    super();
    this.#lowering = lowering;
  }

  matchAndRewrite(op: MultiDimReductionOp, rewriter: PatternRewriter): LogicalResult {
    const dims = dimsOf(op);
    if (isInOrder(dims, this.#lowering)) return rewriter.notifyMatchFailure(op, 'dimensions are in order');
    const { location, kind, acc, source } = op;
    const { reduced, kept } = dims;
    const permutation =
      this.#lowering === 'inner-reduction' ? [...kept, ...op.reductionDims] : [...op.reductionDims, ...kept];
    const transpose = (vector: Value): Value => {
      const resultType = typeOfDims(vector.type as VectorType, permutation);
      return TransposeOp.build(rewriter, location, { vector, permutation, resultType }).result();
    };
    const maskOp = maskOpOf(op);
    const replaced: Operation = maskOp ?? op;
    rewriter.setInsertionPointBefore(replaced);
    const mask = maskOp && transpose(maskOp.mask);
    const first = this.#lowering === 'inner-reduction' ? kept.length : 0;
    const reductionDims = range(reduced.length).map((i) => first + i);
    const args = { kind, source: transpose(source), acc, reductionDims };
    const reduction = MultiDimReductionOp.build(rewriter, location, args);
    rewriter.replaceOp(replaced, maskOperation(rewriter, reduction, mask).results);
    return true;
  }
}

/** Makes one dimension of those that are combined and one of the others. Along no dimension the vector is combined with the accumulator, which mlir-opt forgets. */
export class ReduceMultiDimReductionRank extends OpRewritePattern<MultiDimReductionOp> {
  readonly root = MultiDimReductionOp;
  readonly #lowering: MultiReductionLowering;

  constructor(lowering: MultiReductionLowering) {
    super();
    this.#lowering = lowering;
  }

  matchAndRewrite(op: MultiDimReductionOp, rewriter: PatternRewriter): LogicalResult {
    const { location, kind, source } = op;
    const type = source.type as VectorType;
    const dims = dimsOf(op);
    const { reduced, kept } = dims;
    if (reduced.length > 0 && type.rank < 2) return rewriter.notifyMatchFailure(op, 'one dimension');
    if (type.scalableDims.filter((isScalable) => isScalable).length > 1)
      return rewriter.notifyMatchFailure(op, 'more than one scalable dimension');
    if (type.rank === 2 && kept.length === 1)
      return rewriter.notifyMatchFailure(op, 'two dimensions, one of which is kept');
    if (!isInOrder(dims, this.#lowering)) return rewriter.notifyMatchFailure(op, 'dimensions are not in order');
    const maskOp = maskOpOf(op);
    const replaced: Operation = maskOp ?? op;
    rewriter.setInsertionPointBefore(replaced);
    if (reduced.length === 0) {
      rewriter.replaceOp(replaced, [
        buildCombination(rewriter, location, [source, op.acc], { kind, mask: maskOp?.mask }),
      ]);
      return true;
    }
    const cast = (vector: Value, groups: readonly (readonly number[])[]): Value => {
      const resultType = collapsed(type, groups, vector.type as VectorType);
      return ShapeCastOp.build(rewriter, location, { source: vector, resultType }).result();
    };
    const groups = (this.#lowering === 'inner-reduction' ? [kept, reduced] : [reduced, kept]).filter(
      (group) => group.length > 0,
    );
    const mask = maskOp && cast(maskOp.mask, groups);
    const flat = cast(source, groups);
    const acc = kept.length > 0 ? cast(op.acc, [kept]) : op.acc;
    const args = { kind, source: flat, acc, reductionDims: [groups.indexOf(reduced)] };
    const reduction = MultiDimReductionOp.build(rewriter, location, args);
    const result = maskOperation(rewriter, reduction, mask).result(0);
    if (kept.length === 0) {
      rewriter.replaceOp(replaced, [result]);
    } else {
      const resultType = typeOfDims(type, kept);
      rewriter.replaceOp(
        replaced,
        ShapeCastOp.build(rewriter, replaced.location, { source: result, resultType }).results,
      );
    }
    return true;
  }
}

/** Returns the type of a vector with one dimension for each group of those of another. */
function collapsed(
  { shape, scalableDims }: VectorType,
  groups: readonly (readonly number[])[],
  { elementType }: VectorType,
): VectorType {
  const sizes = groups.map((group) => group.reduce((product, dim) => product * shape[dim]!, 1));
  return VectorType.get(sizes, elementType, groups.map((group) => group.some((dim) => scalableDims[dim]))); // prettier-ignore
}

/** A vector of one dimension is one row. */
export class OneDimMultiReductionToTwoDim extends OpRewritePattern<MultiDimReductionOp> {
  readonly root = MultiDimReductionOp;

  matchAndRewrite(op: MultiDimReductionOp, rewriter: PatternRewriter): LogicalResult {
    const type = op.source.type as VectorType;
    if (type.rank !== 1 || op.dest.type instanceof VectorType)
      return rewriter.notifyMatchFailure(op, 'not a vector that is combined to one element');
    const { location, kind } = op;
    const maskOp = maskOpOf(op);
    const replaced: Operation = maskOp ?? op;
    rewriter.setInsertionPointBefore(replaced);
    const row = VectorType.get([1, type.shape[0]!], type.elementType, [false, type.scalableDims[0]!]);
    const source = ShapeCastOp.build(rewriter, location, { source: op.source, resultType: row }).result();
    const accType = VectorType.get([1], type.elementType);
    const acc = BroadcastOp.build(rewriter, location, { source: op.acc, vectorType: accType }).result();
    const maskType = maskOp && likeWithElement(row, (maskOp.mask.type as VectorType).elementType);
    const mask =
      maskOp && BroadcastOp.build(rewriter, location, { source: maskOp.mask, vectorType: maskType! }).result();
    const reduction = MultiDimReductionOp.build(rewriter, location, { kind, source, acc, reductionDims: [1] });
    const rows = maskOperation(rewriter, reduction, mask).result(0);
    rewriter.replaceOp(replaced, buildExtract(rewriter, replaced.location, rows, [0]).results);
    return true;
  }
}
