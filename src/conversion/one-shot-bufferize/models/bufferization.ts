import { isTensorType, MemRefType, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import {
  AllocTensorOp,
  DeallocTensorOp,
  MaterializeInDestinationOp,
  ToBufferOp,
  ToTensorOp,
} from '../../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { DeallocOp } from '../../../dialects/memref/generated/memref-ops.gen.ts';
import { buildDynamicSizes, foldPair } from '../buffer-cast.ts';
import { type BufferizationModel, equivalentTo, modelOf } from '../bufferizable-op.ts';
import { identityMemRef } from '../bufferization.ts';

/** Models of bufferization. Source: mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp. */

const allocTensor: BufferizationModel<AllocTensorOp> = {
  bufferizesToAllocation: () => true,
  resultIsWritten: ({ copy }) => copy !== undefined,
  reads: () => true,

  bufferize(op, rewriter, bufferization) {
    const { location, copy } = op;
    if (op.useEmpty) {
      rewriter.eraseOp(op);
      return true;
    }
    const source = copy && bufferization.getBuffer(rewriter, copy);
    if (copy && !source) return false;
    const type = bufferization.getBufferType(op.result(0));
    if (!(type instanceof MemRefType)) return false;
    const sizes = source
      ? buildDynamicSizes(rewriter, location, source, source.type as MemRefType)
      : [...op.dynamicSizes];
    const alloc = bufferization.createAlloc(rewriter, location, type, sizes);
    if (source) bufferization.createCopy(rewriter, location, source, alloc);
    bufferization.replaceOp(rewriter, op, [alloc]);
    return true;
  },

  bufferType(op, value, bufferization, pending) {
    const type = value.type as RankedTensorType;
    const { copy, memorySpace } = op;
    if (memorySpace) return identityMemRef(type, memorySpace);
    if (copy) {
      const copied = bufferization.getBufferType(copy, pending);
      return copied && identityMemRef(type, copied.memorySpace);
    }
    const space = bufferization.memorySpace(op, type);
    return space && identityMemRef(type, space.attribute);
  },
};

const deallocTensor: BufferizationModel<DeallocTensorOp> = {
  bufferize(op, rewriter, bufferization) {
    const memref = bufferization.getBuffer(rewriter, op.tensor);
    if (!memref) return false;
    DeallocOp.build(rewriter, op.location, { memref });
    rewriter.eraseOp(op);
    return true;
  },
};

const materializeInDestination: BufferizationModel<MaterializeInDestinationOp> = {
  reads: (_op, { operandNumber }) => operandNumber === 0,
  writes: (_op, { operandNumber }) => operandNumber === 1,
  isElementwise: () => true,
  mustBeInPlace: () => true,
  aliasingValues: (op, { operandNumber }) => (operandNumber === 1 ? equivalentTo(op.result(0)) : []),
  isWritable: (op) => isTensorType(op.dest.type) || op.writable,

  bufferize(op, rewriter, bufferization) {
    const { dest, source, location } = op;
    const isTensor = isTensorType(dest.type);
    const target = isTensor ? bufferization.getBuffer(rewriter, dest) : dest;
    const buffer = target && bufferization.getBuffer(rewriter, source);
    if (!buffer) return false;
    bufferization.createCopy(rewriter, location, buffer, target);
    bufferization.replaceOp(rewriter, op, isTensor ? [target] : []);
    return true;
  },
};

const toTensor: BufferizationModel<ToTensorOp> = {
  isWritable: ({ writable }) => writable,
  bufferType: (op) => op.buffer.type as MemRefType,
  // It folds once all that uses it is bufferized.
  bufferize: () => true,
};

const toBuffer: BufferizationModel<ToBufferOp> = {
  reads: () => true,
  writes: ({ readOnly }) => !readOnly,

  bufferize(op, rewriter, bufferization) {
    foldPair(op, rewriter, bufferization);
    return true;
  },
};

export const bufferizationModels = [
  modelOf(AllocTensorOp, allocTensor),
  modelOf(DeallocTensorOp, deallocTensor),
  modelOf(MaterializeInDestinationOp, materializeInDestination),
  modelOf(ToBufferOp, toBuffer),
  modelOf(ToTensorOp, toTensor),
];
