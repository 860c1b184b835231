import { type Operation } from '../../ir/operation.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** What tensor.gather and tensor.scatter have in common. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp, texts verbatim. */

/** Checks the dimensions of `type`, the `of` of the operation, that the indices are for. */
export function verifyDims(
  op: Operation,
  name: 'gather' | 'scatter',
  of: 'source' | 'dest',
  dims: readonly number[],
  { rank }: RankedTensorType,
  indices: RankedTensorType,
): LogicalResult {
  const fail = (what: string): LogicalResult => op.emitOpError(`${name}_dims ${what}`);
  if (dims.length === 0) return fail('must be non-empty');
  if (dims.length > rank) return fail(`overflow ${of} rank`);
  if (indices.shape.at(-1) !== dims.length) return fail('length must match the size of last dimension of indices');
  for (const dim of dims) {
    if (dim < 0) return fail('value must be non-negative');
    if (dim >= rank) return fail(`value must be smaller than ${of} rank`);
  }
  const increasing = dims.every((dim, i) => i === 0 || dims[i - 1]! < dim);
  return increasing || fail('values must be strictly increasing');
}

/** Checks the type of the slices of `whole`, which is called `what`. */
export function verifySlicesType(
  op: Operation,
  what: 'result' | 'source',
  slices: Value,
  whole: RankedTensorType,
  indices: RankedTensorType,
  dims: readonly number[],
): LogicalResult {
  const positions = indices.shape.slice(0, -1);
  const full = whole.withShape([...positions, ...whole.shape.map((size, i) => (dims.includes(i) ? 1 : size))]);
  const reduced = whole.withShape([...positions, ...whole.shape.filter((_, i) => !dims.includes(i))]);
  if (slices.type === full || slices.type === reduced) return true;
  const print = op.context.printType;
  return op.emitOpError(
    `${what} type mismatch: expected '${print(full)}' or its rank-reduced variant '${print(reduced)}' (got: '${print(slices.type)}')`,
  );
}
