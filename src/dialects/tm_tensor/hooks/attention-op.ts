import { areCompatibleShapes } from '../../../ir/types/compatible-shapes.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AttentionOp } from '../generated/tm_tensor-ops.gen.ts';

/**
 * Source: AttentionOp of torch-mlir's TMTensorOps.td and its verifier; texts are not compared with it. Differs: upstream checks nothing of values, masks and the output, and
 * reads or writes out of bounds where they do not fit.
 */
export const attentionOp = {
  verify(op: AttentionOp): LogicalResult {
    const { inputs, outputs } = op;
    if (inputs.length !== 3 && inputs.length !== 4) {
      return op.emitOpError('expected query, key, value, and at most a mask as inputs', `there are ${inputs.length}`);
    }
    if (outputs.length !== 1) return op.emitOpError('expected one output operand', `there are ${outputs.length}`);
    const types = op.operands.map(({ type }) => type as RankedTensorType);
    const [query, key, value] = types as [RankedTensorType, RankedTensorType, RankedTensorType];
    const { rank, elementType } = query;
    if (rank < 2) return op.emitOpError('expected query to have at least two dimensions', `its rank is ${rank}`);
    if (types.some((type) => type.rank !== rank)) return op.emitOpError('expected all operands to have the same rank');
    if (types.some((type) => type.elementType !== elementType)) {
      return op.emitOpError('expected all operands to have the same element type');
    }
    const batch = query.shape.slice(0, -2);
    const isBatch = ({ shape }: RankedTensorType): boolean => areCompatibleShapes(shape.slice(0, -2), batch);
    if (!isBatch(key)) return op.emitOpError('query and key batch mismatch');
    if (!isBatch(value)) return op.emitOpError('query and value batch mismatch');
    const [[queries, depth], [keys, keyDepth], [values, valueDepth]] = [query, key, value].map(({ shape }) =>
      shape.slice(-2),
    ) as [number[], number[], number[]];
    if (!areCompatibleShapes([keyDepth!], [depth!]))
      return op.emitOpError('query and key head dimension mismatch', `${depth} and ${keyDepth}`);
    if (!areCompatibleShapes([values!], [keys!]))
      return op.emitOpError('key and value sequence length mismatch', `${keys} and ${values}`);
    const fits = (type: RankedTensorType, last: number): boolean =>
      areCompatibleShapes(type.shape, [...batch, queries!, last]);
    if (inputs.length === 4 && !fits(types[3]!, keys!)) {
      return op.emitOpError('incompatible mask shape', `there are ${queries} queries and ${keys} keys`);
    }
    return fits(types.at(-1)!, valueDepth!) || op.emitOpError('incompatible output shape');
  },
};
