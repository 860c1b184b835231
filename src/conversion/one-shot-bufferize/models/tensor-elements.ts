import {
  type DimOp,
  type ExtractOp,
  type InsertOp,
  type RankOp,
} from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import {
  DimOp as MemRefDimOp,
  LoadOp,
  RankOp as MemRefRankOp,
  StoreOp,
} from '../../../dialects/memref/generated/memref-ops.gen.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type BufferizationModel } from '../bufferizable-op.ts';
import { destinationStyle } from './destination-style.ts';

/** Models of operations of tensor on single elements and sizes. */

export const dim: BufferizationModel<DimOp> = {
  bufferize(op, rewriter, bufferization) {
    const source = bufferization.getBuffer(rewriter, op.source);
    if (!source) return false;
    const args = { source, index: op.index, resultType: op.result().type };
    bufferization.replaceOp(rewriter, op, MemRefDimOp.build(rewriter, op.location, args).results);
    return true;
  },
};

export const rank: BufferizationModel<RankOp> = {
  bufferize(op, rewriter, bufferization) {
    const memref = bufferization.getBuffer(rewriter, op.tensor);
    if (!memref) return false;
    const args = { memref, resultType: op.result().type };
    bufferization.replaceOp(rewriter, op, MemRefRankOp.build(rewriter, op.location, args).results);
    return true;
  },
};

export const extract: BufferizationModel<ExtractOp> = {
  reads: () => true,

  bufferize(op, rewriter, bufferization) {
    const memref = bufferization.getBuffer(rewriter, op.tensor);
    if (!memref) return false;
    const args = { memref, indices: op.indices, resultType: (memref.type as MemRefType).elementType };
    bufferization.replaceOp(rewriter, op, LoadOp.build(rewriter, op.location, args).results);
    return true;
  },
};

export const insert: BufferizationModel<InsertOp> = {
  ...destinationStyle,

  bufferize(op, rewriter, bufferization) {
    const memref = bufferization.getBuffer(rewriter, op.dest);
    if (!memref) return false;
    StoreOp.build(rewriter, op.location, { value: op.scalar, memref, indices: op.indices });
    bufferization.replaceOp(rewriter, op, [memref]);
    return true;
  },
};
