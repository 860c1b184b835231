import { getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { MemRefType, VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { composedApply } from '../../dialects/affine/composed-apply.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AndIOp, CmpIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { DimOp as MemRefDimOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { buildIfWithBodies } from '../../dialects/scf/build-with-bodies.ts';
import { DimOp as TensorDimOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { buildExtractAt } from '../../dialects/vector/build-extract.ts';
import {
  isBroadcastDim,
  isOfTensor,
  type TransferOp,
  transferredResults,
  transferredType,
  transferShapedType,
} from '../../dialects/vector/transfer/transfer-op.ts';

/** What the lowerings of transfers share. Source: mlir/lib/Conversion/VectorToSCF/VectorToSCF.cpp. */

export interface TransferLoweringOptions {
  /** How many dimensions vectors may keep. */
  readonly targetRank: number;
  readonly lowerTensors: boolean;
}

/** Returns which dimension of memory the first one of the vector is; undefined where that is a repetition. */
export function unpackedDim({ permutationMap }: TransferOp): number | undefined {
  const result = permutationMap.value.result(0);
  return result.kind === 'dim' ? result.position : undefined;
}

export function isBroadcastFirst({ permutationMap }: TransferOp): boolean {
  return isBroadcastDim(permutationMap.value, 0);
}

/** Returns the map without its first result. */
export function unpackedPermutationMap({ permutationMap, context }: TransferOp): AffineMapAttr {
  const { numDims, results } = permutationMap.value;
  return AffineMapAttr.get(context, AffineMap.get(numDims, 0, results.slice(1)));
}

/** Returns the type without its first dimension. */
export function withoutFirstDim({ shape, elementType, scalableDims }: VectorType): VectorType {
  return VectorType.get(shape.slice(1), elementType, scalableDims.slice(1));
}

export function maskRank({ mask }: TransferOp): number {
  return mask ? (mask.type as VectorType).rank : 0;
}

const sum = AffineMap.get(2, 0, [getAffineDimExpr(0).add(getAffineDimExpr(1))]);

/** Makes the sum of an index and the number of an iteration. */
function shifted(rewriter: PatternRewriter, op: TransferOp, dim: number, iv: Value): Value {
  return composedApply(rewriter, op.location, sum, [op.indices[dim]!, iv]);
}

/** Returns the indices of what iteration `iv` transfers. */
export function transferIndices(rewriter: PatternRewriter, op: TransferOp, iv: Value): Value[] {
  const indices = [...op.indices];
  const dim = unpackedDim(op);
  if (dim !== undefined) indices[dim] = shifted(rewriter, op, dim, iv);
  return indices;
}

/** Makes the size of a dimension of what is read or written, a constant where it is known. */
function sizeOf(rewriter: PatternRewriter, { location, base: source, context }: TransferOp, dim: number): Value {
  const index = buildIndexConstant(rewriter, location, dim);
  const args = { source, index, resultType: IndexType.get(context) };
  const DimOp = source.type instanceof MemRefType ? MemRefDimOp : TensorDimOp;
  return createOrFold(rewriter, (detached): Operation => DimOp.build(detached, location, args))[0]!;
}

/** Makes what tells whether iteration `iv` transfers anything; undefined where it always does. */
function condition(rewriter: PatternRewriter, op: TransferOp, iv: Value): Value | undefined {
  const { location, inBounds, mask } = op;
  const dim = unpackedDim(op);
  let known: Value | undefined;
  if (!inBounds[0] && dim !== undefined) {
    const size = sizeOf(rewriter, op, dim);
    const index = shifted(rewriter, op, dim, iv);
    const resultType = IntegerType.get(op.context, 1);
    const args = { predicate: CmpIPredicate.sgt, lhs: size, rhs: index, resultType };
    known = CmpIOp.build(rewriter, location, args).result();
  }
  // A mask of more dimensions is taken apart, and that of a dimension that is repeated is for others.
  if (!mask || maskRank(op) !== 1 || isBroadcastFirst(op)) return known;
  const isOn = buildExtractAt(rewriter, location, mask, [], iv);
  return known ? AndIOp.build(rewriter, location, { lhs: known, rhs: isOn }).result() : isOn;
}

/** Makes what an iteration does, where it is inside of memory and the mask is on, and else what stands for it. Returns what both yield. */
export function checkedBody(
  rewriter: PatternRewriter,
  op: TransferOp,
  iv: Value,
  inside: () => readonly Value[],
  outside: () => readonly Value[],
): readonly Value[] {
  const isInside = condition(rewriter, op, iv);
  return isInside ? buildIfWithBodies(rewriter, op.location, isInside, inside, outside).results : inside();
}

/**
 * Returns the dimensions of the vector that are none of repetition, in the order of the dimensions of the mask, which is that of memory.
 * They are in the order of the vector, too, where a row of the mask is that of a row of the vector.
 */
export function dimsOfMask({ permutationMap }: TransferOp): readonly number[] {
  return transferredResults(permutationMap.value) ?? [];
}

/** Tells whether a row of the mask is that of a row of the vector: dimensions of size 1 may change places with each other, all others have as many before them in both. */
function isMaskInOrder(op: TransferOp): boolean {
  const { shape, scalableDims } = transferredType(op);
  const dims = dimsOfMask(op);
  const inOrder = [...dims].sort((a, b) => a - b);
  return dims.every((dim, i) => {
    const isAtItsPlace = dim === inOrder[i] && dims.slice(0, i).every((other) => other < dim);
    return isAtItsPlace || (shape[dim] === 1 && !scalableDims[dim]);
  });
}

/** Tells whether a transfer could be taken apart but for its mask, which has dimensions in another order than the vector. */
export function isOnlyMaskOutOfOrder(op: TransferOp, options: TransferLoweringOptions): boolean {
  return areElementsTransferable(op, options) && op.mask !== undefined && !isMaskInOrder(op);
}

/** Tells whether the elements of vector and memory are the same, and tensors are to be lowered where the transfer is of one. */
function areElementsTransferable(op: TransferOp, { lowerTensors }: TransferLoweringOptions): boolean {
  return (lowerTensors || !isOfTensor(op)) && transferShapedType(op).elementType === transferredType(op).elementType;
}

/**
 * Tells whether rows of a transfer can be transferred one by one. Differs: upstream takes the row of a mask for that of another dimension where the dimensions of the vector are not
 * those of memory in order.
 */
export function areRowsTransferable(op: TransferOp, options: TransferLoweringOptions): boolean {
  return areElementsTransferable(op, options) && (!op.mask || isMaskInOrder(op));
}
