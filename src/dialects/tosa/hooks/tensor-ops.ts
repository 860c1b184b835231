import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isPowerOfTwo } from '../../../support/math.ts';
import { shapeOf, shapesCompatible, sizesCompatible, listText } from '../compatible-shapes.ts';
import { foldArgMax } from '../folding/layout.ts';
import { nanModeAssembly } from '../enum-assembly.ts';
import { earlierZeroPoints, modernizeMatMul } from '../earlier-forms/products.ts';
import { type ArgMaxOp, type FFT2dOp, type MatMulOp, type RFFT2dOp } from '../generated/tosa-ops.gen.ts';
import { inferArgMax } from '../inference/layout-shapes.ts';
import { halfSpectrum, inferFFT2d, inferMatMul, inferRFFT2d } from '../inference/product-shapes.ts';
import { shapesInferredBy } from '../interfaces.ts';
import { isPerTensorQuantized, storageTypeOf } from '../../quant/quantized-type.ts';
import { storageElementType, typesText } from '../verify-element-types.ts';
import { verifyZeroPoint } from '../zero-points.ts';

/** Operations on whole tensors of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

export const argMaxOp = {
  ...nanModeAssembly,
  fold: foldArgMax,
  interfaces: shapesInferredBy(inferArgMax),

  verify(op: ArgMaxOp): LogicalResult {
    const result = op.result().type;
    if (!(elementTypeOrSelf(result) instanceof IntegerType)) {
      return op.emitOpError('result tensor is not of integer type');
    }
    const input = shapeOf(op.input.type);
    const output = shapeOf(result);
    if (!input) return true;
    const { axis } = op;
    if (axis < 0 || axis >= input.length) return op.emitOpError('specified axis is outside the rank of the tensor');
    const expected = input.toSpliced(axis, 1);
    return (
      !output ||
      sizesCompatible(expected, output) ||
      op.emitOpError(`expected output shape '${listText(expected)}', got '${listText(output)}'`)
    );
  },
  verifiesSignatureOnly: true,
};

function verifyPowerOfTwo(op: FFT2dOp | RFFT2dOp, size: number, name: string): LogicalResult {
  return isDynamic(size) || isPowerOfTwo(size) || op.emitOpError(`expected ${name} to be a power of two, got ${size}`);
}

export const fft2dOp = {
  interfaces: shapesInferredBy(inferFFT2d),

  verify(op: FFT2dOp): LogicalResult {
    const [real, imaginary] = [shapeOf(op.inputReal.type), shapeOf(op.inputImag.type)];
    if (!real || !imaginary) return true;
    const [height, width] = [1, 2].map((dim) => (isDynamic(real[dim]!) ? real[dim]! : imaginary[dim]!));
    return verifyPowerOfTwo(op, height!, 'height') && verifyPowerOfTwo(op, width!, 'width');
  },
  verifiesSignatureOnly: true,
};

export const rfft2dOp = {
  interfaces: shapesInferredBy(inferRFFT2d),

  verify(op: RFFT2dOp): LogicalResult {
    const [real, imaginary] = op.resultTypes as [RankedTensorType, RankedTensorType];
    const print = op.context.printType;
    if (!shapesCompatible(real, imaginary)) {
      return op.emitOpError(`expected output shapes to match, got '${print(real)}', '${print(imaginary)}'`);
    }
    const input = op.inputReal.type;
    if (!(input instanceof RankedTensorType)) return true;
    const [, height, width] = input.shape as [number, number, number];
    if (!verifyPowerOfTwo(op, height, 'height') || !verifyPowerOfTwo(op, width, 'width')) return false;
    if (!(real instanceof RankedTensorType)) return true;
    if (!sizesCompatible(input.shape.slice(0, -1), real.shape.slice(0, -1))) {
      return op.emitOpError(
        `expected batch and height dimensions of input/output to match, got input='${print(input)}' output='${print(real)}'`,
      );
    }
    const outputWidth = real.shape[2]!;
    return (
      isDynamic(width) ||
      isDynamic(outputWidth) ||
      outputWidth === halfSpectrum(width) ||
      op.emitOpError(`expected output width to be equal to input_width / 2 + 1, got ${outputWidth}`)
    );
  },
  verifiesSignatureOnly: true,
};

export const matMulOp = {
  modernize: modernizeMatMul,
  earlierProperties: earlierZeroPoints,
  interfaces: shapesInferredBy(inferMatMul),

  verify(op: MatMulOp): LogicalResult {
    const [a, b] = [elementTypeOrSelf(op.a.type), elementTypeOrSelf(op.b.type)];
    if (isPerTensorQuantized(a) || isPerTensorQuantized(b)) {
      if (!isPerTensorQuantized(a) || !isPerTensorQuantized(b)) {
        return op.emitOpError(`expect operands to be both quantized or both not quantized, got ${typesText(op, a, b)}`);
      }
      const [widthA, widthB] = [storageTypeOf(a)!.width, storageTypeOf(b)!.width];
      if (widthA !== widthB) {
        return op.emitOpError(`expect quantized operands to have same widths, got ${widthA} and ${widthB}`);
      }
    }
    for (const [name, values, zeroPoint] of [['a', op.a, op.aZp] as const, ['b', op.b, op.bZp] as const]) {
      const [element, zeroElement] = [storageElementType(values.type), storageElementType(zeroPoint.type)];
      if (element === zeroElement) continue;
      return op.emitOpError(
        `expect input ${name} and ${name}_zp have the same element type, got ${typesText(op, element, zeroElement)}`,
      );
    }
    return verifyZeroPoint(op, op.aZp, 'a') && verifyZeroPoint(op, op.bZp, 'b');
  },
};
