import { type IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ScalableExtractOp, type ScalableInsertOp } from '../generated/vector-ops.gen.ts';

/** Positions are without a sign. Source: the predicates of mlir/Dialect/Vector/IR/VectorOps.td, texts verbatim. */
function verifyPosition(op: Operation, part: Type, what: string): LogicalResult {
  const position = BigInt.asUintN(64, (op.properties.get('pos') as IntegerAttr).value);
  const length = BigInt((part as VectorType).numElements);
  return (
    position % length === 0n || op.emitOpError(`failed to verify that position is a multiple of the ${what} length.`)
  );
}

export const scalableExtractOp = {
  verify: (op: ScalableExtractOp): LogicalResult => verifyPosition(op, op.result().type, 'result'),
};

export const scalableInsertOp = {
  verify: (op: ScalableInsertOp): LogicalResult => verifyPosition(op, op.valueToStore.type, 'source'),
};
