import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AddressOfOp, type ApplyOp, type DereferenceOp } from '../generated/emitc-ops.gen.ts';
import { LValueType, PointerType } from '../generated/emitc-types.gen.ts';

/** Source: mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const addressOfOp = {
  verify(op: AddressOfOp): LogicalResult {
    const { valueType } = op.reference.type as LValueType;
    return (
      valueType === (op.result(0).type as PointerType).pointee ||
      op.emitOpError('requires result to be a pointer to the type referenced by operand')
    );
  },
  verifiesSignatureOnly: true,
};

export const dereferenceOp = {
  verify(op: DereferenceOp): LogicalResult {
    const { pointee } = op.pointer.type as PointerType;
    return (
      pointee === (op.result(0).type as LValueType).valueType ||
      op.emitOpError('requires result to be an lvalue of the type pointed to by operand')
    );
  },
  verifiesSignatureOnly: true,
};

export const applyOp = {
  verify(op: ApplyOp): LogicalResult {
    const { applicableOperator } = op;
    if (applicableOperator === '') return op.emitOpError('applicable operator must not be empty');
    if (applicableOperator !== '&' && applicableOperator !== '*') {
      return op.emitOpError('applicable operator is illegal');
    }
    const { type } = op.operand(0);
    if (applicableOperator === '*') {
      return type instanceof PointerType || op.emitOpError('operand type must be a pointer when applying `*`');
    }
    if (!(type instanceof LValueType)) return op.emitOpError('operand type must be an lvalue when applying `&`');
    return (
      op.result(0).type instanceof PointerType || op.emitOpError('result type must be a pointer when applying `&`')
    );
  },
};
