import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf, sizeText } from '../compatible-shapes.ts';
import { roundingModeAssembly } from '../enum-assembly.ts';
import { earlierRescaleProperties, modernizeRescale } from '../earlier-forms/rescale.ts';
import { type RescaleOp } from '../generated/tosa-ops.gen.ts';
import { shapesInferredBy } from '../interfaces.ts';
import { storageElementType } from '../verify-element-types.ts';
import { constantZeroPoint } from '../zero-points.ts';

/** Source: RescaleOp of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */
export const rescaleOp = {
  modernize: modernizeRescale,
  earlierProperties: earlierRescaleProperties,
  ...roundingModeAssembly,
  interfaces: shapesInferredBy((op: RescaleOp) => [shapeOf(op.input.type)]),

  verify(op: RescaleOp): LogicalResult {
    const result = op.result();
    for (const [name, value] of [['input', op.input] as const, ['output', result] as const]) {
      const element = storageElementType(value.type);
      if (element instanceof IntegerType) continue;
      const text = op.context.printType(element);
      return op.emitOpError(`expect ${name} to have integer element type, got '${text}'`);
    }
    return (
      verifyZeroPointType(op, op.input, op.inputZp, 'input') &&
      verifyZeroPointType(op, result, op.outputZp, 'output') &&
      verifyZeroPoint(op, op.inputZp, 'input', op.inputUnsigned) &&
      verifyZeroPoint(op, op.outputZp, 'output', op.outputUnsigned) &&
      verifyMultiplierType(op) &&
      verifyChannels(op)
    );
  },
};

function verifyZeroPointType(op: RescaleOp, value: Value, zeroPoint: Value, name: string): LogicalResult {
  const [a, b] = [storageElementType(value.type), storageElementType(zeroPoint.type)];
  if (a instanceof IntegerType && b instanceof IntegerType && a.width === b.width) return true;
  const print = op.context.printType;
  return op.emitOpError(
    `expected ${name} and ${name}_zp to both be integer of the same bitwidth, but got '${print(a)}' vs. '${print(b)}'`,
  );
}

function verifyZeroPoint(op: RescaleOp, zeroPoint: Value, name: string, isUnsigned: boolean): LogicalResult {
  const value = constantZeroPoint(zeroPoint, !isUnsigned) ?? 0;
  const element = elementTypeOrSelf(zeroPoint.type);
  const width = element instanceof IntegerType ? element.width : 0;
  if (value === 0 || width === 8) return true;
  if (width !== 16 || !isUnsigned) return op.emitOpError(`expect ${name}_zp of 0, got ${value}`);
  return value === 32768 || op.emitOpError(`expect ${name}_zp of 0 or 32768 for unsigned int16 ${name}, got ${value}`);
}

function verifyMultiplierType(op: RescaleOp): LogicalResult {
  const element = elementTypeOrSelf(op.multiplier.type);
  const width = op.scale32 ? 32 : 16;
  if (element instanceof IntegerType && element.width === width) return true;
  const text = op.context.printType(element);
  return op.emitOpError(`expect i${width} element type for multiplier for scale32=${op.scale32}, got '${text}'`);
}

/** Demands one factor and one shift for the tensor, or for each index of its last dimension. */
function verifyChannels(op: RescaleOp): LogicalResult {
  const input = shapeOf(op.input.type);
  if (!input) return true;
  if (op.perChannel && input.length === 0) {
    return op.emitOpError('requires input to be at least rank 1 when per_channel is true, but got rank 0');
  }
  const channels = op.perChannel ? input.at(-1)! : 1;
  for (const [name, value] of [['multiplier', op.multiplier] as const, ['shift', op.shift] as const]) {
    const size = shapeOf(value.type)![0]!;
    if (isDynamic(size) || size === channels) continue;
    return op.emitOpError(`expect shape of { ${sizeText(channels)} } for ${name} input, got { ${size} }`);
  }
  return true;
}
