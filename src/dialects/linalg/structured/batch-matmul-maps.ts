import { type AffineMap } from '../../../affine/affine-map.ts';
import { isFunctionOfDim } from '../../../affine/affine-walk.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';

/** The loops of products of batches of matrices. */
const [batch, m, n, k] = [0, 1, 2, 3];

/** Tells whether every result of `map` is one of `usual`. */
export function hasOnlyResultsOf(map: AffineMap, usual: AffineMap): boolean {
  return map.results.every((result) => usual.results.some((other) => other.equals(result)));
}

/** Returns the check of the maps of a product of batches whose init is indexed with `outputDims`. Source: verifyExtendedBatchVariantMatmulSemantic of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export function batchMapCheck(outputDims: readonly number[]) {
  return (op: Operation, i: number, map: AffineMap, usual: AffineMap): LogicalResult =>
    i === 2 ? verifyOutputMap(op, map, outputDims) : verifyInputMap(op, map, usual, i === 0);
}

function verifyOutputMap(op: Operation, map: AffineMap, dims: readonly number[]): LogicalResult {
  if (map.numResults !== dims.length) {
    return op.emitOpError(`expects ${dims.length} dims, but got (${map.numResults}).`);
  }
  return (
    map.results.every((result, i) => isFunctionOfDim(result, dims[i]!)) ||
    op.emitOpError('Invalid output map result dimension.')
  );
}

function verifyInputMap(op: Operation, map: AffineMap, usual: AffineMap, isLhs: boolean): LogicalResult {
  if (!hasOnlyResultsOf(map, usual)) {
    return op.emitOpError('Unexpected result dim expression (outside the set of default result dims).');
  }
  if (map.numResults > 3) return op.emitOpError('no. of result dim expressions exceeds 3.');
  if (map.numResults < usual.numResults) {
    return isBroadcast(map, isLhs) || op.emitOpError('Invalid broadcast requested.');
  }
  return isFunctionOfDim(map.result(0), batch) || op.emitOpError('Invalid batch dimension expression.');
}

/** Tells whether a factor may have these dimensions only. */
function isBroadcast({ results: [first, second] }: AffineMap, isLhs: boolean): boolean {
  if (!first) return false;
  const has = isFunctionOfDim;
  if (!second) return has(first, k);
  if (isLhs) return (has(first, batch) || has(first, m)) && has(second, k);
  return (has(first, batch) && has(second, k)) || (has(first, k) && has(second, n));
}
