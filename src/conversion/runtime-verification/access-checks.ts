import { isDynamic, MemRefType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildBoolConstant } from '../../dialects/arith/build-bool.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AddIOp, MulIOp, SubIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildFoldedDim as buildFoldedMemRefDim } from '../../dialects/memref/build-dim.ts';
import {
  ExtractStridedMetadataOp,
  type SubViewOp,
  RankOp as MemRefRankOp,
} from '../../dialects/memref/generated/memref-ops.gen.ts';
import { buildFoldedDim as buildFoldedTensorDim } from '../../dialects/tensor/build-sizes.ts';
import { type ExtractSliceOp, RankOp as TensorRankOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { mixedSlice, type MixedSlice } from '../../rewrite/mixed-slice.ts';
import { type CheckWriter } from './check-writer.ts';

/** Checks of what accesses elements, and of slices. Source: RuntimeOpVerification.cpp of mlir/lib/Dialect/MemRef/Transforms and mlir/lib/Dialect/Tensor/Transforms. */

/** An element of memory or of a tensor is there. */
export function checkElement(write: CheckWriter, of: Value, indices: readonly Value[]): void {
  if (indices.length === 0) return;
  const zero = write.constant(0);
  let isInside: Value | undefined;
  indices.forEach((index, dim) => {
    const isInBounds = write.isInBounds(index, zero, foldedSize(write, of, dim));
    isInside = isInside ? write.and(isInside, isInBounds) : isInBounds;
  });
  write.assert(isInside!, 'out-of-bounds access');
}

/** Returns the size of a dimension, of an operation where that does not fold. */
export function foldedSize({ builder, location }: CheckWriter, of: Value, dim: number): Value {
  const build = of.type instanceof MemRefType ? buildFoldedMemRefDim : buildFoldedTensorDim;
  return build(builder, location, of, dim);
}

/** A dimension is there. */
export function checkDimension(
  write: CheckWriter,
  RankOp: typeof MemRefRankOp | typeof TensorRankOp,
  of: Value,
  index: Value,
): void {
  const { builder, location, indexType: resultType } = write;
  const rank =
    RankOp === MemRefRankOp
      ? MemRefRankOp.build(builder, location, { memref: of, resultType }).result(0)
      : TensorRankOp.build(builder, location, { tensor: of, resultType }).result(0);
  write.assert(write.isInBounds(index, write.constant(0), rank), 'index is out of bounds');
}

/** A slice of memory is within it. */
export function checkSubView(write: CheckWriter, op: SubViewOp): void {
  const constants = [write.constant(0), write.constant(1)] as const;
  const { sizes } = ExtractStridedMetadataOp.build(write.builder, write.location, { source: op.source });
  checkSlice(write, mixedSlice(op), constants, (dim) => sizes[dim]!, 'subview');
}

/** A slice of a tensor is within it. */
export function checkExtractSlice(write: CheckWriter, op: ExtractSliceOp): void {
  const constants = [write.constant(0), write.constant(1)] as const;
  checkSlice(write, mixedSlice(op), constants, (dim) => foldedSize(write, op.source, dim), 'extract_slice');
}

/** For each dimension: the offset is in bounds, that behind the last element where the slice is empty, and so is the last element. */
function checkSlice(
  write: CheckWriter,
  slice: MixedSlice,
  [zero, one]: readonly [Value, Value],
  sizeOf: (dim: number) => Value,
  name: string,
): void {
  const { builder, location } = write;
  slice.offsets.forEach((mixedOffset, dim) => {
    const [offset, size, stride] = [mixedOffset, slice.sizes[dim]!, slice.strides[dim]!].map((part) =>
      write.valueOf(part),
    ) as [Value, Value, Value];
    const whole = sizeOf(dim);
    const isEmpty = write.compare(CmpIPredicate.eq, size, zero);
    const startsInside = write.choose(
      isEmpty,
      () => {
        const isAbove = write.compare(CmpIPredicate.sge, offset, zero);
        const isNotBehind = write.compare(CmpIPredicate.sle, offset, whole);
        return write.and(isAbove, isNotBehind);
      },
      () => write.isInBounds(offset, zero, whole),
    );
    write.assert(startsInside, `offset ${dim} is out-of-bounds`);
    const hasElements = write.compare(CmpIPredicate.sgt, size, zero);
    const endsInside = write.choose(
      hasElements,
      () => {
        const steps = SubIOp.build(builder, location, { lhs: size, rhs: one }).result();
        const distance = MulIOp.build(builder, location, { lhs: steps, rhs: stride }).result();
        const last = AddIOp.build(builder, location, { lhs: offset, rhs: distance }).result();
        return write.isInBounds(last, zero, whole);
      },
      () => buildBoolConstant(builder, location, true),
    );
    write.assert(endsInside, `${name} runs out-of-bounds along dimension ${dim}`);
  });
}

/** Tells whether the size of a ranked type is known. */
export function hasStaticSize({ type }: Value, dim: number): boolean {
  return (type instanceof MemRefType || type instanceof RankedTensorType) && !isDynamic(type.shape[dim]!);
}
