import { isDynamicIndex } from '../../../builtin/dynamic-index-list.ts';
import { boolAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { splatElements } from '../../../ir/attributes/elements-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { ConstantOp, MulIOp, SubIOp } from '../../arith/generated/arith-ops.gen.ts';
import {
  ConstantMaskOp,
  CreateMaskOp,
  ExtractOp,
  ExtractStridedSliceOp,
  ShapeCastOp,
  TransposeOp,
  VscaleOp,
} from '../generated/vector-ops.gen.ts';
import { integersOf } from '../strided-slices.ts';

/** Masks whose sizes are known, and parts and permutations of masks. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** Returns the sizes, all zero where one is. */
const emptyIfOneIs = (sizes: readonly number[]): readonly number[] => (sizes.includes(0) ? sizes.map(() => 0) : sizes);

function buildConstantMask(
  op: ConstantMaskOp | CreateMaskOp | ExtractStridedSliceOp | ShapeCastOp | TransposeOp,
  maskDimSizes: readonly number[],
  rewriter: PatternRewriter,
): void {
  const resultType = op.result().type;
  rewriter.replaceOp(op, ConstantMaskOp.build(rewriter, op.location, { maskDimSizes, resultType }).results);
}

function buildMask(
  op: ExtractOp | ExtractStridedSliceOp | ShapeCastOp | TransposeOp,
  operands: readonly Value[],
  rewriter: PatternRewriter,
): void {
  const resultType = op.result().type;
  rewriter.replaceOp(op, CreateMaskOp.build(rewriter, op.location, { operands, resultType }).results);
}

/** Returns the factor where the value is a multiple of the factor of the target. Source: getConstantVscaleMultiplier. */
function vscaleMultiple(value: Value): bigint | undefined {
  const maker = value.definingOp;
  if (maker instanceof VscaleOp) return 1n;
  if (!(maker instanceof MulIOp)) return undefined;
  if (maker.lhs.definingOp instanceof VscaleOp) return matchInteger(maker.rhs);
  return maker.rhs.definingOp instanceof VscaleOp ? matchInteger(maker.lhs) : undefined;
}

/** A mask of known sizes is a constant. */
export class CreateMaskFolder extends OpRewritePattern<CreateMaskOp> {
  readonly root = CreateMaskOp;

  matchAndRewrite(op: CreateMaskOp, rewriter: PatternRewriter): LogicalResult {
    const type = op.result().type as VectorType;
    const isOfRank0 = type.rank === 0;
    const [shape, scalableDims] = isOfRank0 ? [[1], [false]] : [type.shape, type.scalableDims];
    const sizes: number[] = [];
    for (const [dim, operand] of [...op.operands].entries()) {
      const size = BigInt(shape[dim]!);
      const known = matchInteger(operand);
      const multiple = known === undefined ? vscaleMultiple(operand) : undefined;
      const isConstant =
        known === undefined ? multiple !== undefined && multiple >= size : !scalableDims[dim] || known < 0n;
      if (!isConstant) return rewriter.notifyMatchFailure(op, 'a size is not known');
      const count = known ?? multiple!;
      sizes.push(Number(count < 0n ? 0n : count > size ? size : count));
    }
    buildConstantMask(op, emptyIfOneIs(sizes), rewriter);
    return true;
  }
}

/** A part of a mask is a mask, or false, if the position is known to be within the sizes or outside of one. */
export class ExtractOpFromCreateMask extends OpRewritePattern<ExtractOp> {
  readonly root = ExtractOp;

  matchAndRewrite(op: ExtractOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.source.definingOp;
    const { type } = op.result();
    if (!(maker instanceof CreateMaskOp) || !(type instanceof VectorType)) {
      return rewriter.notifyMatchFailure(op, 'not a vector of a mask');
    }
    const { shape } = op.source.type as VectorType;
    const position = op.staticPosition;
    let isUnknown = false;
    for (const [dim, index] of position.entries()) {
      const constant = maker.operand(dim).definingOp;
      const size = constant instanceof ConstantOp ? constant.value : undefined;
      if (!(size instanceof IntegerAttr)) isUnknown = true;
      else if (isDynamicIndex(index)) isUnknown ||= size.value < shape[dim]!;
      else if (index >= size.value) return this.#replaceByFalse(op, type, rewriter);
    }
    if (isUnknown) return rewriter.notifyMatchFailure(op, 'a size or an index is not known');
    buildMask(op, maker.operands.slice(position.length), rewriter);
    return true;
  }

  #replaceByFalse(op: ExtractOp, type: VectorType, rewriter: PatternRewriter): LogicalResult {
    const value = splatElements(type, boolAttr(op.context, false));
    rewriter.replaceOp(op, ConstantOp.build(rewriter, op.location, { value, resultType: type }).results);
    return true;
  }
}

/** A block of a constant mask is one. */
export class StridedSliceConstantMaskFolder extends OpRewritePattern<ExtractStridedSliceOp> {
  readonly root = ExtractStridedSliceOp;

  matchAndRewrite(op: ExtractStridedSliceOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.source.definingOp;
    if (!(maker instanceof ConstantMaskOp)) return rewriter.notifyMatchFailure(op, 'not of a constant mask');
    const [offsets, sizes] = [integersOf(op, 'offsets').map(Number), integersOf(op, 'sizes').map(Number)];
    const left = maker.maskDimSizes.map((count, dim) => {
      const offset = offsets[dim];
      return offset === undefined ? count : Math.max(0, Math.min(offset + sizes[dim]!, count) - offset);
    });
    buildConstantMask(op, emptyIfOneIs(left), rewriter);
    return true;
  }
}

/** A block of a mask is the mask of sizes that are less by the offsets. */
export class StridedSliceCreateMaskFolder extends OpRewritePattern<ExtractStridedSliceOp> {
  readonly root = ExtractStridedSliceOp;

  matchAndRewrite(op: ExtractStridedSliceOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.source.definingOp;
    if (!(maker instanceof CreateMaskOp)) return rewriter.notifyMatchFailure(op, 'not of a mask');
    const offsets = integersOf(op, 'offsets').map(Number);
    const operands = [...maker.operands].map((lhs, dim) => {
      const offset = offsets[dim];
      if (offset === undefined) return lhs;
      const rhs = buildIndexConstant(rewriter, op.location, offset);
      return SubIOp.build(rewriter, op.location, { lhs, rhs }).result();
    });
    buildMask(op, operands, rewriter);
    return true;
  }
}

/** A permuted mask is the mask of permuted sizes. */
export class FoldTransposeCreateMask extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;

  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.vector.definingOp;
    const { permutation } = op;
    if (maker instanceof CreateMaskOp) {
      buildMask(
        op,
        permutation.map((dim) => maker.operand(dim)),
        rewriter,
      );
      return true;
    }
    if (!(maker instanceof ConstantMaskOp)) return rewriter.notifyMatchFailure(op, 'not of a mask');
    const sizes = maker.maskDimSizes;
    buildConstantMask(
      op,
      permutation.map((dim) => sizes[dim]!),
      rewriter,
    );
    return true;
  }
}

/** A mask without its last dimensions of size 1, which are true. */
export class ShapeCastCreateMaskFolderTrailingOneDim extends OpRewritePattern<ShapeCastOp> {
  readonly root = ShapeCastOp;

  matchAndRewrite(op: ShapeCastOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.source.definingOp;
    if (!(maker instanceof CreateMaskOp) && !(maker instanceof ConstantMaskOp)) {
      return rewriter.notifyMatchFailure(op, 'not of a mask');
    }
    const [source, result] = [op.source.type as VectorType, op.result().type as VectorType];
    const count = withoutLastOnes(source);
    if (count === source.rank || !isSameType(result, source, count)) {
      return rewriter.notifyMatchFailure(op, 'not without the last sizes of 1');
    }
    if (maker instanceof CreateMaskOp) {
      const operands = [...maker.operands];
      if (operands.slice(count).some((operand) => matchInteger(operand) !== 1n)) {
        return rewriter.notifyMatchFailure(op, 'a last size is not known to be 1');
      }
      buildMask(op, operands.slice(0, count), rewriter);
      return true;
    }
    const sizes = maker.maskDimSizes;
    if (sizes.slice(count).some((size) => size !== 1)) return rewriter.notifyMatchFailure(op, 'a last size is 0');
    buildConstantMask(op, sizes.slice(0, count), rewriter);
    return true;
  }
}

/** Returns how many dimensions are left without the last ones of fixed size 1, at least one. Source: trimTrailingOneDims. */
function withoutLastOnes({ shape, scalableDims }: VectorType): number {
  let count = shape.length;
  while (count > 0 && shape[count - 1] === 1 && !scalableDims[count - 1]) count--;
  return count === 0 ? Math.min(1, shape.length) : count;
}

function isSameType(type: VectorType, { shape, scalableDims }: VectorType, count: number): boolean {
  return isSameList(type.shape, shape.slice(0, count)) && isSameList(type.scalableDims, scalableDims.slice(0, count));
}
