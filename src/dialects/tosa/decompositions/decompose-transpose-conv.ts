import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { equalizeRanks } from '../equalize-ranks.ts';
import { AddOp, Conv2DOp, SliceOp, TransposeConv2DOp } from '../generated/tosa-ops.gen.ts';
import { constantZeroPoint } from '../zero-points.ts';
import { hasKnownSizes } from './known-sizes.ts';
import { TosaBuilder } from './tosa-builder.ts';

const shapeOf = ({ type }: Value): readonly number[] => (type as RankedTensorType).shape;

const isStatic = (op: TransposeConv2DOp): boolean =>
  hasKnownSizes(op.input, op.weight, op.output) &&
  op.bias.type instanceof RankedTensorType &&
  op.bias.type.hasStaticShape;

/** Makes a convolution over a reversed kernel where windows are side by side. Source: mlir/lib/Dialect/Tosa/Transforms/TosaDecomposeTransposeConv.cpp. */
export class TransposeConvNonStrided extends OpRewritePattern<TransposeConv2DOp> {
  readonly root = TransposeConv2DOp;

  matchAndRewrite(op: TransposeConv2DOp, rewriter: PatternRewriter): LogicalResult {
    if (op.stride.some((step) => step !== 1)) return rewriter.notifyMatchFailure(op, 'windows are not side by side');
    if (!isStatic(op)) return rewriter.notifyMatchFailure(op, 'a size is not known');
    const { input, bias, inputZp, weightZp, stride, accType, outPad } = op;
    const [, height, width] = shapeOf(op.weight);
    const pad = outPad.map((amount, i) => (i < 2 ? height! : width!) - 1 + amount);
    const build = new TosaBuilder(rewriter, op.location);
    const weight = build.reverse(build.reverse(op.weight, 1), 2);
    const parts = { input, weight, bias, inputZp, weightZp, pad, stride, dilation: [1, 1], accType };
    const outputType = op.output.type;
    rewriter.replaceOp(op, [Conv2DOp.build(rewriter, op.location, { ...parts, outputType }).result()]);
    return true;
  }
}

/**
 * Makes a convolution by kernels of which each computes the elements at one place between two steps, in channels that are then moved to these places.
 * Source: as above.
 */
export class TransposeConvStrided extends OpRewritePattern<TransposeConv2DOp> {
  readonly root = TransposeConv2DOp;

  matchAndRewrite(op: TransposeConv2DOp, rewriter: PatternRewriter): LogicalResult {
    if (op.stride.every((step) => step === 1)) return rewriter.notifyMatchFailure(op, 'windows are side by side');
    if (!isStatic(op)) return rewriter.notifyMatchFailure(op, 'a size is not known');
    const { location, output } = op;
    const build = new TosaBuilder(rewriter, location);
    const [stepY, stepX] = op.stride as [number, number];
    const [batch] = shapeOf(op.input);
    const [channels, height, width, depth] = shapeOf(op.weight) as [number, number, number, number];
    const inputElement = elementTypeOrSelf(op.input.type);
    const resultElement = elementTypeOrSelf(output.type);

    // The kernel gets whole steps.
    const missing = (size: number, step: number): number => (size % step ? step - (size % step) : 0);
    const weightAmounts = [0, 0, 0, missing(height, stepY), 0, missing(width, stepX), 0, 0];
    // As there, that is made before it is known whether the pattern applies, so that a rewrite ends in failure where it does not.
    const weightPadding = build.shape(weightAmounts);
    const inputZeroPoint = constantZeroPoint(op.inputZp, true);
    const weightZeroPoint = constantZeroPoint(op.weightZp, true);
    if (inputZeroPoint === undefined || weightZeroPoint === undefined) {
      return rewriter.notifyMatchFailure(op, 'a zero point is not known');
    }
    const inputPadConst = build.splat([1], inputElement, inputZeroPoint);
    const weightPadConst = build.splat([1], inputElement, weightZeroPoint);
    const weightElement = elementTypeOrSelf(op.weight.type);
    let weight = build.pad(op.weight, weightAmounts, weightPadding, weightPadConst, weightElement);
    const rows = shapeOf(weight)[1]! / stepY;
    const columns = shapeOf(weight)[2]! / stepX;
    weight = build.reshape(weight, [channels, rows, stepY, columns, stepX, depth]);
    weight = build.transpose(weight, [2, 4, 0, 1, 3, 5]);
    weight = build.reshape(weight, [channels * stepY * stepX, rows, columns, depth]);
    weight = build.reverse(build.reverse(weight, 1), 2);

    const inputAmounts = [0, 0, rows - 1, rows - 1, columns - 1, columns - 1, 0, 0];
    const input = build.pad(op.input, inputAmounts, build.shape(inputAmounts), inputPadConst, inputElement);
    const bias = build.splat([channels * stepY * stepX], elementTypeOrSelf(op.bias.type), 0);
    const inputZp = build.splat([1], inputElement, inputZeroPoint);
    const weightZp = build.splat([1], weightElement, weightZeroPoint);
    const convHeight = shapeOf(input)[1]! - rows + 1;
    const convWidth = shapeOf(input)[2]! - columns + 1;
    const { accType } = op;
    const window = { pad: [0, 0, 0, 0], stride: [1, 1], dilation: [1, 1], accType };
    const outputType = RankedTensorType.get([batch!, convHeight, convWidth, channels * stepY * stepX], resultElement);
    const operands = { input, weight, bias, inputZp, weightZp };
    let result: Value = Conv2DOp.build(rewriter, location, { ...operands, ...window, outputType }).result();

    result = build.reshape(result, [batch!, convHeight, convWidth, stepY, stepX, channels]);
    result = build.transpose(result, [0, 1, 3, 2, 4, 5]);
    result = build.reshape(result, [batch!, convHeight * stepY, convWidth * stepX, channels]);
    result = fit(build, result, shapeOf(output), op.outPad);
    const sum = equalizeRanks(rewriter, location, result, op.bias);
    if (!sum) return false;
    const addends = { input1: sum[0], input2: sum[1], outputType: output.type };
    rewriter.replaceOp(op, [AddOp.build(rewriter, location, addends).result()]);
    return true;
  }
}

/** Takes away and adds rows and columns as the padding of the result says, up to its size. */
function fit(build: TosaBuilder, input1: Value, size: readonly number[], outPad: readonly number[]): Value {
  const { shape, elementType } = input1.type as RankedTensorType;
  const [top, left] = [outPad[0]!, outPad[2]!];
  const begin = [0, Math.max(0, -top), Math.max(0, -left), 0];
  const [padTop, padLeft] = [Math.max(0, top), Math.max(0, left)];
  const sizes = [...shape];
  sizes[1] = Math.min(shape[1]! - begin[1]!, size[1]! - padTop);
  sizes[2] = Math.min(shape[2]! - begin[2]!, size[2]! - padLeft);
  const [start, length] = [build.shape(begin), build.shape(sizes)];
  const outputType = RankedTensorType.get(sizes, elementType);
  const parts = { input1, start, size: length, outputType };
  const slice = SliceOp.build(build.builder, build.location, parts).result();
  const amounts = [0, 0, padTop, size[1]! - padTop - sizes[1], padLeft, size[2]! - padLeft - sizes[2], 0, 0];
  const padding = build.shape(amounts);
  return build.pad(slice, amounts, padding, build.splat([1], elementType, 0), elementType);
}
