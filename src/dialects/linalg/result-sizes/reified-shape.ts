import { type AffineExpr, getAffineDimExpr, getAffineSymbolExpr } from '../../../affine/affine-expr.ts';
import { AffineMap, inversePermutation } from '../../../affine/affine-map.ts';
import { usedPositions } from '../../../affine/affine-walk.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpResult, Value } from '../../../ir/value.ts';
import { type MixedIndex, withConstants } from '../../../rewrite/mixed-indices.ts';
import { composedApply, composedFoldedApply } from '../../affine/composed-apply.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { loopsToShapes } from '../structured/loop-ranges.ts';
import { concatType } from '../../tensor/concat-type.ts';
import { buildDim, buildFoldedDim, foldedMixedSizes } from '../../tensor/build-sizes.ts';
import {
  CollapseShapeOp,
  ConcatOp,
  EmptyOp,
  GenerateOp,
  PadOp,
  SplatOp,
} from '../../tensor/generated/tensor-ops.gen.ts';
import { highPadding, lowPadding } from '../../tensor/padding.ts';
import { resultSizes } from './result-sizes.ts';

/**
 * Returns the sizes of a result by what its operation is made of; undefined for operations that do not tell.
 * Source: ReifyRankedShapedTypeOpInterface of mlir/Interfaces/InferTypeOpInterface.td.
 */
export function reifiedShape(builder: OpBuilder, result: OpResult): readonly MixedIndex[] | undefined {
  const op = result.owner;
  const { shape } = result.type as RankedTensorType;
  if (op instanceof GenerateOp) return withDynamic(shape, op.dynamicExtents);
  if (op instanceof EmptyOp || op instanceof SplatOp) return withDynamic(shape, op.dynamicSizes);
  if (op instanceof PadOp) return paddedShape(builder, op, shape);
  if (op instanceof ConcatOp) return concatShape(builder, op, shape);
  if (op instanceof CollapseShapeOp) return collapsedShape(builder, op, shape);
  if (LinalgStructuredInterface.isImplementedBy(op)) return structuredShape(builder, op, result.resultNumber);
  return resultSizes(builder, result);
}

/** Returns the map to the sum of symbols. */
export function sumOf(count: number): AffineMap {
  const symbols = Array.from({ length: count }, (_, i) => getAffineSymbolExpr(i));
  return AffineMap.get(0, count, [symbols.reduce((sum, symbol) => sum.add(symbol))]);
}

function sumOfDims(count: number): AffineMap {
  const dims = Array.from({ length: count }, (_, i): AffineExpr => getAffineDimExpr(i));
  return AffineMap.get(count, 0, [dims.reduce((sum, dim) => sum.add(dim))]);
}

/** The sizes of a padded tensor: those of the source and what is added. */
function paddedShape(builder: OpBuilder, op: PadOp, shape: readonly number[]): MixedIndex[] {
  const [low, high] = [withConstants(lowPadding(op)), withConstants(highPadding(op))];
  return shape.map((size, dim) => {
    if (!isDynamic(size)) return size;
    const before = buildFoldedDim(builder, op.location, op.source, dim);
    return composedFoldedApply(builder, op.location, sumOfDims(3), [before, low[dim]!, high[dim]!]);
  });
}

/** The sizes of a tensor with fewer dimensions: products of sizes of the source, computed even where there is one factor. */
function collapsedShape(builder: OpBuilder, op: CollapseShapeOp, shape: readonly number[]): MixedIndex[] {
  const { location, src } = op;
  return shape.map((size, dim) => {
    if (!isDynamic(size)) return size;
    const factors = op.reassociation[dim]!.map((inner) => buildFoldedDim(builder, location, src, inner));
    const product = factors.map<AffineExpr>((_, i) => getAffineSymbolExpr(i)).reduce((a, b) => a.mul(b));
    return composedApply(builder, location, AffineMap.get(0, factors.length, [product]), factors);
  });
}

/**
 * The sizes of a result of a structured operation, by those of its inputs where they say it. As upstream, those of all operands are made.
 * Source: LinalgOp::reifyResultShapes of mlir/lib/Dialect/Linalg/IR/LinalgInterfaces.cpp.
 */
function structuredShape(builder: OpBuilder, op: Operation, resultNumber: number): MixedIndex[] | undefined {
  const { location } = op;
  const { indexingMaps } = LinalgStructuredInterface.of(op)!;
  const loops = inversePermutation(loopsToShapes(indexingMaps));
  if (!loops) return undefined;
  const inits = dpsInits(op)!;
  const sizes = op.operands.flatMap((value) =>
    value.type instanceof RankedTensorType ? foldedMixedSizes(builder, location, value) : [],
  );
  const shapes = inits.map(({ operandNumber }) => indexingMaps[operandNumber]!.compose(loops).results);
  const computed = shapes.map((exprs) =>
    exprs.map((expr) => composedFoldedApply(builder, location, AffineMap.get(sizes.length, 0, [expr]), sizes)),
  );
  const { value } = inits[resultNumber]!;
  const numInputs = sizes.length - shapes.reduce((sum, exprs) => sum + exprs.length, 0);
  return (value.type as RankedTensorType).shape.map((size, dim) => {
    if (!isDynamic(size)) return size;
    const isOfOutput = [...usedPositions([shapes[resultNumber]![dim]!], 'dim')].some((place) => place >= numInputs);
    return isOfOutput ? buildFoldedDim(builder, location, value, dim) : computed[resultNumber]![dim]!;
  });
}

/** The sizes of tensors side by side: those that are known of any come first, of others the first tensor has those, and there are sums in one dimension. */
function concatShape(builder: OpBuilder, op: ConcatOp, shape: readonly number[]): MixedIndex[] {
  const { inputs, location, dim: joined } = op;
  const [first] = inputs;
  const known = concatType(joined, inputs).shape;
  const sizes = shape.map((size, dim): MixedIndex => {
    if (!isDynamic(size) || dim === joined) return size;
    return isDynamic(known[dim]!)
      ? buildDim(builder, first!.location, first!, dim)
      : buildIndexConstant(builder, location, known[dim]!);
  });
  if (!isDynamic(shape[joined]!)) return sizes;
  const parts = inputs.map((input) => buildFoldedDim(builder, input.location, input, joined));
  const total = composedFoldedApply(builder, location, sumOfDims(parts.length), parts);
  sizes[joined] = total instanceof Value ? total : buildIndexConstant(builder, location, total);
  return sizes;
}

function withDynamic(shape: readonly number[], values: readonly MixedIndex[]): MixedIndex[] {
  let next = 0;
  return shape.map((size) => (isDynamic(size) ? values[next++]! : size));
}
