import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DistinctObjectsOp } from '../generated/memref-ops.gen.ts';

export const distinctObjectsOp = {
  verify(op: DistinctObjectsOp): LogicalResult {
    const { operands, resultTypes } = op;
    const same = operands.length === resultTypes.length && operands.every(({ type }, i) => type === resultTypes[i]);
    if (!same) return op.emitOpError('operand types and result types must match');
    return operands.length > 0 || op.emitOpError('expected at least one operand');
  },
  verifiesSignatureOnly: true,

  interfaces: {
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes: ({ operands }) => operands.map(({ type }) => type),
    }),
  },
};
