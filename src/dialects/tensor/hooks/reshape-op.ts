import { isDynamic, type RankedTensorType, type TensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ReshapeOp } from '../generated/tensor-ops.gen.ts';

export const reshapeOp = {
  /** Source: ReshapeOp::verify of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
  verify(op: ReshapeOp): LogicalResult {
    const source = op.source.type as TensorType;
    const result = op.result(0).type as TensorType;
    if (source.elementType !== result.elementType) {
      return op.emitOpError('element types of source and destination tensor types should be the same');
    }
    if (!result.shape) return true;
    if (source.hasStaticShape && result.hasStaticShape && source.numElements !== result.numElements) {
      return op.emitOpError('source and destination tensor should have the same number of elements');
    }
    const [length] = (op.shape.type as RankedTensorType).shape;
    if (isDynamic(length!)) {
      return op.emitOpError('cannot use shape operand with dynamic length to reshape to statically-ranked tensor type');
    }
    return (
      length === result.shape.length || op.emitOpError("length of shape operand differs from the result's tensor rank")
    );
  },

  asmResultNames(op: ReshapeOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'reshape');
  },
};
