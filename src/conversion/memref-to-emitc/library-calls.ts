/**
 * Patterns for what the library of C does: to allocate and to copy buffers. Source: mlir/lib/Conversion/MemRefToEmitC/MemRefToEmitC.cpp.
 */
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import {
  ArrayType,
  LValueType,
  OpaqueType,
  PointerType,
  SizeT,
} from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { AllocOp, CopyOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { IntegerAttr, TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { isArrayOfC } from './memref-types.ts';

/** The functions that the patterns call. */
export const libraryFunctions = { malloc: 'malloc', alignedAlloc: 'aligned_alloc', memcpy: 'memcpy' };

/** `memref.alloc` becomes a call of `malloc`, or of `aligned_alloc`, whose result is cast to a pointer to elements. */
export class ConvertAlloc extends OpConversionPattern<AllocOp> {
  readonly root = AllocOp;

  matchAndRewrite(op: AllocOp, _: AllocOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { context, location, alignment } = op;
    const type = op.result().type as MemRefType;
    if (!isArrayOfC(type)) return rewriter.notifyMatchFailure(op, 'C has no such array');
    const size = buildSizeBytes(rewriter, location, type);
    const { malloc, alignedAlloc } = libraryFunctions;
    const isAligned = alignment !== undefined;
    const operands = isAligned ? [buildIndex(rewriter, location, BigInt(alignment), size.type), size] : [size];
    const resultTypes = [PointerType.get(context, OpaqueType.get(context, 'void'))];
    const callee = isAligned ? alignedAlloc : malloc;
    const source = emitc.CallOpaqueOp.build(rewriter, location, { callee, operands, resultTypes }).result();
    const destType = PointerType.get(context, type.elementType);
    rewriter.replaceOp(op, emitc.CastOp.build(rewriter, location, { source, destType }).results);
    return true;
  }
}

/** `memref.copy` becomes a call of `memcpy` with the addresses of the first elements. */
export class ConvertCopy extends OpConversionPattern<CopyOp> {
  readonly root = CopyOp;

  matchAndRewrite(op: CopyOp, adaptor: CopyOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location } = op;
    const { source, target } = adaptor;
    if (!(source.type instanceof ArrayType && target.type instanceof ArrayType)) {
      return rewriter.notifyMatchFailure(op, 'C has no such array');
    }
    const from = buildAddress(rewriter, location, source, source.type);
    const to = buildAddress(rewriter, location, target, target.type);
    const size = buildSizeBytes(rewriter, location, op.source.type as MemRefType);
    const callee = libraryFunctions.memcpy;
    emitc.CallOpaqueOp.build(rewriter, location, { callee, operands: [to, from, size], resultTypes: [] });
    rewriter.eraseOp(op);
    return true;
  }
}

function buildAddress(builder: OpBuilder, location: Location, value: Value, type: ArrayType): Value {
  const { context } = builder;
  const zero = buildIndex(builder, location, 0n, IndexType.get(context));
  const resultType = LValueType.get(context, type.elementType);
  const indices = type.shape.map(() => zero);
  const reference = emitc.SubscriptOp.build(builder, location, { value, indices, resultType }).result();
  const pointerType = PointerType.get(context, type.elementType);
  return emitc.AddressOfOp.build(builder, location, { reference, resultType: pointerType }).result();
}

function buildSizeBytes(builder: OpBuilder, location: Location, { shape, elementType }: MemRefType): Value {
  const { context } = builder;
  const resultType = SizeT.get(context);
  const parts = { callee: 'sizeof', args: [TypeAttr.get(elementType)], operands: [], resultTypes: [resultType] };
  const lhs = emitc.CallOpaqueOp.build(builder, location, parts).result();
  const count = shape.reduce((product, size) => BigInt.asIntN(64, product * BigInt(size)), 1n);
  const rhs = buildIndex(builder, location, count, IndexType.get(context));
  return emitc.MulOp.build(builder, location, { lhs, rhs, resultType }).result();
}

function buildIndex(builder: OpBuilder, location: Location, value: bigint, resultType: Type): Value {
  const attribute = IntegerAttr.get(IndexType.get(builder.context), value);
  return emitc.ConstantOp.build(builder, location, { value: attribute, resultType }).result();
}
