import { type LogicalResult } from '../../../support/logical-result.ts';
import { type SubscriptOp } from '../generated/emitc-ops.gen.ts';
import { ArrayType, type LValueType, PointerType } from '../generated/emitc-types.gen.ts';
import { isIntegerIndexOrOpaqueType } from '../supported-types.ts';

/** Source: SubscriptOp::verify of mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const subscriptOp = {
  verify(op: SubscriptOp): LogicalResult {
    const { type } = op.value;
    if (type instanceof ArrayType) return verifyArray(op, type);
    return !(type instanceof PointerType) || verifyPointer(op, type);
  },
  verifiesSignatureOnly: true,
};

function verifyArray(op: SubscriptOp, array: ArrayType): LogicalResult {
  const { indices } = op;
  const print = op.context.printType;
  const rank = array.shape.length;
  if (indices.length !== rank) {
    return op.emitOpError(
      `on array operand requires number of indices (${indices.length}) to match the rank of the array type (${rank})`,
    );
  }
  for (const [i, { type }] of indices.entries()) {
    if (isIntegerIndexOrOpaqueType(type)) continue;
    return op.emitOpError(`on array operand requires index operand ${i} to be integer-like, but got '${print(type)}'`);
  }
  const { valueType } = op.result(0).type as LValueType;
  return (
    array.elementType === valueType ||
    op.emitOpError(
      `on array operand requires element type ('${print(array.elementType)}') and result type ('${print(valueType)}') to match`,
    )
  );
}

function verifyPointer(op: SubscriptOp, { pointee }: PointerType): LogicalResult {
  const { indices } = op;
  const print = op.context.printType;
  if (indices.length !== 1) {
    return op.emitOpError(`on pointer operand requires one index operand, but got ${indices.length}`);
  }
  const { type } = indices[0]!;
  if (!isIntegerIndexOrOpaqueType(type)) {
    return op.emitOpError(`on pointer operand requires index operand to be integer-like, but got '${print(type)}'`);
  }
  const { valueType } = op.result(0).type as LValueType;
  return (
    pointee === valueType ||
    op.emitOpError(
      `on pointer operand requires pointee type ('${print(pointee)}') and result type ('${print(valueType)}') to match`,
    )
  );
}
