import { StridedLayoutAttr } from '../../../ir/attributes/container-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { stridedForm } from '../../../ir/types/memref-layout.ts';
import { isDynamic, MemRefType } from '../../../ir/types/shaped-types.ts';
import { constantIndex, staticParts } from '../../../rewrite/mixed-indices.ts';
import { mixedSlice, type MixedSlice, withConstantParts } from '../../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildSubview } from '../build-slice.ts';
import { castSource } from '../fold-cast.ts';
import { SubViewOp } from '../generated/memref-ops.gen.ts';
import { droppedByPosition, droppedDims } from '../rank-reduction.ts';
import { inferSubviewType } from '../subview-type.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Source: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, mlir/Interfaces/ViewLikeInterface.h. */

const sourceType = (op: SubViewOp): MemRefType => op.source.type as MemRefType;
const resultType = (op: SubViewOp): MemRefType => op.result(0).type as MemRefType;

function staticSlice({ offsets, sizes, strides }: MixedSlice) {
  return { offsets: staticParts(offsets), sizes: staticParts(sizes), strides: staticParts(strides) };
}

/** Returns which dimensions of its source a subview leaves out: where strides do not tell, those that no dimension of the result fits from the left. */
export function droppedDimsOf(op: SubViewOp): readonly boolean[] {
  const sizes = staticParts(mixedSlice(op).sizes);
  const result = resultType(op);
  return droppedDims(sourceType(op), result, sizes) ?? droppedByPosition(sizes, result.shape);
}

/** Returns the type of a slice of a memref of type `source`, without the dimensions that are dropped. */
export function reducedSubviewType(source: MemRefType, slice: MixedSlice, dropped: readonly boolean[]): MemRefType {
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
  override readonly debugNamespace = 'mlir::';
  override readonly debugName =
    'OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::memref::SubViewOp, SubViewReturnTypeCanonicalizer, SubViewCanonicalizer>';

  matchAndRewrite(op: SubViewOp, rewriter: PatternRewriter): LogicalResult {
    const slice = op.numOperands > 1 ? withConstantParts(mixedSlice(op), sourceType(op).shape) : undefined;
    if (!slice) return rewriter.notifyMatchFailure(op, 'no constant operand, or the slice leaves the memref');
    if (slice.strides.includes(0)) return rewriter.notifyMatchFailure(op, 'a stride is zero');
    const type = reducedSubviewType(sourceType(op), slice, droppedDimsOf(op));
    return replaceWithCast(op, buildSubview(rewriter, op.location, op.source, slice, type), rewriter);
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
    const { shape } = resultType(op);
    // As of most, so that there is no need to look at the slice.
    if (source.rank !== shape.length || shape.some((size, dim) => !isDynamic(size) && size !== source.shape[dim])) {
      return rewriter.notifyMatchFailure(op, 'not all of the source');
    }
    const { offsets, sizes, strides } = mixedSlice(op);
    const isAll =
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
