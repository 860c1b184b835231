import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ceilDiv } from '../../../support/math.ts';
import { leastNumber } from '../../tt/element-types.ts';
import { shapeOf } from '../../tt/shapes.ts';
import { buildInto, tensorLike } from '../build.ts';
import { Conv2dOp, MaxPool2dOp, PadOp } from '../generated/ttir-ops.gen.ts';

/**
 * Patterns for windows that TTNN cannot say: over images that are padded by more pixels on one side than on the other, of which what the sides have in
 * common stays and the rest becomes a `ttir.pad` of the image, and poolings of an image of one row, which looks like one that is collapsed already.
 */

type WindowOp = Conv2dOp | MaxPool2dOp;

function isUneven({ paddingTop, paddingBottom, paddingLeft, paddingRight }: WindowOp): boolean {
  return paddingTop !== paddingBottom || paddingLeft !== paddingRight;
}

/** Returns the image [.., H, W, C] with `number` on the sides that have more padding than those opposite. */
function padUneven(rewriter: PatternRewriter, op: WindowOp, number: number): Value {
  const { input, paddingTop: top, paddingBottom: bottom, paddingLeft: left, paddingRight: right } = op;
  const shape = shapeOf(input);
  const beyond = (size: number, opposite: number): number => Math.max(size - opposite, 0);
  const sides = [beyond(top, bottom), beyond(bottom, top), beyond(left, right), beyond(right, left)];
  const padding = [...shape.slice(0, -3).flatMap(() => [0, 0]), ...sides, 0, 0];
  const padded = shape.map((size, dim) => size + padding[2 * dim]! + padding[2 * dim + 1]!);
  return buildInto(rewriter, op.location, PadOp, { input, padding, value: number }, tensorLike(input, padded));
}

/** Gives the operation the image that is padded, and the padding that the sides have in common. */
function replaceImage(rewriter: PatternRewriter, op: WindowOp, image: Value): void {
  rewriter.modifyOpInPlace(op, () => {
    op.setOperand(0, image);
    op.paddingTop = op.paddingBottom = Math.min(op.paddingTop, op.paddingBottom);
    op.paddingLeft = op.paddingRight = Math.min(op.paddingLeft, op.paddingRight);
  });
}

class DecomposeConvolutionPadding extends OpRewritePattern<Conv2dOp> {
  readonly root = Conv2dOp;

  matchAndRewrite(op: Conv2dOp, rewriter: PatternRewriter): LogicalResult {
    if (!isUneven(op)) return rewriter.notifyMatchFailure(op, 'the padding is even');
    replaceImage(rewriter, op, padUneven(rewriter, op, 0));
    return true;
  }
}

/** One dimension of a pooling: the size of the image, the padding on both sides, and the windows. */
interface PoolAxis {
  readonly size: number;
  readonly before: number;
  readonly after: number;
  readonly kernel: number;
  readonly stride: number;
  readonly dilation: number;
}

/**
 * Returns the padding behind the image with which a pooling that rounds down has the windows of one that rounds up: where the last one
 * ends that starts in the image or in the padding before it.
 */
function paddingOfRoundingUp({ size, before, after, kernel, stride, dilation }: PoolAxis): number {
  const extent = dilation * (kernel - 1) + 1;
  const roundedUp = ceilDiv(size + before + after - extent, stride);
  const last = roundedUp * stride >= size + before ? roundedUp - 1 : roundedUp;
  return Math.max(0, last * stride + extent - size - before);
}

/** Makes a pooling round down. Rounding up would take the pixels that are added to the image for its own. */
function roundDown(op: MaxPool2dOp): void {
  const [height, width] = shapeOf(op.input).slice(-3);
  op.paddingBottom = paddingOfRoundingUp({
    size: height!,
    before: op.paddingTop,
    after: op.paddingBottom,
    kernel: op.kernelHeight,
    stride: op.strideHeight,
    dilation: op.dilationHeight,
  });
  op.paddingRight = paddingOfRoundingUp({
    size: width!,
    before: op.paddingLeft,
    after: op.paddingRight,
    kernel: op.kernelWidth,
    stride: op.strideWidth,
    dilation: op.dilationWidth,
  });
  op.ceilMode = false;
}

/** Padding never is the greatest of a window. An image that is collapsed already has no sides. */
class DecomposePoolPadding extends OpRewritePattern<MaxPool2dOp> {
  readonly root = MaxPool2dOp;

  matchAndRewrite(op: MaxPool2dOp, rewriter: PatternRewriter): LogicalResult {
    if (!isUneven(op)) return rewriter.notifyMatchFailure(op, 'the padding is even');
    if (op.originalHeight !== undefined) return rewriter.notifyMatchFailure(op, 'the image is collapsed');
    if (op.ceilMode) rewriter.modifyOpInPlace(op, () => roundDown(op));
    if (!isUneven(op)) return true;
    replaceImage(
      rewriter,
      op,
      padUneven(rewriter, op, leastNumber((op.input.type as RankedTensorType).elementType) ?? -Infinity),
    );
    return true;
  }
}

/** Tells whether a pooling is of one image of one row, [1, 1, W, C], whose size it does not say. */
function isOfRow(op: MaxPool2dOp): boolean {
  const [batch, height] = shapeOf(op.input);
  return op.originalHeight === undefined && batch === 1 && height === 1;
}

/** `ttir-sliding-window-2d-fix-shapes` takes an image of one row for a collapsed one, and leaves it without a size. */
class SizeOfRow extends OpRewritePattern<MaxPool2dOp> {
  readonly root = MaxPool2dOp;

  matchAndRewrite(op: MaxPool2dOp, rewriter: PatternRewriter): LogicalResult {
    if (isUneven(op)) return rewriter.notifyMatchFailure(op, 'the image is to be padded before');
    if (!isOfRow(op)) return rewriter.notifyMatchFailure(op, 'the image has several rows, or a size');
    rewriter.modifyOpInPlace(op, () => {
      op.originalHeight = 1;
      op.originalWidth = shapeOf(op.input)[2];
    });
    return true;
  }
}

/** Returns the patterns. */
export function windowPatterns(): readonly (DecomposeConvolutionPadding | DecomposePoolPadding | SizeOfRow)[] {
  return [new DecomposeConvolutionPadding(), new DecomposePoolPadding(), new SizeOfRow()];
}

/** Tells whether an operation is a window that the patterns change. */
export function isDecomposedWindow(op: unknown): boolean {
  if (op instanceof MaxPool2dOp) return isUneven(op) || isOfRow(op);
  return op instanceof Conv2dOp && isUneven(op);
}
