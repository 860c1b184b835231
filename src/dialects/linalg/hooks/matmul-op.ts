import { type AffineMap } from '../../../affine/affine-map.ts';
import { isFunctionOfDim } from '../../../affine/affine-walk.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { hasOnlyResultsOf } from '../structured/batch-matmul-maps.ts';
import { matmulHooks } from '../structured/matmul-hooks.ts';

/** Source: MatmulOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const matmulOp = matmulHooks(verifyMap, { checked: 2 });

function verifyMap(op: Operation, _: number, map: AffineMap, usual: AffineMap): LogicalResult {
  if (!hasOnlyResultsOf(map, usual)) return op.emitOpError('Unexpected dim expression in map result.');
  const [first] = map.results;
  const isBroadcast = map.numResults < usual.numResults;
  return (
    !isBroadcast ||
    (first !== undefined && isFunctionOfDim(first, map.numDims - 1)) ||
    op.emitOpError('Invalid broadcast requested, should be (d2).')
  );
}
