import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type MemRefType, RankedTensorType, VectorType } from '../../../ir/types/shaped-types.ts';
import { type AffineMap } from '../../../affine/affine-map.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { knownIndex } from '../../../rewrite/mixed-indices.ts';
import { isSameList } from '../../../support/lists.ts';
import { TransferReadOp, TransferWriteOp } from '../generated/vector-ops.gen.ts';

/** Questions about transfers. Source: mlir/Interfaces/VectorInterfaces.td, VectorTransferOpInterface. */

export type TransferOp = TransferReadOp | TransferWriteOp;

export function isTransferOp(op: Operation | undefined): op is TransferOp {
  return op instanceof TransferReadOp || op instanceof TransferWriteOp;
}

/** Returns the vector that is read or written. */
export function transferredVector(op: TransferOp): Value {
  return op instanceof TransferReadOp ? op.vector : op.valueToStore;
}

export function transferredType(op: TransferOp): VectorType {
  return transferredVector(op).type as VectorType;
}

/** Returns the type of the memref or tensor. */
export function transferShapedType({ base }: TransferOp): MemRefType | RankedTensorType {
  return base.type as MemRefType | RankedTensorType;
}

/** Tells whether the transfer is of a tensor, and so of no memory. */
export function isOfTensor({ base }: TransferOp): boolean {
  return base.type instanceof RankedTensorType;
}

export function hasOutOfBoundsDim({ inBounds }: TransferOp): boolean {
  return inBounds.includes(false);
}

export function hasInBoundsDim({ inBounds }: TransferOp): boolean {
  return inBounds.includes(true);
}

/** Tells whether a dimension of the vector is repeated. */
export function isBroadcastDim(map: AffineMap, dim: number): boolean {
  const result = map.results[dim]!;
  return result.kind === 'constant' && result.exact === 0;
}

export function hasBroadcastDim(map: AffineMap): boolean {
  return map.results.some((_, dim) => isBroadcastDim(map, dim));
}

/** Returns the sizes of the slice that is read or written, 1 in dimensions that the vector has not. */
export function transferChunk(op: TransferOp): readonly number[] {
  const map = op.permutationMap.value;
  const { shape } = transferredType(op);
  const sizes = Array.from({ length: map.numDims }, () => 1);
  map.results.forEach((result, i) => {
    if (result.kind === 'dim') sizes[result.position] = shape[i]!;
  });
  return sizes;
}

/** Returns the results of the map that are the first of their dimension, in the order of dimensions; undefined where a result is neither a dimension nor constant. */
export function transferredResults(map: AffineMap): readonly number[] | undefined {
  const resultOf = new Map<number, number>();
  for (const [i, result] of map.results.entries()) {
    if (result.kind === 'constant') continue;
    if (result.kind !== 'dim') return undefined;
    if (!resultOf.has(result.position)) resultOf.set(result.position, i);
  }
  return [...resultOf].sort(([a], [b]) => a - b).map(([, i]) => i);
}

/**
 * Returns the type of the mask of a transfer: the sizes of the slice without dimensions that the vector has not, for vectors without dimensions one element.
 * Undefined where the map is none of a transfer. Source: inferTransferOpMaskType of VectorOps.cpp.
 */
export function inferTransferMaskType(
  { shape, scalableDims, context }: VectorType,
  map: AffineMap,
): VectorType | undefined {
  const order = map.numSymbols === 0 && map.numResults <= shape.length ? transferredResults(map) : undefined;
  if (!order) return undefined;
  const bit = IntegerType.get(context, 1, 'signless');
  if (order.length === 0) return VectorType.get([1], bit);
  return VectorType.get(
    order.map((i) => shape[i]!),
    bit,
    order.map((i) => scalableDims[i]!),
  );
}

/** Returns how many dimensions of the vector are not those of the elements of the memref or tensor. */
export function transferRank({ rank }: VectorType, { elementType }: MemRefType | RankedTensorType): number {
  return rank - (elementType instanceof VectorType ? elementType.rank : 0);
}

/** Tells whether two transfers are of the same slice of memrefs or tensors, and of vectors of one type. */
export function isSameSlice(a: TransferOp, b: TransferOp): boolean {
  return (
    isSameList(a.indices, b.indices) &&
    transferredType(a) === transferredType(b) &&
    a.permutationMap === b.permutationMap
  );
}

/**
 * Tells whether two transfers of one memref or tensor are known to have no element in common. Source: isDisjointTransferIndices of VectorUtils.cpp.
 * Differs: that takes dimensions of the vector for the last ones of the source, whatever the maps are.
 */
export function areDisjoint(a: TransferOp, b: TransferOp): boolean {
  if (transferredType(a) !== transferredType(b) || a.indices.length !== b.indices.length) return false;
  const [sizesA, sizesB] = [transferChunk(a), transferChunk(b)];
  return a.indices.some((index, dim) => {
    const [from, other] = [knownIndex(index), knownIndex(b.indices[dim]!)];
    if (from === undefined || other === undefined) return false;
    return from <= other ? from + sizesA[dim]! <= other : other + sizesB[dim]! <= from;
  });
}
