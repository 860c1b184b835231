import { type ReifyShapeMethods } from '../../../ir/interfaces/reify-shape.ts';
import { memoryEffectHooks } from '../../memref/memory-effects.ts';
import { isDynamic, isMemRefType, isTensorType, type ShapedType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldedMixedSizes } from '../../tensor/build-sizes.ts';
import { type MaterializeInDestinationOp } from '../generated/bufferization-ops.gen.ts';

/** Source: MaterializeInDestinationOp of mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp, texts verbatim. */
export const materializeInDestinationOp = {
  verify(op: MaterializeInDestinationOp): LogicalResult {
    return verifyDestination(op) && verifyShapes(op);
  },
  verifiesSignatureOnly: true,

  interfaces: {
    ...memoryEffectHooks((op: MaterializeInDestinationOp) => (isMemRefType(op.dest.type) ? [['write', op.dest]] : [])),
    ReifyRankedShapedTypeOpInterface: ({ dest, location }: MaterializeInDestinationOp): ReifyShapeMethods => ({
      reifyShape: (builder) => foldedMixedSizes(builder, location, dest),
    }),
  },
};

function verifyDestination(op: MaterializeInDestinationOp): LogicalResult {
  const { type } = op.dest;
  const isMemory = isMemRefType(type);
  if (!isMemory && !isTensorType(type)) return op.emitOpError(`'dest' must be a tensor or a memref`);
  if (!isMemory) {
    const result = op.resultTypes[0];
    if (!result) return op.emitOpError(`tensor 'dest' implies exactly one tensor result`);
    if (type !== result) return op.emitOpError(`result and 'dest' types must match`);
  }
  if (isMemory && op.numResults > 0) return op.emitOpError(`memref 'dest' implies zero results`);
  if (op.restrict && !isMemory) return op.emitOpError(`'restrict' is valid only for memref destinations`);
  return (
    op.writable === isMemory ||
    op.emitOpError(`'writable' must be specified if and only if the destination is of memref type`)
  );
}

function verifyShapes(op: MaterializeInDestinationOp): LogicalResult {
  const [from, to] = [op.source.type, op.dest.type].map((type) => (type as ShapedType).shape);
  if (!from && !to) return true;
  if (!from || !to) return op.emitOpError('source/destination shapes are incompatible');
  if (from.length !== to.length) return op.emitOpError('rank mismatch between source and destination shape');
  const isCompatible = from.every((size, i) => isDynamic(size) || isDynamic(to[i]!) || size === to[i]);
  return isCompatible || op.emitOpError('source/destination shapes are incompatible');
}
