import { FloatType, IntegerType, isFloatOf } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { earlierZeroPoints, modernizeConvolution } from '../earlier-forms/products.ts';
import { Conv2DOp, type Conv3DOp, DepthwiseConv2DOp, type TransposeConv2DOp } from '../generated/tosa-ops.gen.ts';
import { inferConvolution, inferDepthwiseConvolution, inferTransposedConvolution } from '../inference/window-shapes.ts';
import { shapesInferredBy } from '../interfaces.ts';
import { FoldPadIntoWindow } from '../patterns/pad-into-window.ts';
import { int64Text } from '../../../support/int64.ts';
import { storageElementType, typesText } from '../verify-element-types.ts';
import {
  depth,
  height,
  transposedSize,
  verifyAtLeast,
  verifyCalculatedSize,
  width,
  windowReach,
  type WindowDimension,
} from '../verify-windows.ts';
import { verifyZeroPoint, verifyZeroPointType } from '../zero-points.ts';

/** Returns MLIR's name of the pattern that lets a convolution pad its input. */
const foldPadName = (op: string): string =>
  `FoldPadToTensorOp<mlir::tosa::${op}, (anonymous namespace)::ConvPadFoldAdaptor<mlir::tosa::${op}>>`;

/** Convolutions of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

type ForwardConvolution = Conv2DOp | Conv3DOp | DepthwiseConv2DOp;
type Convolution = ForwardConvolution | TransposeConv2DOp;

const isInteger = (type: Type, width: number): boolean => type instanceof IntegerType && type.width === width;
const isF8 = (type: Type): boolean => isFloatOf(type, 'f8E5M2', 'f8E4M3FN');

function verifyElementTypes(op: Convolution): LogicalResult {
  const input = storageElementType(op.input.type);
  const weight = storageElementType(op.weight.type);
  const bias = elementTypeOrSelf(op.bias.type);
  const result = elementTypeOrSelf(op.result().type);
  if (bias instanceof FloatType && result instanceof FloatType && bias !== result) {
    return op.emitOpError(`expect both bias and result to have same element type, got ${typesText(op, bias, result)}`);
  }
  if ((isF8(input) || isF8(weight)) && input !== weight) {
    return op.emitOpError(
      `expect both input and weight to have same element type, got ${typesText(op, input, weight)}`,
    );
  }
  if (input instanceof FloatType !== weight instanceof FloatType) {
    return op.emitOpError(
      `expect both input and weight to be float or not together, got ${typesText(op, input, weight)}`,
    );
  }
  return (
    verifyZeroPointType(op, op.input, op.inputZp, 'input') &&
    verifyZeroPointType(op, op.weight, op.weightZp, 'weight') &&
    verifyZeroPoint(op, op.inputZp, 'input') &&
    verifyZeroPoint(op, op.weightZp, 'weight')
  );
}

function verifyAccumulator(op: Convolution): LogicalResult {
  const input = storageElementType(op.input.type);
  const { accType } = op;
  const wrong = (of: string, wanted: string): false =>
    op.emitOpError(`accumulator type for ${of} tensor is not ${wanted}`);
  if (isInteger(input, 8) && !isInteger(accType, 32)) return wrong('i8', 'i32');
  if (isInteger(input, 16) && !isInteger(accType, 48)) return wrong('i16', 'i48');
  // Of f8E4M3FN, which TOSA has, upstream does not demand it: it asks for f8E4M3 instead.
  if (isFloatOf(input, 'f8E5M2', 'f8E4M3') && !isFloatOf(accType, 'f16')) return wrong('f8', 'f16');
  if (isFloatOf(input, 'f16') && !isFloatOf(accType, 'f16', 'f32')) return wrong('f16', 'f16/f32');
  if (isFloatOf(input, 'bf16') && !isFloatOf(accType, 'f32')) return wrong('bf16', 'f32');
  if (isFloatOf(input, 'f32') && !isFloatOf(accType, 'f32')) return wrong('f32', 'f32');
  return true;
}

/** Checks sizes; the window moves along `dimensions`, whose sizes are in the kernel from index `kernelStart` on. */
function verifySizes(
  op: ForwardConvolution,
  dimensions: readonly WindowDimension[],
  kernelStart: number,
): LogicalResult {
  const { pad, stride, dilation } = op;
  if (
    !verifyAtLeast(op, pad, 0, 'padding') ||
    !verifyAtLeast(op, stride, 1, 'stride') ||
    !verifyAtLeast(op, dilation, 1, 'dilation')
  ) {
    return false;
  }
  const output = op.result().type;
  const input = op.input.type;
  const weight = op.weight.type;
  if (!(output instanceof RankedTensorType)) return true;
  if (input instanceof RankedTensorType && weight instanceof RankedTensorType) {
    const fits = dimensions.every(({ name, axis, before, after }, i) => {
      const size = input.shape[i + 1]!;
      const kernel = weight.shape[kernelStart + i]!;
      if (isDynamic(size) || isDynamic(kernel)) return true;
      const [padBefore, padAfter, step, distance] = [pad[2 * i]!, pad[2 * i + 1]!, stride[i]!, dilation[i]!];
      const reach = windowReach(size, padBefore, padAfter, kernel, distance);
      if (reach % step !== 0) {
        return op.emitOpError(
          `expected input_${name} - 1 + pad_${before} + pad_${after} - (kernel_${name} - 1) * dilation_${axis} to be wholly divisible by stride_${axis}, got (${size} - 1 + ${padBefore} + ${padAfter} - (${kernel} - 1) * ${distance}) / ${step}`,
        );
      }
      return verifyCalculatedSize(op, reach / step + 1, output.shape[i + 1]!, name);
    });
    if (!fits) return false;
  }
  return !(weight instanceof RankedTensorType) || verifyBias(op, output);
}

function verifyBias(op: Convolution, output: RankedTensorType): LogicalResult {
  const bias = op.bias.type;
  if (!(bias instanceof RankedTensorType)) return true;
  const channels = bias.shape[0]!;
  const wanted = output.shape.at(-1)!;
  if (isDynamic(channels) || isDynamic(wanted) || channels === wanted || channels === 1) return true;
  return op.emitOpError(`bias channels expected to be equal to output channels (${wanted}) or 1, got ${channels}`);
}

export const conv2DOp = {
  modernize: modernizeConvolution,
  earlierProperties: earlierZeroPoints,
  canonicalizationPatterns: () => [new FoldPadIntoWindow(Conv2DOp, foldPadName('Conv2DOp'))],
  interfaces: shapesInferredBy(inferConvolution),

  verify(op: Conv2DOp): LogicalResult {
    return verifyElementTypes(op) && verifyAccumulator(op) && verifySizes(op, [height, width], 1);
  },
};

export const conv3DOp = {
  modernize: modernizeConvolution,
  earlierProperties: earlierZeroPoints,
  interfaces: shapesInferredBy(inferConvolution),

  verify(op: Conv3DOp): LogicalResult {
    return verifyElementTypes(op) && verifyAccumulator(op) && verifySizes(op, [depth, height, width], 1);
  },
};

export const depthwiseConv2DOp = {
  modernize: modernizeConvolution,
  earlierProperties: earlierZeroPoints,
  canonicalizationPatterns: () => [new FoldPadIntoWindow(DepthwiseConv2DOp, foldPadName('DepthwiseConv2DOp'))],
  interfaces: shapesInferredBy(inferDepthwiseConvolution),

  verify(op: DepthwiseConv2DOp): LogicalResult {
    return verifyElementTypes(op) && verifyAccumulator(op) && verifySizes(op, [height, width], 0);
  },
};

export const transposeConv2DOp = {
  modernize: modernizeConvolution,
  earlierProperties: [...earlierZeroPoints, 'out_shape'],
  interfaces: shapesInferredBy(inferTransposedConvolution),

  verify(op: TransposeConv2DOp): LogicalResult {
    if (!verifyElementTypes(op) || !verifyAccumulator(op)) return false;
    const { stride, outPad } = op;
    if (stride.some((step) => step < 1)) {
      return op.emitOpError(`expect all stride values to be >= 1, got [${stride.map(int64Text).join(', ')}]`);
    }
    const weight = op.weight.type;
    const names = ['top', 'bottom', 'left', 'right'];
    if (weight instanceof RankedTensorType) {
      for (const [i, pad] of outPad.entries()) {
        const kernel = weight.shape[i < 2 ? 1 : 2]!;
        if (isDynamic(kernel) || pad > -kernel) continue;
        const [padName, kernelName] = [`out_pad_${names[i]!}`, i < 2 ? 'KH' : 'KW'];
        return op.emitOpError(
          `expected ${padName} > -${kernelName}, but got: ${padName}=${int64Text(pad)} and ${kernelName}=${int64Text(kernel)}`,
        );
      }
    }
    const output = op.result().type;
    if (!(output instanceof RankedTensorType)) return true;
    const input = op.input.type;
    if (input instanceof RankedTensorType && weight instanceof RankedTensorType) {
      for (const [i, { axis, before, after }] of [height, width].entries()) {
        const [size, kernel, actual] = [input.shape[i + 1]!, weight.shape[i + 1]!, output.shape[i + 1]!];
        const [step, padBefore, padAfter] = [stride[i]!, outPad[2 * i]!, outPad[2 * i + 1]!];
        if (isDynamic(size) || isDynamic(actual) || isDynamic(kernel)) continue;
        if (actual === transposedSize(size, kernel, step, padBefore, padAfter)) continue;
        const letter = i === 0 ? 'H' : 'W';
        return op.emitOpError(
          `dimension mismatch: expected O${letter} == (I${letter} - 1) * stride_${axis} + out_pad_${before} + out_pad_${after} + K${letter}, but got ${actual} != (${size} - 1) * ${step} + ${padBefore} + ${padAfter} + ${kernel}`,
        );
      }
    }
    return verifyBias(op, output);
  },
};
