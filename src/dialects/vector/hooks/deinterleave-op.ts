import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DeinterleaveOp } from '../generated/vector-ops.gen.ts';

/** Source: SourceVectorEvenElementCount of mlir/Dialect/Vector/IR/VectorOps.td, text verbatim. */
export const deinterleaveOp = {
  verify(op: DeinterleaveOp): LogicalResult {
    const { shape } = op.source.type as VectorType;
    return (
      shape.at(-1)! % 2 === 0 ||
      op.emitOpError('failed to verify that the trailing dimension of the source vector has an even number of elements')
    );
  },
  verifiesSignatureOnly: true,
};
