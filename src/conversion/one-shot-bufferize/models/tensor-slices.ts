import { memoryEffects } from '../../../ir/interfaces/memory-effects.ts';
import { MemRefType, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { isWholeSlice, mixedSlice } from '../../../rewrite/mixed-slice.ts';
import {
  type ExtractSliceOp,
  type InsertSliceOp,
  type ParallelInsertSliceOp,
} from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { type BufferizationModel, partOf } from '../bufferizable-op.ts';
import { buildReducedSubview, reducedSubviewType } from '../subview.ts';
import { destinationStyle } from './destination-style.ts';

/** Models of operations of tensor on slices. */

const shapeOf = ({ type }: Value): readonly number[] => (type as RankedTensorType).shape;

export const extractSlice: BufferizationModel<ExtractSliceOp> = {
  aliasingValues: (op) => partOf(op.result()),

  bufferize(op, rewriter, bufferization) {
    const source = bufferization.getBuffer(rewriter, op.source);
    if (!source) return false;
    const slice = buildReducedSubview(rewriter, op.location, source, shapeOf(op.result()), mixedSlice(op));
    bufferization.replaceOp(rewriter, op, [slice]);
    return true;
  },

  bufferType(op, value, bufferization, pending) {
    const source = bufferization.getBufferType(op.source, pending);
    if (!(source instanceof MemRefType)) return undefined;
    return reducedSubviewType(shapeOf(value), source, mixedSlice(op));
  },
};

export const insertSlice: BufferizationModel<InsertSliceOp> = {
  ...destinationStyle,
  // Of a destination that is overwritten nothing is read.
  reads: (op, { operandNumber }) => operandNumber === 0 || !isWholeSlice(mixedSlice(op), shapeOf(op.dest)),

  bufferize(op, rewriter, bufferization) {
    const { location, source } = op;
    const dest = bufferization.getBuffer(rewriter, op.dest);
    if (!dest) return false;
    const slice = buildReducedSubview(rewriter, location, dest, shapeOf(source), mixedSlice(op));
    const buffer = bufferization.getBuffer(rewriter, source);
    if (!buffer) return false;
    bufferization.createCopy(rewriter, location, buffer, slice);
    bufferization.replaceOp(rewriter, op, [dest]);
    return true;
  },
};

export const parallelInsertSlice: BufferizationModel<ParallelInsertSliceOp> = {
  reads: (_op, { operandNumber }) => operandNumber === 0,
  writes: (_op, { operandNumber }) => operandNumber === 1,
  // What is inserted to is in place without a copy.
  resolveConflicts: () => true,

  bufferize(op, rewriter, bufferization) {
    const { location, source } = op;
    const terminator = op.parentOp!;
    rewriter.setInsertionPointBefore(terminator);
    const dest = bufferization.getBuffer(rewriter, op.dest);
    const buffer = dest && bufferization.getBuffer(rewriter, source);
    if (!buffer) return false;
    const slice = buildReducedSubview(rewriter, location, dest, shapeOf(source), mixedSlice(op));
    bufferization.createCopy(rewriter, location, buffer, slice);
    moveDeallocBehind(buffer, terminator);
    rewriter.eraseOp(op);
    return true;
  },
};

/** Has memory of the block of `terminator` given back behind the copies of it. */
function moveDeallocBehind(buffer: Value, terminator: Operation): void {
  if (buffer.parentBlock !== terminator.block) return;
  for (const user of buffer.users()) {
    if (!memoryEffects(user)?.some(({ effect, value }) => effect === 'free' && value === buffer)) continue;
    if (user.block === terminator.block) user.moveBefore(terminator);
    return;
  }
}
