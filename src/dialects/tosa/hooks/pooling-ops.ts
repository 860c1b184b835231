import { IntegerType, isFloatOf } from '../../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { nanModeAssembly } from '../enum-assembly.ts';
import { earlierZeroPoints, modernizeUnary } from '../earlier-forms/products.ts';
import { type AvgPool2dOp, type MaxPool2dOp } from '../generated/tosa-ops.gen.ts';
import { inferPooling } from '../inference/window-shapes.ts';
import { shapesInferredBy } from '../interfaces.ts';
import { maxPool2dPatterns } from '../patterns/tensor-patterns.ts';
import { storageElementType, verifySameElementTypes } from '../verify-element-types.ts';
import { height, verifyAtLeast, verifyCalculatedSize, width, windowReach } from '../verify-windows.ts';
import { verifyZeroPoint, verifyZeroPointType } from '../zero-points.ts';

/** Pooling of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

function verifyPooling(op: AvgPool2dOp | MaxPool2dOp): LogicalResult {
  const { kernel, stride, pad } = op;
  if (
    !verifyAtLeast(op, kernel, 1, 'kernel') ||
    !verifyAtLeast(op, stride, 1, 'stride') ||
    !verifyAtLeast(op, pad, 0, 'padding')
  ) {
    return false;
  }
  const [kernelY, kernelX] = kernel as [number, number];
  const [top, bottom, left, right] = pad as [number, number, number, number];
  if (right >= kernelX || left >= kernelX) {
    return op.emitOpError(
      `expected left/right padding to be less than the width of the kernel, got pad_left=${left}, pad_right=${right}, kernel_x=${kernelX}`,
    );
  }
  if (top >= kernelY || bottom >= kernelY) {
    return op.emitOpError(
      `expected top/bottom padding to be less than the height of the kernel, got pad_top=${top}, pad_bottom=${bottom}, kernel_y=${kernelY}`,
    );
  }
  const input = op.input.type;
  const output = op.result().type;
  if (!(input instanceof RankedTensorType) || !(output instanceof RankedTensorType)) return true;
  return [height, width].every(({ name, axis, before, after }, i) => {
    const size = input.shape[i + 1]!;
    if (isDynamic(size)) return true;
    const [padBefore, padAfter, window, step] = [pad[2 * i]!, pad[2 * i + 1]!, kernel[i]!, stride[i]!];
    const reach = windowReach(size, padBefore, padAfter, window);
    if (reach % step !== 0) {
      return op.emitOpError(
        `expected input_${name} + pad_${before} + pad_${after} - kernel_${axis} to be wholly divisible by stride_${axis}, got (${size} + ${padBefore} + ${padAfter} - ${window}) / ${step}`,
      );
    }
    return verifyCalculatedSize(op, reach / step + 1, output.shape[i + 1]!, name);
  });
}

export const avgPool2dOp = {
  modernize: modernizeUnary,
  earlierProperties: earlierZeroPoints,
  interfaces: shapesInferredBy(inferPooling),

  verify(op: AvgPool2dOp): LogicalResult {
    if (!verifyPooling(op)) return false;
    const element = storageElementType(op.input.type);
    const { accType } = op;
    const isI32 = accType instanceof IntegerType && accType.width === 32;
    if (element instanceof IntegerType && !isI32) {
      return op.emitOpError('accumulator type for integer tensor is not i32');
    }
    if (isFloatOf(element, 'f16') && !isFloatOf(accType, 'f16', 'f32')) {
      return op.emitOpError('accumulator type for f16 tensor is not f16/f32');
    }
    if (isFloatOf(element, 'bf16') && !isFloatOf(accType, 'f32')) {
      return op.emitOpError('accumulator type for bf16 tensor is not f32');
    }
    if (isFloatOf(element, 'f32') && !isFloatOf(accType, 'f32')) {
      return op.emitOpError('accumulator type for f32 tensor is not f32');
    }
    return (
      verifyZeroPointType(op, op.input, op.inputZp, 'input') &&
      verifyZeroPointType(op, op.result(), op.outputZp, 'output') &&
      verifyZeroPoint(op, op.inputZp, 'input') &&
      verifyZeroPoint(op, op.outputZp, 'output')
    );
  },
};

export const maxPool2dOp = {
  ...nanModeAssembly,
  canonicalizationPatterns: maxPool2dPatterns,
  interfaces: shapesInferredBy(inferPooling),

  verify(op: MaxPool2dOp): LogicalResult {
    return verifySameElementTypes(op, op.input, op.result()) && verifyPooling(op);
  },
  verifiesSignatureOnly: true,
};
