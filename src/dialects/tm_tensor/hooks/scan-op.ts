import { areCompatibleShapes } from '../../../ir/types/compatible-shapes.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ScanOp } from '../generated/tm_tensor-ops.gen.ts';
import { verifyRegion } from '../verify-region.ts';

/** Source: ScanOp of torch-mlir's TMTensorOps.td and its verifier; texts are not compared with it. */
export const scanOp = {
  verify(op: ScanOp): LogicalResult {
    if (op.inputs.length !== 1) return op.emitOpError('expected one input operands', `there are ${op.inputs.length}`);
    if (op.outputs.length !== 2) {
      return op.emitOpError('expected two output operands', `there are ${op.outputs.length}`);
    }
    const [input, output, accumulator] = op.operands.map(({ type }) => type as RankedTensorType);
    const { shape, elementType, rank } = input!;
    if (elementType !== accumulator!.elementType) {
      return op.emitOpError('expected input/accumulator element types to be identical');
    }
    if (elementType !== output!.elementType) {
      return op.emitOpError('expected input/output element types to be identical');
    }
    if (op.dimension < 0 || op.dimension >= rank) {
      return op.emitOpError('dimension is out of range', `dimension is ${op.dimension}, the rank ${rank}`);
    }
    if (!areCompatibleShapes(shape.toSpliced(op.dimension, 1), accumulator!.shape)) {
      return op.emitOpError('incompatible input/accumulator shapes');
    }
    if (!areCompatibleShapes(shape, output!.shape)) return op.emitOpError('incompatible input/output shapes');
    return verifyRegion(op, [elementType, elementType], elementType);
  },
};
