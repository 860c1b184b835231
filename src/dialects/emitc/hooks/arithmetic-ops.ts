import { type Type } from '../../../ir/type.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AddOp, type SubOp } from '../generated/emitc-ops.gen.ts';
import { OpaqueType, PointerType, PtrDiffT } from '../generated/emitc-types.gen.ts';

const isPointer = (type: Type): boolean => type instanceof PointerType;
const isOffset = (type: Type): boolean => type instanceof IntegerType || type instanceof OpaqueType;

/** Source: mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const addOp = {
  verify(op: AddOp): LogicalResult {
    const lhs = op.lhs.type;
    const rhs = op.rhs.type;
    if (isPointer(lhs) && isPointer(rhs)) return op.emitOpError('requires that at most one operand is a pointer');
    if ((isPointer(lhs) && !isOffset(rhs)) || (isPointer(rhs) && !isOffset(lhs))) {
      return op.emitOpError('requires that one operand is an integer or of opaque type if the other is a pointer');
    }
    return true;
  },
  verifiesSignatureOnly: true,
};

export const subOp = {
  verify(op: SubOp): LogicalResult {
    const lhs = op.lhs.type;
    const rhs = op.rhs.type;
    const result = op.result(0).type;
    if (!isPointer(lhs)) return !isPointer(rhs) || op.emitOpError('rhs can only be a pointer if lhs is a pointer');
    if (!isPointer(rhs)) {
      return (
        isOffset(rhs) ||
        op.emitOpError('requires that rhs is an integer, pointer or of opaque type if lhs is a pointer')
      );
    }
    return (
      isOffset(result) ||
      result instanceof PtrDiffT ||
      op.emitOpError('requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers')
    );
  },
  verifiesSignatureOnly: true,
};
