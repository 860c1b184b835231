import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ExtractOp } from '../generated/tensor-ops.gen.ts';

export const extractOp = {
  /** Source: ExtractOp::verify of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
  verify(op: ExtractOp): LogicalResult {
    const { rank } = op.tensor.type as RankedTensorType;
    return op.indices.length === rank || op.emitOpError('incorrect number of indices for extract_element');
  },

  asmResultNames(op: ExtractOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'extracted');
  },
};
