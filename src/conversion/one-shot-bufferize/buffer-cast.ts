import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { isDynamic, type AnyMemRefType, MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { ToTensorOp, type ToBufferOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { isSafeCast } from '../../dialects/bufferization/safe-cast.ts';
import { CastOp, DimOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { type Bufferization } from './bufferization.ts';

/** Casts of buffers. Source: mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp. */

/** Returns a buffer as one of another type, of which a cast is known to be right. */
export function castBuffer(builder: OpBuilder, buffer: Value, type: AnyMemRefType): Value {
  if (buffer.type === type) return buffer;
  return CastOp.build(builder, buffer.location, { source: buffer, destType: type }).result(0);
}

/** Makes the sizes of a buffer that a type does not say. */
export function buildDynamicSizes(builder: OpBuilder, location: Location, buffer: Value, type: MemRefType): Value[] {
  return type.shape.flatMap((size, dim) => {
    if (!isDynamic(size)) return [];
    const index = buildIndexConstant(builder, location, dim);
    return [DimOp.build(builder, location, { source: buffer, index, resultType: index.type }).result(0)];
  });
}

/** Returns a buffer as one of another type: a cast, or a copy where that may fail when the program runs. Undefined where neither is possible. */
export function castOrCopy(
  builder: OpBuilder,
  buffer: Value,
  type: MemRefType,
  bufferization: Bufferization,
): Value | undefined {
  const from = buffer.type;
  if (!(from instanceof MemRefType) || from.elementType !== type.elementType || from.rank !== type.rank) {
    return undefined;
  }
  if (isSafeCast(from, type)) return castBuffer(builder, buffer, type);
  const { location } = buffer;
  const sizes = buildDynamicSizes(builder, location, buffer, type);
  const copy = bufferization.createAlloc(builder, location, type, sizes);
  bufferization.createCopy(builder, location, buffer, copy);
  return copy;
}

/** Replaces the memory of a tensor that was made of memory by that. */
export function foldPair(op: ToBufferOp, rewriter: PatternRewriter, bufferization: Bufferization): void {
  const toTensor = op.tensor.definingOp;
  if (!(toTensor instanceof ToTensorOp)) return;
  const { buffer } = toTensor;
  const [from, to] = [buffer.type, op.buffer.type as AnyMemRefType];
  if (from === to) {
    rewriter.replaceOp(op, [buffer]);
    return;
  }
  // Of memory of unknown rank a copy might be needed, which nothing can make.
  if (to instanceof MemRefType && !(from instanceof MemRefType)) return;
  const replacement =
    to instanceof MemRefType
      ? castOrCopy(rewriter, buffer, to, bufferization)
      : CastOp.build(rewriter, op.location, { source: buffer, destType: to }).result(0);
  if (replacement) rewriter.replaceOp(op, [replacement]);
}
