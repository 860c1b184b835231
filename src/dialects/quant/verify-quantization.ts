import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { isDynamic, isTensorType, kDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { UniformQuantizedType } from './generated/quant-types.gen.ts';
import { granularity, type QuantizedType } from './quantized-type.ts';

/**
 * Checks that the scales of a quantized type fit a container of such values. Source: mlir/lib/Dialect/Quant/IR/QuantOps.cpp, texts
 * verbatim.
 */
export function verifyScales(op: Operation, type: QuantizedType, container: Type): LogicalResult {
  if (!(type instanceof UniformQuantizedType)) return true;
  if (type.granularity === granularity.perAxis) return verifyPerAxis(op, type, container);
  return type.granularity === granularity.perTensor || verifySubChannel(op, type, container);
}

function verifyPerAxis(op: Operation, type: UniformQuantizedType, container: Type): LogicalResult {
  if (!isTensorType(container)) return op.emitError('scalar types may not use per-axis quantization');
  if (!(container instanceof RankedTensorType)) return true;
  const dimension = type.quantizedDimensions[0]!;
  if (dimension >= container.rank) return op.emitError('quantized dimension must be less than tensor rank');
  const size = container.shape[dimension]!;
  return (
    isDynamic(size) ||
    size === type.scales.length ||
    op.emitError('quantized dimension size does not match number of scales')
  );
}

function verifySubChannel(op: Operation, type: UniformQuantizedType, container: Type): LogicalResult {
  if (!isTensorType(container)) return op.emitError('scalar types may not use sub-channel quantization');
  if (!(container instanceof RankedTensorType)) {
    return op.emitError('tensor containing the sub-channel quantized type must be ranked');
  }
  const { shape, rank } = container;
  const expected = shape.map(() => 1);
  for (const [i, dimension] of type.quantizedDimensions.entries()) {
    if (dimension >= rank) {
      return op.emitError(`quantized dimension ${dimension} must be less than tensor rank ${rank}`);
    }
    const size = shape[dimension]!;
    const blockSize = type.blockSizes[i]!;
    if (!isDynamic(size) && size % blockSize !== 0) {
      return op.emitError(
        `tensor dimension size ${size} at axis ${dimension} must be divisible by the corresponding block size ${blockSize}`,
      );
    }
    expected[dimension] = isDynamic(size) ? kDynamic : size / blockSize;
  }
  if (shape.includes(0)) {
    return op.emitError('tensor dimension size of zero is not allowed with sub-channel quantization');
  }
  const scalesRank = type.scalesShape.length;
  if (scalesRank !== rank) {
    return op.emitError(`Rank of scales ${scalesRank} must match the rank of the tensor ${rank}`);
  }
  for (const [axis, size] of expected.entries()) {
    if (isDynamic(size) || size === type.scalesShape[axis]) continue;
    // Upstream names the expected size twice.
    return op.emitError(
      `dimension size ${size} of scales tensor at axis ${axis} should match (tensor dimension at axis / block sizes at axis) = ${size}`,
    );
  }
  return true;
}

/** Checks a cast between floats and quantized values in containers of one shape. */
export function verifyFloatCast(op: Operation, quantized: Type, float: Type, container: Type): LogicalResult {
  const type = quantized as QuantizedType;
  if (type.expressedType !== float) {
    return op.emitError('expressed type in quantized type expected to match float type');
  }
  return verifyScales(op, type, container);
}
