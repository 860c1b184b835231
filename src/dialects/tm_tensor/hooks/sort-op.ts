import { areCompatibleShapes } from '../../../ir/types/compatible-shapes.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type SortOp } from '../generated/tm_tensor-ops.gen.ts';
import { verifyRegion } from '../verify-region.ts';

/** Source: SortOp of torch-mlir's TMTensorOps.td and its verifier; texts are not compared with it. */
export const sortOp = {
  verify(op: SortOp): LogicalResult {
    if (op.inputs.length > 0)
      return op.emitOpError('does not expect to take any inputs', `there are ${op.inputs.length}`);
    const types = op.outputs.map(({ type }) => type as RankedTensorType);
    const [first] = types;
    if (!first) return op.emitOpError('expected at least one `outs` operand');
    const { rank, shape } = first;
    if (op.dimension < 0 || op.dimension >= rank) {
      return op.emitOpError(`dimension must be within (0, ${rank}]`, `dimension is ${op.dimension}`);
    }
    const wrong = types.findIndex((type) => !areCompatibleShapes(type.shape, shape));
    if (wrong >= 0) return op.emitOpError(`expected operand ${wrong} to be of the shape of operand 0`);
    const elements = types.flatMap(({ elementType }) => [elementType, elementType]);
    return verifyRegion(op, elements, IntegerType.get(op.context, 1));
  },
};
