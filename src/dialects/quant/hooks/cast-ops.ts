import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { type ClassOf } from '../../../support/class-of.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { DequantizeCastOp, QuantizeCastOp, StorageCastOp } from '../generated/quant-ops.gen.ts';
import { isQuantizedType, storageTypeOf, type QuantizedType } from '../quantized-type.ts';
import { verifyFloatCast, verifyScales } from '../verify-quantization.ts';

/** Casts of mlir/lib/Dialect/Quant/IR/QuantOps.cpp, texts verbatim. */

/** Returns the operand of a cast of the given class whose value `op` casts back. */
function uncast(op: Operation, inverse: ClassOf<Operation>): FoldResult {
  const cast = op.operand(0).definingOp;
  if (!cast || !(cast instanceof inverse)) return undefined;
  const [source] = cast.operands;
  return source!.type === op.result(0).type ? [source!] : undefined;
}

export const dequantizeCastOp = {
  verify(op: DequantizeCastOp): LogicalResult {
    const { type } = op.input;
    return verifyFloatCast(op, elementTypeOrSelf(type), elementTypeOrSelf(op.result().type), type);
  },

  fold: (op: DequantizeCastOp): FoldResult => uncast(op, QuantizeCastOp),
};

export const quantizeCastOp = {
  verify(op: QuantizeCastOp): LogicalResult {
    const { type } = op.input;
    return verifyFloatCast(op, elementTypeOrSelf(op.result().type), elementTypeOrSelf(type), type);
  },

  fold: (op: QuantizeCastOp): FoldResult => uncast(op, DequantizeCastOp),
};

export const storageCastOp = {
  verify(op: StorageCastOp): LogicalResult {
    const types = [op.input.type, op.result().type].map(elementTypeOrSelf);
    const quantized = types.find(isQuantizedType) as QuantizedType;
    if (!types.includes(storageTypeOf(quantized)!)) {
      return op.emitError('storage type in quantized type expected to match integer type');
    }
    return verifyScales(op, quantized, op.input.type);
  },

  fold: (op: StorageCastOp): FoldResult => uncast(op, StorageCastOp),
};
