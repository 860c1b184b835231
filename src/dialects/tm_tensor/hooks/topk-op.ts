import { areCompatibleShapes } from '../../../ir/types/compatible-shapes.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type TopkOp } from '../generated/tm_tensor-ops.gen.ts';
import { verifyRegion } from '../verify-region.ts';

/** Source: TopkOp of torch-mlir's TMTensorOps.td and its verifier; texts are not compared with it. */
export const topkOp = {
  verify(op: TopkOp): LogicalResult {
    const { inputs, outputs, dimension } = op;
    if (inputs.length !== 1 && inputs.length !== 2) {
      return op.emitOpError('expected one or two input operands', `there are ${inputs.length}`);
    }
    if (outputs.length !== 2) return op.emitOpError('expected two output operands', `there are ${outputs.length}`);
    const [values, numbers] = inputs.map(({ type }) => type as RankedTensorType);
    const [found, places] = outputs.map(({ type }) => type as RankedTensorType);
    const { rank, shape, elementType } = values!;
    if (dimension < 0 || dimension >= rank) {
      return op.emitOpError('dimension exceeds rank', `dimension is ${dimension}, the rank ${rank}`);
    }
    if (elementType !== found!.elementType) {
      return op.emitOpError('expected input/output value types to be identical');
    }
    if (!(places!.elementType instanceof IntegerType)) return op.emitOpError('expected output indices to be integers');
    if (numbers && numbers.elementType !== places!.elementType) {
      return op.emitOpError('expected input/output index types to be identical');
    }
    if (numbers && !areCompatibleShapes(numbers.shape, shape))
      return op.emitOpError('input indices/values shape must match');
    if (!areCompatibleShapes(places!.shape, found!.shape))
      return op.emitOpError('output indices/values shape must match');
    if (found!.rank !== rank || !areCompatibleShapes(found!.shape.with(dimension, shape[dimension]!), shape)) {
      return op.emitOpError('incompatible input/output shapes');
    }
    return verifyRegion(op, [elementType, elementType], IntegerType.get(op.context, 1));
  },
};
