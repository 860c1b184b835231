import { verifyInBounds, staticSlice } from '../../builtin/offset-size-stride.ts';
import { verifyRankReduced } from '../../builtin/rank-reduction.ts';
import { type Operation } from '../../ir/operation.ts';
import { type RankedTensorType, typeSize } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Checks that `source` has the type of the slice of `dest`. Source: verifyInsertSliceOp of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
export function verifySliceInsertion(op: Operation & { source: Value; dest: Value }): LogicalResult {
  const dest = op.dest.type as RankedTensorType;
  const expected = dest.withShape(staticSlice(op).sizes.map(typeSize));
  return verifyRankReduced(op, expected, op.source.type as RankedTensorType) && verifyInBounds(op, dest.shape);
}
