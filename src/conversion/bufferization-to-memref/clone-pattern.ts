import { isDynamic, kDynamic, MemRefType, type UnrankedMemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { MulIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { CloneOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { areCastCompatible } from '../../dialects/memref/cast-compatible.ts';
import {
  AllocaOp,
  AllocOp,
  CastOp,
  CopyOp,
  DimOp,
  RankOp,
  ReshapeOp,
} from '../../dialects/memref/generated/memref-ops.gen.ts';
import { MemoryBuilder } from './memory-builder.ts';

/** Makes a clone new memory and a copy. Source: CloneOpConversion of mlir/lib/Conversion/BufferizationToMemRef/BufferizationToMemRef.cpp. */
export class CloneOpConversion extends OpConversionPattern<CloneOp> {
  readonly root = CloneOp;

  matchAndRewrite(op: CloneOp, _adaptor: CloneOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const make = new MemoryBuilder(rewriter, op.location);
    const { input, output } = op;
    const { type } = output;
    const alloc = type instanceof MemRefType ? allocRanked(make, input, type) : allocUnranked(make, op);
    if (!alloc) return rewriter.notifyMatchFailure(op, 'new memory has not the layout of the result');
    CopyOp.build(rewriter, op.location, { source: input, target: alloc });
    rewriter.replaceOp(op, [alloc]);
    return true;
  }
}

/** Makes memory in row-major order; undefined where the type has another layout. */
function allocRanked(make: MemoryBuilder, source: Value, type: MemRefType): Value | undefined {
  const { builder, location } = make;
  const memrefType = MemRefType.get(type.shape, type.elementType, type.memorySpace);
  if (!areCastCompatible(memrefType, type)) return undefined;
  const dynamicSizes = type.shape.flatMap((size, i) => {
    if (!isDynamic(size)) return [];
    const args = { source, index: make.index(i), resultType: make.indexType };
    return createOrFold(builder, (detached) => DimOp.build(detached, location, args));
  });
  const { memref } = AllocOp.build(builder, location, { dynamicSizes, symbolOperands: [], memrefType });
  return type === memrefType ? memref : CastOp.build(builder, location, { source: memref, destType: type }).result(0);
}

/** Makes memory of the size that is found out when the program runs. */
function allocUnranked(make: MemoryBuilder, { input, output }: CloneOp): Value {
  const { builder, location } = make;
  const type = output.type as UnrankedMemRefType;
  const zero = make.index(0);
  const one = make.index(1);
  const rank = RankOp.build(builder, location, { memref: input, resultType: make.indexType }).result(0);
  const shapeType = MemRefType.get([kDynamic], make.indexType);
  const shapeArgs = { dynamicSizes: [rank], symbolOperands: [], memrefType: shapeType };
  const shape = AllocaOp.build(builder, location, shapeArgs).memref;
  const size = make.loop([zero, rank, one], one, (i, lhs) => {
    const rhs = make.dim(input, i);
    make.store(rhs, shape, i);
    return MulIOp.build(builder, location, { lhs, rhs }).result();
  })!;
  const memrefType = MemRefType.get([kDynamic], type.elementType);
  const { memref } = AllocOp.build(builder, location, { dynamicSizes: [size], symbolOperands: [], memrefType });
  return ReshapeOp.build(builder, location, { source: memref, shape, resultType: type }).result(0);
}
