import { DenseElementsAttr, elementSizeBytes } from '../../../ir/attributes/elements-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ConstantOp } from '../../arith/generated/arith-ops.gen.ts';
import { buildExtract } from '../build-extract.ts';
import { expandedElements, storedElement } from '../element-folding.ts';
import { BroadcastOp, ExtractStridedSliceOp, InsertStridedSliceOp, ShapeCastOp } from '../generated/vector-ops.gen.ts';
import { delinearize, linearize } from '../linear-positions.ts';
import { integersOf, sliceType } from '../strided-slices.ts';

/** Blocks of vectors. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** A block of a repetition is the repetition of what is repeated, or of a block of that. */
export class StridedSliceBroadcast extends OpRewritePattern<ExtractStridedSliceOp> {
  readonly root = ExtractStridedSliceOp;

  matchAndRewrite(op: ExtractStridedSliceOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.source.definingOp;
    if (!(maker instanceof BroadcastOp)) return rewriter.notifyMatchFailure(op, 'not of a repetition');
    const { location } = op;
    const vectorType = op.result().type as VectorType;
    let { source } = maker;
    if (source.type instanceof VectorType) {
      const type = source.type;
      const lead = vectorType.rank - type.rank;
      if (type.shape.some((size, dim) => size !== 1 && size !== vectorType.shape[lead + dim])) {
        const isStretched = (dim: number): boolean => type.shape[dim] === 1;
        const integers = (name: string, ofStretched: number): readonly number[] =>
          integersOf(op, name)
            .slice(lead)
            .map((integer, dim) => (isStretched(dim) ? ofStretched : Number(integer)));
        const [offsets, sizes, strides] = [integers('offsets', 0), integers('sizes', 1), integers('strides', 1)];
        const resultType = sliceType(type, sizes);
        source = ExtractStridedSliceOp.build(rewriter, location, {
          source,
          offsets,
          sizes,
          strides,
          resultType,
        }).result();
      }
    }
    rewriter.replaceOp(op, BroadcastOp.build(rewriter, location, { source, vectorType }).results);
    return true;
  }
}

/** A block whose elements lie one behind the other is extracted by its position. */
export class ContiguousExtractStridedSliceToExtract extends OpRewritePattern<ExtractStridedSliceOp> {
  readonly root = ExtractStridedSliceOp;

  matchAndRewrite(op: ExtractStridedSliceOp, rewriter: PatternRewriter): LogicalResult {
    const { rank, shape, scalableDims } = op.source.type as VectorType;
    if (scalableDims.includes(true)) return rewriter.notifyMatchFailure(op, 'the size is not known');
    const sizes = integersOf(op, 'sizes').map(Number);
    let count = sizes.length;
    while (count > 0 && sizes[count - 1] === shape[count - 1]) count--;
    if (count === 0) return rewriter.notifyMatchFailure(op, 'nothing is cut');
    if (count === rank) return rewriter.notifyMatchFailure(op, 'the last dimension is cut');
    if (sizes.slice(0, count).some((size) => size !== 1)) {
      return rewriter.notifyMatchFailure(op, 'elements do not lie one behind the other');
    }
    // No dimension of size 1 is left in front.
    while (count < sizes.length - 1 && sizes[count] === 1) count++;
    const { location, source } = op;
    const staticPosition = integersOf(op, 'offsets').slice(0, count).map(Number);
    const part = buildExtract(rewriter, location, source, staticPosition);
    const resultType = op.result().type;
    rewriter.replaceOp(op, ShapeCastOp.build(rewriter, location, { source: part.result(), resultType }).results);
    return true;
  }
}

/** Inserting a block where it comes from changes nothing. */
export class FoldInsertStridedSliceOfExtract extends OpRewritePattern<InsertStridedSliceOp> {
  readonly root = InsertStridedSliceOp;

  matchAndRewrite(op: InsertStridedSliceOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.valueToStore.definingOp;
    if (!(maker instanceof ExtractStridedSliceOp) || maker.source !== op.dest) {
      return rewriter.notifyMatchFailure(op, 'not a block of the vector');
    }
    const isSame = (name: string): boolean => op.properties.get(name) === maker.properties.get(name);
    if (!isSame('strides') || !isSame('offsets')) return rewriter.notifyMatchFailure(op, 'the block is elsewhere');
    rewriter.replaceOp(op, [op.dest]);
    return true;
  }
}

/** Constants of more elements are only changed where nothing else uses them. */
const maxElements = 256;

/** A constant block in a constant vector. */
export class InsertStridedSliceConstantFolder extends OpRewritePattern<InsertStridedSliceOp> {
  readonly root = InsertStridedSliceOp;

  matchAndRewrite(op: InsertStridedSliceOp, rewriter: PatternRewriter): LogicalResult {
    const [block, dest] = [matchConstant(op.valueToStore), matchConstant(op.dest)];
    if (!(block instanceof DenseElementsAttr) || !(dest instanceof DenseElementsAttr)) {
      return rewriter.notifyMatchFailure(op, 'not two constants');
    }
    const type = op.dest.type as VectorType;
    if (type.numElements > maxElements && !op.dest.hasOneUse) {
      return rewriter.notifyMatchFailure(op, 'the constant is large and used elsewhere');
    }
    const { shape } = op.valueToStore.type as VectorType;
    const offsets = integersOf(op, 'offsets').map(Number);
    const lead = offsets.length - shape.length;
    const elements = expandedElements(dest);
    if (!elements) return rewriter.notifyMatchFailure(op, 'the constant would become very large');
    const size = elementSizeBytes(type.elementType);
    for (let place = 0; place < block.type.numElements; place++) {
      const inBlock = delinearize(place, shape);
      const position = offsets.map((offset, dim) => offset + (inBlock[dim - lead] ?? 0));
      elements.set(storedElement(block, place), linearize(position, type.shape) * size);
    }
    const value = DenseElementsAttr.get(type, elements);
    rewriter.replaceOp(op, ConstantOp.build(rewriter, op.location, { value, resultType: type }).results);
    return true;
  }
}
