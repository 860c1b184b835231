import { isRankReducedShape, rankReductionMask } from '../../../builtin/rank-reduction.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { constantIndex, knownIndex, type MixedIndex, staticParts, typeSizes } from '../../../rewrite/mixed-indices.ts';
import { isInBounds, mixedSlice, withConstantParts } from '../../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { areCastCompatible } from '../compatible-shapes.ts';
import { foldableCastSource, preservesStaticInformation } from '../fold-cast.ts';
import { CastOp, InsertSliceOp, ParallelInsertSliceOp } from '../generated/tensor-ops.gen.ts';
import { rebuildInsertion, type SliceInsertion } from '../slices.ts';
import { opClassName } from '../../../rewrite/pattern-names.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Canonicalization of what inserts slices. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

type Root<T> = abstract new (...args: never[]) => T;

/** A pattern for insertions as values or in parallel. */
abstract class InsertionPattern<T extends SliceInsertion> extends OpRewritePattern<T> {
  readonly root: Root<T>;
  override readonly debugName: string;

  /** `template` is the name of MLIR's class for all kinds of insertions. */
  constructor(root: Root<T>, template: string) {
    super();
    this.root = root;
    this.debugName = `${template}<${opClassName(root)}>`;
  }

  /** Casts the source; between parallel insertions there is no place for a cast. */
  protected castSource(op: T, type: RankedTensorType, rewriter: PatternRewriter): Value {
    return rewriter.withInsertionPoint(() => {
      if (op instanceof ParallelInsertSliceOp) rewriter.setInsertionPointBefore(op.parentOp!);
      return CastOp.build(rewriter, op.location, { source: op.source, destType: type }).result();
    });
  }
}

const typeOf = ({ type }: Value): RankedTensorType => type as RankedTensorType;

/** Puts constant offsets, sizes and strides into the operation; the source gets the sizes. */
class InsertSliceOpConstantArgumentFolder<T extends SliceInsertion> extends InsertionPattern<T> {
  constructor(root: Root<T>) {
    super(root, 'InsertSliceOpConstantArgumentFolder');
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const slice = withConstantParts(mixedSlice(op), typeOf(op.dest).shape, (stride) => stride !== 0);
    if (!slice) return rewriter.notifyMatchFailure(op, 'no constant operand, or the slice leaves the tensor');
    const shape = typeSizes(slice.sizes);
    // Of the dimensions of size 1 the first are left out.
    for (let surplus = shape.length - typeOf(op.source).rank; surplus > 0; surplus--) shape.splice(shape.indexOf(1), 1);
    const type = typeOf(op.dest).withShape(shape);
    const source = op.source.type === type ? op.source : this.castSource(op, type, rewriter);
    rewriter.replaceOp(op, rebuildInsertion(rewriter, op, source, op.dest, slice).results);
    return true;
  }
}

/** Inserts into, and what is before, casts. */
class InsertSliceOpCastFolder<T extends SliceInsertion> extends InsertionPattern<T> {
  constructor(root: Root<T>) {
    super(root, 'InsertSliceOpCastFolder');
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    if (op.operands.some((operand) => constantIndex(operand) !== undefined)) {
      return rewriter.notifyMatchFailure(op, 'constants go first');
    }
    const [before, beforeDest] = [foldableCastSource(op.source), foldableCastSource(op.dest)];
    if (!before && !beforeDest) return rewriter.notifyMatchFailure(op, 'no cast that forgets sizes');
    const [source, dest] = [before ?? op.source, beforeDest ?? op.dest];
    const slice = mixedSlice(op);
    const sizes = sizesOf(slice.sizes, typeOf(source));
    if (!sizes || !isRankReducedShape(staticParts(sizes), typeOf(source).shape)) {
      return rewriter.notifyMatchFailure(op, 'the source would not fit');
    }
    const typed = { ...slice, sizes };
    if (!isInBounds(typed, typeOf(dest).shape)) return rewriter.notifyMatchFailure(op, 'the slice leaves the tensor');
    const insertion = rebuildInsertion(rewriter, op, source, dest, typed);
    if (op.numResults > 0) return replaceWithCast(op, insertion.result(), rewriter);
    rewriter.eraseOp(op);
    return true;
  }
}

/** Returns the sizes of a slice with what the type of its source says. */
function sizesOf(sizes: readonly MixedIndex[], { shape }: RankedTensorType): MixedIndex[] | undefined {
  const dropped = rankReductionMask(staticParts(sizes), shape, true);
  if (!dropped) return undefined;
  // As upstream, after a size that is not known the others are not looked at.
  let next = 0;
  return sizes.map((size, dim) => (dropped.has(dim) || isDynamic(shape[next] ?? 0) ? size : shape[next++]!));
}

/** Casts the source to the sizes that the slice has. */
class InsertSliceOpSourceCastInserter<T extends SliceInsertion> extends InsertionPattern<T> {
  constructor(root: Root<T>) {
    super(root, 'InsertSliceOpSourceCastInserter');
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const type = typeOf(op.source);
    if (type.rank !== typeOf(op.dest).rank) return rewriter.notifyMatchFailure(op, 'of smaller rank');
    const known = mixedSlice(op).sizes.map(knownIndex);
    if (known.some((size) => size !== undefined && size < 0)) return rewriter.notifyMatchFailure(op, 'a negative size');
    const inserted = type.withShape(type.shape.map((size, dim) => known[dim] ?? size));
    if (inserted === type || !preservesStaticInformation(type, inserted) || !areCastCompatible(type, inserted)) {
      return rewriter.notifyMatchFailure(op, 'nothing more is known');
    }
    const cast = this.castSource(op, inserted, rewriter);
    rewriter.modifyOpInPlace(op, () => op.setOperand(0, cast));
    return true;
  }
}

function patternsOf<T extends SliceInsertion>(root: Root<T>): readonly RewritePattern[] {
  return [
    new InsertSliceOpConstantArgumentFolder(root),
    new InsertSliceOpCastFolder(root),
    new InsertSliceOpSourceCastInserter(root),
  ];
}

export const insertSlicePatterns = (): readonly RewritePattern[] => patternsOf(InsertSliceOp);
export const parallelInsertSlicePatterns = (): readonly RewritePattern[] => patternsOf(ParallelInsertSliceOp);
