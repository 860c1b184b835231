import { StridedLayoutAttr } from '../../../ir/attributes/container-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { stridedForm } from '../../../ir/types/memref-layout.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { areSameIndices, constantIndex, staticParts, withConstants } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildSubview } from '../build-slice.ts';
import { castSource } from '../fold-cast.ts';
import { SubViewOp } from '../generated/memref-ops.gen.ts';
import { droppedDims } from '../rank-reduction.ts';
import { mixedSlice, type MixedSlice } from '../slices.ts';
import { inferSubviewType } from '../subview-type.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Source: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, mlir/Interfaces/ViewLikeInterface.h. */

const sourceType = (op: SubViewOp): MemRefType => op.source.type as MemRefType;
const resultType = (op: SubViewOp): MemRefType => op.result(0).type as MemRefType;

function staticSlice({ offsets, sizes, strides }: MixedSlice) {
  return { offsets: staticParts(offsets), sizes: staticParts(sizes), strides: staticParts(strides) };
}

/** Returns which dimensions of its source a subview leaves out. */
export function droppedDimsOf(op: SubViewOp): readonly boolean[] {
  const { sizes } = mixedSlice(op);
  const source = sourceType(op);
  return droppedDims(source, resultType(op), staticParts(sizes)) ?? source.shape.map(() => false);
}

/** Returns the type of a slice of a memref of type `source`, without the dimensions that are dropped. */
function reducedSubviewType(source: MemRefType, slice: MixedSlice, dropped: readonly boolean[]): MemRefType {
  const type = inferSubviewType(source, staticSlice(slice));
  if (!dropped.includes(true)) return type;
  const { offset, strides } = stridedForm(type)!;
  const kept = (values: readonly number[]): number[] => values.filter((_, dim) => !dropped[dim]);
  const layout = StridedLayoutAttr.get(type.context, offset, kept(strides));
  return MemRefType.get(kept(type.shape), type.elementType, type.memorySpace, layout);
}

/** Puts constant offsets, sizes or strides into the operation. */
class ConstantArgumentFolder extends OpRewritePattern<SubViewOp> {
  readonly root = SubViewOp;

  matchAndRewrite(op: SubViewOp, rewriter: PatternRewriter): LogicalResult {
    const slice = mixedSlice(op);
    const folded = this.#fold(slice);
    if (!folded) return rewriter.notifyMatchFailure(op, 'no constant operand');
    const type = reducedSubviewType(sourceType(op), folded, droppedDimsOf(op));
    return replaceWithCast(op, buildSubview(rewriter, op.location, op.source, folded, type), rewriter);
  }

  /** Only the first of the lists that has a constant changes, the next time comes the next. */
  #fold(slice: MixedSlice): MixedSlice | undefined {
    const offsets = withConstants(slice.offsets, (value) => value >= 0);
    if (!areSameIndices(offsets, slice.offsets)) return { ...slice, offsets };
    const sizes = withConstants(slice.sizes, (value) => value >= 0);
    if (!areSameIndices(sizes, slice.sizes)) return { ...slice, sizes };
    if (slice.strides.some((stride) => constantIndex(stride) === 0)) return undefined;
    const strides = withConstants(slice.strides);
    return areSameIndices(strides, slice.strides) ? undefined : { ...slice, strides };
  }
}

/** Takes the slice of the source of a cast. */
class SubViewOpMemRefCastFolder extends OpRewritePattern<SubViewOp> {
  readonly root = SubViewOp;

  matchAndRewrite(op: SubViewOp, rewriter: PatternRewriter): LogicalResult {
    if (op.operands.some((operand) => constantIndex(operand) !== undefined)) {
      return rewriter.notifyMatchFailure(op, 'constants go first');
    }
    const cast = castSource(op.source);
    if (!cast) return rewriter.notifyMatchFailure(op, 'no cast that may be left out');
    const slice = mixedSlice(op);
    const dropped = droppedDims(sourceType(op), resultType(op), staticParts(slice.sizes));
    if (!dropped) return rewriter.notifyMatchFailure(op, 'unknown which dimensions are dropped');
    const type = reducedSubviewType(cast.type, slice, dropped);
    return replaceWithCast(op, buildSubview(rewriter, op.location, cast.source, slice, type), rewriter);
  }
}

/** Replaces the slice that is all of the source by the source. */
class TrivialSubViewOpFolder extends OpRewritePattern<SubViewOp> {
  readonly root = SubViewOp;

  matchAndRewrite(op: SubViewOp, rewriter: PatternRewriter): LogicalResult {
    const source = sourceType(op);
    const { offsets, sizes, strides } = mixedSlice(op);
    const isAll =
      source.rank === resultType(op).rank &&
      offsets.every((offset) => constantIndex(offset) === 0) &&
      strides.every((stride) => constantIndex(stride) === 1) &&
      sizes.every((size, dim) => constantIndex(size) === source.shape[dim]);
    if (!isAll) return rewriter.notifyMatchFailure(op, 'not all of the source');
    if (source !== resultType(op)) return replaceWithCast(op, op.source, rewriter);
    rewriter.replaceOp(op, [op.source]);
    return true;
  }
}

export const subviewPatterns = (): RewritePattern[] => [
  new ConstantArgumentFolder(),
  new SubViewOpMemRefCastFolder(),
  new TrivialSubViewOpFolder(),
];
