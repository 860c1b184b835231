import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { constantShape, kInferableDimSize } from '../constant-shape.ts';
import { ConcatOp, PadOp, SliceOp } from '../generated/tosa-ops.gen.ts';
import { createConstantShape } from './create-constant-shape.ts';

/**
 * Slices the one operand of `tosa.concat` that all of the slice comes from.
 * Source: ConcatSliceOptimization of mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp.
 */
class ConcatSliceOptimization extends OpRewritePattern<SliceOp> {
  readonly root = SliceOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: SliceOp, rewriter: PatternRewriter): LogicalResult {
    const concat = op.input1.definingOp;
    if (!(concat instanceof ConcatOp) || !hasStaticShape(concat.result().type)) {
      return rewriter.notifyMatchFailure(op, 'the input is no concatenation of known sizes');
    }
    const [starts, sizes] = [op.start, op.size].map(constantShape);
    if (!starts || !sizes) return rewriter.notifyMatchFailure(op, 'the slice is not known');
    const { axis } = concat;
    let start = starts[axis]!;
    for (const input of concat.operands) {
      const { type } = input;
      if (!hasStaticShape(type)) return rewriter.notifyMatchFailure(op, 'a size is not known');
      if (start >= 0 && start + sizes[axis]! <= type.shape[axis]!) {
        const own = starts.map((value, dim) => (dim === axis ? start : value));
        const { location, resultTypes } = op;
        const shapes = [own, sizes].map((values) => createConstantShape(rewriter, location, values));
        const operands = [input, ...shapes];
        rewriter.replaceOp(op, rewriter.create({ name: SliceOp.opName, location, operands, resultTypes }).results);
        return true;
      }
      start -= type.shape[axis]!;
    }
    return rewriter.notifyMatchFailure(op, 'the slice comes from several operands');
  }
}

/** Pads no more than the slice takes. Source: PadSliceOptimization of the same file. */
class PadSliceOptimization extends OpRewritePattern<SliceOp> {
  readonly root = SliceOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: SliceOp, rewriter: PatternRewriter): LogicalResult {
    const pad = op.input1.definingOp;
    const type = pad instanceof PadOp ? pad.input1.type : undefined;
    if (!(pad instanceof PadOp) || !(type instanceof RankedTensorType) || !pad.result().hasOneUse) {
      return rewriter.notifyMatchFailure(op, 'the input is no padded tensor that only the slice uses');
    }
    const [added, starts, sizes] = [pad.padding, op.start, op.size].map(constantShape);
    if (!added || !starts || !sizes) return rewriter.notifyMatchFailure(op, 'the padding or the slice is not known');
    const parts = type.shape.map((size, dim) => {
      return slicedPadding(size, { start: starts[dim]!, size: sizes[dim]! }, added[2 * dim]!, added[2 * dim + 1]!);
    });
    if (!parts.every((part) => part !== undefined))
      return rewriter.notifyMatchFailure(op, 'the slice is out of bounds');
    const padding = parts.flatMap(({ low, high }) => [low, high]);
    const newStarts = parts.map(({ start }) => start);
    if (padding.every((size, i) => size === added[i]) && newStarts.every((start, i) => start === starts[i])) {
      return rewriter.notifyMatchFailure(op, 'the slice takes all of the padding');
    }
    const { location, resultTypes } = op;
    const shape = parts.map(({ low, high }, dim) => {
      const size = type.shape[dim]!;
      return isDynamic(size) ? size : low + size + high;
    });
    const padded = rewriter.create({
      name: PadOp.opName,
      location: pad.location,
      operands: [pad.input1, createConstantShape(rewriter, location, padding), pad.padConst],
      resultTypes: [RankedTensorType.get(shape, type.elementType)],
    });
    const operands = [padded.result(0), createConstantShape(rewriter, location, newStarts), op.size];
    rewriter.replaceOp(op, rewriter.create({ name: SliceOp.opName, location, operands, resultTypes }).results);
    return true;
  }
}

/** Padding of a dimension, and where a slice starts in what it makes. */
interface SlicedPadding {
  readonly low: number;
  readonly high: number;
  readonly start: number;
}

/**
 * Returns what a slice needs of the padding of a dimension; undefined when it is out of bounds,
 * or part of a size that is not known.
 */
function slicedPadding(
  size: number,
  slice: { readonly start: number; readonly size: number },
  low: number,
  high: number,
): SlicedPadding | undefined {
  const { start } = slice;
  if (isDynamic(size)) {
    const whole = start === 0 && slice.size === kInferableDimSize;
    return whole ? { low, high, start } : undefined;
  }
  const end = start + slice.size;
  if (start < 0 || end > low + size + high) return undefined;
  return { low: Math.max(low - start, 0), high: Math.max(end - (low + size), 0), start: Math.max(start - low, 0) };
}

/** Says sizes of the slice that the type of the result knows. Source: SliceDynamicSizeCanonicalization of the same file. */
class SliceDynamicSizeCanonicalization extends OpRewritePattern<SliceOp> {
  readonly root = SliceOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: SliceOp, rewriter: PatternRewriter): LogicalResult {
    const { type } = op.result();
    const sizes = constantShape(op.size);
    if (!sizes || !(type instanceof RankedTensorType)) return rewriter.notifyMatchFailure(op, 'the size is not known');
    const known = sizes.map((size, dim) => {
      return size === kInferableDimSize && !isDynamic(type.shape[dim]!) ? type.shape[dim]! : size;
    });
    if (known.every((size, dim) => size === sizes[dim])) {
      return rewriter.notifyMatchFailure(op, 'the type says no more than the size');
    }
    const { location, resultTypes } = op;
    const operands = [op.input1, op.start, createConstantShape(rewriter, location, known)];
    rewriter.replaceOp(op, rewriter.create({ name: SliceOp.opName, location, operands, resultTypes }).results);
    return true;
  }
}

function hasStaticShape(type: unknown): type is RankedTensorType {
  return type instanceof RankedTensorType && type.hasStaticShape;
}

export const slicePatterns = (): readonly RewritePattern[] => [
  new ConcatSliceOptimization(),
  new PadSliceOptimization(),
  new SliceDynamicSizeCanonicalization(),
];
