import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import {
  type AnyMemRefType,
  isTensorType,
  MemRefType,
  RankedTensorType,
  UnrankedTensorType,
} from '../../ir/types/shaped-types.ts';
import { type OpOperand, type OpResult, type Value } from '../../ir/value.ts';
import { areSameSlices, mixedSlice } from '../../rewrite/mixed-slice.ts';
import {
  MaterializeInDestinationOp,
  ToTensorOp,
} from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { CopyOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import {
  ExtractSliceOp,
  InsertSliceOp,
  ParallelInsertSliceOp,
} from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { TransferWriteOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import { transferChunk } from '../../dialects/vector/transfer/transfer-op.ts';
import { buildExtractSlice } from '../../dialects/tensor/slices.ts';

/** Tells whether two values are of the same buffer. */
type Equivalence = (a: Value, b: Value) => boolean;

/** An operation that puts a tensor into a part of another. */
export interface SubsetInsertion {
  readonly source: OpOperand;
  readonly destination: OpOperand;
  /** Tells whether a value is that part of the destination. */
  isSubset(candidate: OpResult, areEquivalent: Equivalence): boolean;
  /** The values that `buildExtraction` uses. */
  readonly neededValues: readonly Value[];
  /** Makes that part of the destination a tensor; undefined where that cannot be. */
  buildExtraction(builder: OpBuilder, location: Location): Value | undefined;
}

/**
 * Returns what an operation puts where; undefined for one that does no such thing. Source: mlir/Interfaces/SubsetOpInterface.td.
 * Differs: slices are the same where their numbers and values are; mlir-opt also sees through sums.
 */
export function subsetInsertionOf(op: Operation): SubsetInsertion | undefined {
  if (op instanceof InsertSliceOp || op instanceof ParallelInsertSliceOp) {
    return {
      source: op.opOperands[0]!,
      destination: op.opOperands[1]!,
      isSubset({ owner: extract }, areEquivalent) {
        if (!(extract instanceof ExtractSliceOp)) return false;
        return areEquivalent(extract.source, op.dest) && areSameSlices(mixedSlice(extract), mixedSlice(op));
      },
      neededValues: [...op.offsets, ...op.sizes, ...op.strides, op.dest],
      buildExtraction: (builder, location) =>
        buildExtractSlice(builder, location, op.dest, mixedSlice(op), op.source.type as RankedTensorType),
    };
  }
  if (op instanceof MaterializeInDestinationOp || op instanceof CopyOp) {
    return {
      source: op.opOperands[0]!,
      destination: op.opOperands[1]!,
      isSubset: (candidate, areEquivalent) => areEquivalent(candidate, op.operand(1)),
      neededValues: [op.operand(1)],
      buildExtraction: (builder, location) =>
        isTensorType(op.operand(1).type) ? op.operand(1) : memoryAsTensor(op, builder, location),
    };
  }
  if (op instanceof TransferWriteOp) {
    return {
      source: op.opOperands[0]!,
      destination: op.opOperands[1]!,
      isSubset({ owner: extract }, areEquivalent) {
        if (!(extract instanceof ExtractSliceOp) || !areEquivalent(extract.source, op.base)) return false;
        const written = { offsets: op.indices, sizes: transferChunk(op), strides: op.indices.map(() => 1) };
        return areSameSlices(mixedSlice(extract), written);
      },
      neededValues: [],
      buildExtraction: () => undefined,
    };
  }
  return undefined;
}

/** Makes the memory that a tensor is put into a tensor, which then has the promise that it is the only one; undefined without that promise. */
function memoryAsTensor(op: Operation, builder: OpBuilder, location: Location): Value | undefined {
  if (!(op instanceof MaterializeInDestinationOp) || !op.restrict) return undefined;
  op.restrict = false;
  const { dest, writable } = op;
  const type = dest.type as AnyMemRefType;
  const { elementType } = type;
  const isRanked = type instanceof MemRefType;
  const resultType = isRanked ? RankedTensorType.get(type.shape, elementType) : UnrankedTensorType.get(elementType);
  return ToTensorOp.build(builder, location, { buffer: dest, resultType, restrict: true, writable }).result(0);
}
