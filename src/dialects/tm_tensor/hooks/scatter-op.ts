import { areCompatibleShapes } from '../../../ir/types/compatible-shapes.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ScatterOp } from '../generated/tm_tensor-ops.gen.ts';
import { verifyRegion } from '../verify-region.ts';

/** Source: ScatterOp of torch-mlir's TMTensorOps.td and its verifier; texts are not compared with it. */
export const scatterOp = {
  verify(op: ScatterOp): LogicalResult {
    if (op.inputs.length !== 2) return op.emitOpError('expected two input operands', `there are ${op.inputs.length}`);
    if (op.outputs.length !== 1) return op.emitOpError('expected one output operand', `there are ${op.outputs.length}`);
    const [update, indices, original] = op.operands.map(({ type }) => type as RankedTensorType);
    const isWords = indices!.elementType instanceof IntegerType && indices!.elementType.width === 32;
    if (indices!.rank !== 2 || !isWords) {
      return op.emitOpError('expected indices to be of rank 2 of i32 element type');
    }
    const [count, depth] = indices!.shape;
    const map = op.dimensionMap;
    if (map.length !== depth) {
      return op.emitOpError('invalid number of dimension map entries ', `there are ${map.length} for ${depth} indices`);
    }
    if (map.some((dim) => dim < 0 || dim >= original!.rank) || new Set(map).size !== map.length) {
      return op.emitOpError('dimension map is invalid');
    }
    if (update!.rank < 1 || !areCompatibleShapes([update!.shape[0]!], [count!])) {
      return op.emitOpError('mismatch in shape of indices and update value at dim#0');
    }
    if (update!.rank - 1 > original!.rank) {
      return op.emitOpError('update value rank exceeds the rank of the original value');
    }
    const first = original!.rank - (update!.rank - 1);
    for (let dim = 0; dim < first; dim++) {
      if (map.includes(dim)) continue;
      return op.emitOpError(
        'index depth and update value does not cover rank of original value',
        `dimension ${dim} is in neither`,
      );
    }
    for (let dim = first; dim < original!.rank; dim++) {
      const place = dim - first + 1;
      const [size, whole] = [update!.shape[place]!, original!.shape[dim]!];
      if (isDynamic(size) || isDynamic(whole) || size <= whole) continue;
      return op.emitOpError(
        `indexed shape of update value dim#${place} exceeds original value at dim#${dim} ${size} ${whole}`,
      );
    }
    return verifyRegion(op, [update!.elementType, original!.elementType], original!.elementType);
  },
};
