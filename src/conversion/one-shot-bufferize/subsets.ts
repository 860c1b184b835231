import { type Operation } from '../../ir/operation.ts';
import { type OpOperand, type OpResult, type Value } from '../../ir/value.ts';
import { areSameSlices, mixedSlice } from '../../rewrite/mixed-slice.ts';
import { MaterializeInDestinationOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { CopyOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import {
  ExtractSliceOp,
  InsertSliceOp,
  ParallelInsertSliceOp,
} from '../../dialects/tensor/generated/tensor-ops.gen.ts';

/** Tells whether two values are of the same buffer. */
type Equivalence = (a: Value, b: Value) => boolean;

/** An operation that puts a tensor into a part of another. */
export interface SubsetInsertion {
  readonly source: OpOperand;
  readonly destination: OpOperand;
  /** Tells whether a value is that part of the destination. */
  isSubset(candidate: OpResult, areEquivalent: Equivalence): boolean;
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
    };
  }
  if (op instanceof MaterializeInDestinationOp || op instanceof CopyOp) {
    return {
      source: op.opOperands[0]!,
      destination: op.opOperands[1]!,
      isSubset: (candidate, areEquivalent) => areEquivalent(candidate, op.operand(1)),
    };
  }
  return undefined;
}
