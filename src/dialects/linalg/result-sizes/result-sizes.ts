import { type AffineExpr, getAffineDimExpr, getAffineSymbolExpr } from '../../../affine/affine-expr.ts';
import { AffineMap, inversePermutation } from '../../../affine/affine-map.ts';
import { usedPositions } from '../../../affine/affine-walk.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { ReifyRankedShapedTypeOpInterface } from '../../../ir/interfaces/reify-shape.ts';
import { type Operation } from '../../../ir/operation.ts';
import { isDynamic, MemRefType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpResult, Value } from '../../../ir/value.ts';
import { type MixedIndex, mixedIndices } from '../../../rewrite/mixed-indices.ts';
import { mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { composedFoldedApply } from '../../affine/composed-apply.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { buildFoldedDim as buildFoldedMemoryDim } from '../../memref/build-dim.ts';
import * as memref from '../../memref/generated/memref-ops.gen.ts';
import { buildFoldedDim } from '../../tensor/build-sizes.ts';
import { concatType } from '../../tensor/concat-type.ts';
import {
  CollapseShapeOp,
  ConcatOp,
  EmptyOp,
  ExpandShapeOp,
  ExtractSliceOp,
  GenerateOp,
  InsertSliceOp,
  PadOp,
  SplatOp,
} from '../../tensor/generated/tensor-ops.gen.ts';
import { paddedSize } from '../../tensor/padding.ts';
import { outputSizes } from '../../tensor/patterns/reshape-patterns.ts';
import { droppedDims } from '../../tensor/slices.ts';
import { PackOp, SoftmaxOp, UnPackOp } from '../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { loopsToShapes } from '../structured/loop-ranges.ts';
import { operandShape } from '../structured/operand-shape.ts';

/**
 * Sizes of results, of what operations are made of. Source: ReifyRankedShapedTypeOpInterface of mlir/Interfaces/InferTypeOpInterface.td,
 * mlir/lib/Dialect/Tensor/IR/TensorInferTypeOpInterfaceImpl.cpp.
 */

const shapeOf = ({ type }: Value): readonly number[] => (type as RankedTensorType | MemRefType).shape;

/** Returns the size of a dimension of a result, undefined where the operation does not say it. */
export function resultSize(builder: OpBuilder, { owner, resultNumber }: OpResult, dim: number): MixedIndex | undefined {
  const result = owner.result(resultNumber);
  if (!saysSizes(owner) || !isRanked(result)) return undefined;
  const size = shapeOf(result)[dim];
  return size !== undefined && isDynamic(size) ? dynamicSize(builder, owner, resultNumber, dim) : size;
}

/** Returns the sizes of the result, undefined where the operation does not say them. */
export function resultSizes(builder: OpBuilder, result: OpResult): readonly MixedIndex[] | undefined {
  const methods = ReifyRankedShapedTypeOpInterface.of(result.owner);
  if (methods) return methods.reifyShape(builder, result.resultNumber);
  const sizes = shapeOf(result).map((_, dim) => resultSize(builder, result, dim));
  return sizes.every((size) => size !== undefined) ? sizes : undefined;
}

/** Tells whether the operation says the sizes of its results. */
export function saysSizes(op: Operation): boolean {
  return (
    ReifyRankedShapedTypeOpInterface.isImplementedBy(op) ||
    op instanceof CollapseShapeOp ||
    op instanceof ExpandShapeOp ||
    op instanceof PadOp
  );
}

const isRanked = ({ type }: Value): boolean => type instanceof RankedTensorType || type instanceof MemRefType;

function dynamicSize(builder: OpBuilder, op: Operation, resultNumber: number, dim: number): MixedIndex | undefined {
  const { location } = op;
  if (op instanceof ExpandShapeOp) return outputSizes(op)[dim];
  if (op instanceof CollapseShapeOp) return collapsedSize(builder, op, dim);
  if (op instanceof PadOp) return paddedSize(builder, location, op, dim);
  if (op instanceof ConcatOp) return concatenatedSize(builder, op, dim);
  if (op instanceof InsertSliceOp || op instanceof PackOp || op instanceof UnPackOp) {
    return buildFoldedDim(builder, location, op.dest, dim);
  }
  if (op instanceof SoftmaxOp) return buildFoldedDim(builder, location, op.input, dim);
  if (op instanceof EmptyOp || op instanceof SplatOp)
    return op.dynamicSizes[shapeOf(op.result()).slice(0, dim).filter(isDynamic).length];
  if (op instanceof GenerateOp) return op.dynamicExtents[shapeOf(op.result()).slice(0, dim).filter(isDynamic).length];
  if (op instanceof ExtractSliceOp) {
    const dropped = droppedDims(op);
    return mixedSlice(op).sizes.filter((_, i) => !dropped.has(i))[dim];
  }
  if (op instanceof memref.ExpandShapeOp)
    return mixedIndices(op.properties.get('static_output_shape'), op.outputShape)[dim];
  if (op instanceof memref.AssumeAlignmentOp) return buildFoldedMemoryDim(builder, location, op.memref, dim);
  const methods = ReifyRankedShapedTypeOpInterface.of(op);
  if (methods) return methods.reifyShape(builder, resultNumber)?.[dim];
  return LinalgStructuredInterface.isImplementedBy(op) ? computedSize(builder, op, resultNumber, dim) : undefined;
}

/** Returns the product of the sizes that become one. */
function collapsedSize(builder: OpBuilder, op: CollapseShapeOp, dim: number): MixedIndex {
  const group = op.reassociation[dim]!;
  const sizes = group.map((inner) => {
    const size = shapeOf(op.src)[inner]!;
    return isDynamic(size) ? buildFoldedDim(builder, op.location, op.src, inner) : size;
  });
  const product = group.map<AffineExpr>((_, i) => getAffineSymbolExpr(i)).reduce((a, b) => a.mul(b));
  return composedFoldedApply(builder, op.location, AffineMap.get(0, group.length, [product]), sizes);
}

/** Returns the sum of the sizes along the dimension of `tensor.concat`, else a size that all inputs have. */
function concatenatedSize(builder: OpBuilder, op: ConcatOp, dim: number): MixedIndex {
  const { inputs, location } = op;
  const sizeOf = (input: Value): MixedIndex => {
    const size = shapeOf(input)[dim]!;
    return isDynamic(size) ? buildFoldedDim(builder, input.location, input, dim) : size;
  };
  if (dim !== op.dim) {
    const size = concatType(op.dim, inputs).shape[dim]!;
    return isDynamic(size) ? sizeOf(inputs[0]!) : buildIndexConstant(builder, location, size);
  }
  const sum = inputs.map<AffineExpr>((_, i) => getAffineDimExpr(i)).reduce((a, b) => a.add(b));
  const total = composedFoldedApply(builder, location, AffineMap.get(inputs.length, 0, [sum]), inputs.map(sizeOf));
  return total instanceof Value ? total : buildIndexConstant(builder, location, total);
}

/** Returns a size of a result of a structured operation, of the sizes of its inputs where they say it. Source: LinalgOp::reifyResultShapes of LinalgInterfaces.cpp. */
function computedSize(builder: OpBuilder, op: Operation, resultNumber: number, dim: number): MixedIndex | undefined {
  const { indexingMaps } = LinalgStructuredInterface.of(op)!;
  const { location } = op;
  const init = dpsInits(op)![resultNumber]!;
  const loops = inversePermutation(loopsToShapes(indexingMaps));
  if (!loops) return undefined;
  const [size] = indexingMaps[init.operandNumber]!.getSubMap([dim]).compose(loops).results;
  const ranks = op.operands.map(({ type }) => operandShape(type).length);
  const numInputs = ranks.slice(0, dpsInits(op)![0]!.operandNumber).reduce((a, b) => a + b, 0);
  const used = [...usedPositions([size!], 'dim')];
  if (used.some((position) => position >= numInputs)) return buildFoldedDim(builder, location, init.value, dim);
  const places = op.operands.flatMap((value) => operandShape(value.type).map((known, i) => ({ value, known, i })));
  // Sizes that the map does not use are not made: they would be erased.
  const isUsed = new Set(used);
  const sizes = places.map(({ value, known, i }, position) =>
    isDynamic(known) && isUsed.has(position) ? buildFoldedDim(builder, location, value, i) : Math.max(known, 0),
  );
  return composedFoldedApply(builder, location, AffineMap.get(places.length, 0, [size!]), sizes);
}
