import { type FoldResult } from '../../../ir/op-info.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { OpaqueAttr } from '../generated/emitc-attributes.gen.ts';
import { type ConstantOp, type LiteralOp, type VariableOp } from '../generated/emitc-ops.gen.ts';
import { verifyInitialization } from '../initial-value.ts';

/** Source: mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const constantOp = {
  verify(op: ConstantOp): LogicalResult {
    if (!verifyInitialization(op)) return false;
    const { value } = op;
    const isEmpty = value instanceof OpaqueAttr && value.value === '';
    return !isEmpty || op.emitOpError('value must not be empty');
  },

  fold(op: ConstantOp): FoldResult {
    return [op.value];
  },
};

export const variableOp = {
  verify(op: VariableOp): LogicalResult {
    return verifyInitialization(op);
  },
  verifiesSignatureOnly: true,
};

export const literalOp = {
  verify(op: LiteralOp): LogicalResult {
    return op.value !== '' || op.emitOpError('value must not be empty');
  },
};
