import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { eraseGroupOperands } from '../../../ods/accessors.ts';
import { constantIndex, knownIndex } from '../../../rewrite/mixed-indices.ts';
import { TransferReadOp, TransferWriteOp } from '../generated/vector-ops.gen.ts';
import { maskFormat } from '../mask-format.ts';
import {
  areDisjoint,
  hasOutOfBoundsDim,
  isBroadcastDim,
  isSameSlice,
  type TransferOp,
  transferShapedType,
  transferredType,
} from './transfer-op.ts';

/** What folding transfers does. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** Returns the vector that a read reads back from the tensor that it was written to. Source: foldRAW, checkSameValueRAW. */
export function foldReadAfterWrite(read: TransferReadOp): Value | undefined {
  if (!(read.base.type instanceof RankedTensorType)) return undefined;
  for (let write = writeOf(read.base); write; write = writeOf(write.base)) {
    const isWhole = !hasOutOfBoundsDim(write) && !write.mask && !read.mask;
    if (isWhole && isSameSlice(write, read)) return write.valueToStore;
    if (!areDisjoint(write, read)) return undefined;
  }
  return undefined;
}

function writeOf(tensor: Value): TransferWriteOp | undefined {
  const { definingOp } = tensor;
  return definingOp instanceof TransferWriteOp ? definingOp : undefined;
}

/** Sets `in_bounds` where constants show that the transfer stays inside; tells whether it did. Source: foldTransferInBoundsAttribute. */
export function foldInBounds(op: TransferOp): boolean {
  const map = op.permutationMap.value;
  const { shape } = transferShapedType(op);
  const { shape: sizes } = transferredType(op);
  const { inBounds } = op;
  if (!hasOutOfBoundsDim(op)) return false;
  const folded = inBounds.map((isInside, dim) => {
    const result = map.results[dim]!;
    if (isInside || result.kind !== 'dim') return isInside;
    const start = knownIndex(op.indices[result.position]!);
    const size = shape[result.position]!;
    // No transfer starts before its source.
    return start !== undefined && !isDynamic(size) && start + sizes[dim]! <= size;
  });
  // What is repeated is inside where all else is.
  const isRepeated = (dim: number): boolean => isBroadcastDim(map, dim);
  if (folded.every((isInside, dim) => isInside || isRepeated(dim))) {
    for (const dim of folded.keys()) folded[dim] = true;
  }
  if (folded.every((isInside, dim) => isInside === inBounds[dim])) return false;
  op.inBounds = folded;
  return true;
}

/** Takes away a mask that is on everywhere; tells whether there was one. Source: foldTransferFullMask. */
export function foldFullMask(op: TransferOp): boolean {
  if (!op.mask || maskFormat(op.mask) !== 'all-true') return false;
  eraseGroupOperands(op, (group) => group === 3);
  return true;
}

/**
 * Returns the tensor that a write leaves as it is, as the vector was read from it. Source: foldReadInitWrite and foldWAR.
 */
export function foldWriteAfterRead(write: TransferWriteOp): Value | undefined {
  if (!(write.base.type instanceof RankedTensorType)) return undefined;
  const read = write.valueToStore.definingOp;
  if (!(read instanceof TransferReadOp) || read.mask || write.mask) return undefined;
  const isSame = read.base === write.base && isSameSlice(read, write);
  return isSame || isWholeCopy(read, write) ? read.base : undefined;
}

/** Tells whether all of a tensor becomes all of another. */
function isWholeCopy(read: TransferReadOp, write: TransferWriteOp): boolean {
  const type = write.base.type as RankedTensorType;
  const vector = transferredType(read);
  const isWhole = (op: TransferOp): boolean =>
    op.permutationMap.value.isMinorIdentity() &&
    !hasOutOfBoundsDim(op) &&
    op.indices.every((index) => constantIndex(index) === 0);
  return (
    vector.rank > 0 &&
    vector === transferredType(write) &&
    read.base.type === type &&
    type.rank === vector.rank &&
    type.shape.every((size, dim) => size === vector.shape[dim]) &&
    isWhole(read) &&
    isWhole(write)
  );
}
