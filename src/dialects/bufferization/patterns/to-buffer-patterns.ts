import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, isMemRefType, MemRefType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { AllocOp, CastOp, CopyOp, DimOp, LoadOp } from '../../memref/generated/memref-ops.gen.ts';
import { replaceWithCast } from '../../memref/patterns/replace-with-cast.ts';
import { CastOp as TensorCastOp, DimOp as TensorDimOp, ExtractOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { ToBufferOp, ToTensorOp } from '../generated/bufferization-ops.gen.ts';
import { isSafeCast } from '../safe-cast.ts';

/** Canonicalization of `bufferization.to_buffer`. Source: mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp. */

/** A size of the memory is one of the tensor. */
class DimOfToBufferOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;
  override readonly debugName = 'DimOfCastOp';

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const toBuffer = op.source.definingOp;
    if (!(toBuffer instanceof ToBufferOp))
      return rewriter.notifyMatchFailure(op, 'not a size of the memory of a tensor');
    const args = { source: toBuffer.tensor, index: op.index, resultType: op.result(0).type };
    rewriter.replaceOp(op, TensorDimOp.build(rewriter, op.location, args).results);
    return true;
  }
}

/** An element of the memory is one of the tensor. */
class LoadOfToBuffer extends OpRewritePattern<LoadOp> {
  readonly root = LoadOp;

  matchAndRewrite(op: LoadOp, rewriter: PatternRewriter): LogicalResult {
    const toBuffer = op.memref.definingOp;
    if (!(toBuffer instanceof ToBufferOp)) return rewriter.notifyMatchFailure(op, 'not from the memory of a tensor');
    const args = { tensor: toBuffer.tensor, indices: op.indices, resultType: op.result().type };
    rewriter.replaceOp(op, ExtractOp.build(rewriter, op.location, args).results);
    return true;
  }
}

/** Casts the memory, not the tensor. */
class ToBufferOfCast extends OpRewritePattern<ToBufferOp> {
  readonly root = ToBufferOp;

  matchAndRewrite(op: ToBufferOp, rewriter: PatternRewriter): LogicalResult {
    const cast = op.tensor.definingOp;
    if (!(cast instanceof TensorCastOp) || !(cast.source.type instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'not the memory of a cast from a ranked tensor');
    }
    const { shape, elementType } = cast.source.type;
    const { type } = op.buffer;
    if (!isMemRefType(type)) return rewriter.notifyMatchFailure(op, 'the memory is no memref');
    const bufferType = MemRefType.get(
      shape,
      elementType,
      type.memorySpace,
      type instanceof MemRefType ? type.layout : undefined,
    );
    const args = { tensor: cast.source, readOnly: op.readOnly, bufferType };
    return replaceWithCast(op, ToBufferOp.build(rewriter, op.location, args).result(0), rewriter);
  }
}

/** The memory of a tensor that was made of memory of another type is that, or a copy of it where a cast might fail. */
class ToBufferToTensorFolding extends OpRewritePattern<ToBufferOp> {
  readonly root = ToBufferOp;

  matchAndRewrite(op: ToBufferOp, rewriter: PatternRewriter): LogicalResult {
    const toTensor = op.tensor.definingOp;
    if (!(toTensor instanceof ToTensorOp))
      return rewriter.notifyMatchFailure(op, 'not of a tensor that was made of memory');
    const from = toTensor.buffer.type;
    const to = op.buffer.type;
    if (from === to) {
      rewriter.replaceOp(op, [toTensor.buffer]);
      return true;
    }
    if (!(to instanceof MemRefType)) return replaceWithCast(op, toTensor.buffer, rewriter);
    if (!(from instanceof MemRefType)) return rewriter.notifyMatchFailure(op, 'the rank of the memory is not known');
    const { buffer } = toTensor;
    rewriter.replaceOp(op, [isSafeCast(from, to) ? castTo(to, buffer, rewriter) : copyTo(to, buffer, rewriter)]);
    return true;
  }
}

function castTo(type: MemRefType, memory: Value, rewriter: PatternRewriter): Value {
  return CastOp.build(rewriter, memory.location, { source: memory, destType: type }).result(0);
}

/** Returns new memory of that type with what is in `memory`. */
function copyTo(type: MemRefType, memory: Value, rewriter: PatternRewriter): Value {
  const { location } = memory;
  const dynamicSizes = type.shape.flatMap((size, dim) => {
    if (!isDynamic(size)) return [];
    const index = buildIndexConstant(rewriter, location, dim);
    return [DimOp.build(rewriter, location, { source: memory, index, resultType: index.type }).result(0)];
  });
  const alloc = AllocOp.build(rewriter, location, { dynamicSizes, symbolOperands: [], memrefType: type });
  CopyOp.build(rewriter, location, { source: memory, target: alloc.result(0) });
  return alloc.result(0);
}

export const toBufferPatterns = (): readonly RewritePattern[] => [
  new DimOfToBufferOp(),
  new LoadOfToBuffer(),
  new ToBufferOfCast(),
  new ToBufferToTensorFolding(),
];
