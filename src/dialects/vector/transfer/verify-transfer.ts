import { type AffineMap } from '../../../affine/affine-map.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type MemRefType, type RankedTensorType, ShapedType, VectorType } from '../../../ir/types/shaped-types.ts';
import { typeSizeBits } from '../../../ir/types/type-size.ts';
import { type Type } from '../../../ir/type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isMemRefOrRankedTensor, verifyIndexCount } from '../access.ts';
import { type TransferReadOp, type TransferWriteOp } from '../generated/vector-ops.gen.ts';
import { hasBroadcastDim, inferTransferMaskType, type TransferOp, transferredType } from './transfer-op.ts';

/** Verification of transfers. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */

export function verifyTransferRead(op: TransferReadOp): LogicalResult {
  const { type } = op.base;
  return (
    verifyIndexCount(op, op.indices, sourceRank(type)) &&
    (isMemRefOrRankedTensor(type) || refuseSource(op)) &&
    verifyTransfer(op, type as MemRefType | RankedTensorType) &&
    verifyPadding(op, type as MemRefType | RankedTensorType) &&
    verifyPermutationMap(op, op.permutationMap.value)
  );
}

export function verifyTransferWrite(op: TransferWriteOp): LogicalResult {
  const { type } = op.base;
  if (!verifyIndexCount(op, op.indices, sourceRank(type))) return false;
  if (hasBroadcastDim(op.permutationMap.value)) return op.emitOpError('should not have broadcast dimensions');
  if (!isMemRefOrRankedTensor(type)) return refuseSource(op);
  return verifyTransfer(op, type) && verifyPermutationMap(op, op.permutationMap.value);
}

/** Returns how many dimensions the source has, be it a vector; without a rank it has none. */
function sourceRank(type: Type): number {
  return type instanceof ShapedType && type.hasRank ? type.rank : 0;
}

function refuseSource(op: Operation): false {
  return op.emitOpError('requires source to be a memref or ranked tensor type');
}

function verifyTransfer(op: TransferOp, shaped: MemRefType | RankedTensorType): LogicalResult {
  if (op.getAttr('masked')) return op.emitOpError('masked attribute has been removed. Use in_bounds instead.');
  const map = op.permutationMap.value;
  const vector = transferredType(op);
  const { inBounds, mask } = op;
  if (!verifyElements(op, vector, shaped, map)) return false;
  if (map.numSymbols !== 0) return op.emitOpError('requires permutation_map without symbols');
  if (map.numInputs !== shaped.rank) {
    return op.emitOpError('requires a permutation_map with input dims of the same rank as the source type');
  }
  const maskType = mask && inferTransferMaskType(vector, map);
  if (maskType && maskType !== mask.type) {
    const print = op.context.printType;
    return op.emitOpError(
      `inferred mask type ('${print(maskType)}') and mask operand type ('${print(mask.type)}') don't match`,
    );
  }
  return (
    map.numResults === inBounds.length ||
    op.emitOpError(
      `expects the in_bounds attr of same rank as permutation_map results: ${op.context.printAttribute(op.permutationMap)} vs inBounds of size: ${inBounds.length}`,
    )
  );
}

/** Checks that the vector consists of whole elements of the source, in as many dimensions as the map says. */
function verifyElements(
  op: TransferOp,
  vector: VectorType,
  { elementType }: MemRefType | RankedTensorType,
  map: AffineMap,
): LogicalResult {
  const minorBits = minorSizeBits(vector, op);
  if (!(elementType instanceof VectorType)) {
    if (!isMultiple(minorBits, typeSizeBits(elementType, op))) {
      return op.emitOpError(
        'requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type',
      );
    }
    return map.numResults === vector.rank || refuseResultDims(op);
  }
  if (!isMultiple(minorBits, minorSizeBits(elementType, op))) {
    return op.emitOpError(
      'requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source',
    );
  }
  if (elementType.rank > vector.rank) {
    return op.emitOpError('requires source vector element and vector result ranks to match.');
  }
  if (map.numResults !== vector.rank - elementType.rank) return refuseResultDims(op);
  return !op.mask || op.emitOpError('does not support masks with vector element type');
}

/** Returns the size of the innermost dimension. */
function minorSizeBits({ elementType, shape }: VectorType, scope: Operation): number | undefined {
  const bits = typeSizeBits(elementType, scope);
  return bits && bits * (shape.at(-1) ?? 1);
}

/** Differs: mlir-opt breaks off where a type has no size, or no bits. */
function isMultiple(bits: number | undefined, unit: number | undefined): boolean {
  return bits === undefined || unit === undefined || bits % unit === 0;
}

function isVectorElementType(type: Type): boolean {
  return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
}

function refuseResultDims(op: Operation): false {
  return op.emitOpError('requires a permutation_map with result dims of the same rank as the vector type');
}

function verifyPadding(op: TransferReadOp, { elementType }: MemRefType | RankedTensorType): LogicalResult {
  const { type } = op.padding;
  if (elementType instanceof VectorType) {
    return elementType === type || op.emitOpError('requires source element type and padding type to match.');
  }
  if (!isVectorElementType(type)) return op.emitOpError('requires valid padding vector elemental type');
  return type === elementType || op.emitOpError('requires formal padding and source of the same elemental type');
}

function verifyPermutationMap(op: Operation, map: AffineMap): LogicalResult {
  const seen = new Set<number>();
  for (const result of map.results) {
    if (result.kind === 'constant' && result.exact === 0) continue;
    if (result.kind !== 'dim') {
      return op.emitOpError(
        'requires a projected permutation_map (at most one dim or the zero constant can appear in each result)',
      );
    }
    if (seen.has(result.position)) {
      return op.emitOpError('requires a permutation_map that is a permutation (found one dim used more than once)');
    }
    seen.add(result.position);
  }
  return true;
}
