import { getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { addDynamic } from '../../ir/types/memref-layout.ts';
import { isDynamic, isSize, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { mixedIndices, type MixedIndex, staticParts } from '../../rewrite/mixed-indices.ts';
import { composedFoldedApply } from '../affine/composed-apply.ts';
import { buildIndexConstant } from '../arith/build-index.ts';
import { buildFoldedDim } from './build-sizes.ts';
import { type PadOp, YieldOp } from './generated/tensor-ops.gen.ts';

/** What a `tensor.pad` adds. Source: PadOp of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** Returns how much is added in front, per dimension. */
export const lowPadding = (op: PadOp): MixedIndex[] => mixedIndices(op.properties.get('static_low'), op.low);

/** Returns how much is added behind, per dimension. */
export const highPadding = (op: PadOp): MixedIndex[] => mixedIndices(op.properties.get('static_high'), op.high);

/** Returns the element that is added everywhere, when it is a constant or comes from outside of the region. */
export function constantPaddingValue(op: PadOp): Value | undefined {
  const body = op.region.firstBlock!;
  const value = body.lastOp!.operand(0);
  if (matchConstant(value)) return value;
  return value.parentBlock === body ? undefined : value;
}

/** Returns the shape of the result with the sizes that follow from the source; undefined where no type has it. */
export function paddedShape(
  source: RankedTensorType,
  low: readonly MixedIndex[],
  high: readonly MixedIndex[],
  result: RankedTensorType,
): readonly number[] | undefined {
  const [front, back] = [staticParts(low), staticParts(high)];
  const shape = source.shape.map((size, dim) => {
    const known = result.shape[dim]!;
    return isDynamic(known) ? addDynamic(addDynamic(front[dim]!, size), back[dim]!) : known;
  });
  return shape.every(isSize) ? shape : undefined;
}

/** Returns the sizes of the result, made where the type does not say them. Source: reifyResultShapes of TensorInferTypeOpInterfaceImpl.cpp. */
export function paddedSizes(builder: OpBuilder, location: Location, op: PadOp): MixedIndex[] {
  const { shape } = op.result().type as RankedTensorType;
  return shape.map((size, dim) => (isDynamic(size) ? paddedSize(builder, location, op, dim) : size));
}

/** Returns the size of a dimension of the result that its type does not say. */
export function paddedSize(builder: OpBuilder, location: Location, op: PadOp, dim: number): MixedIndex {
  const before = (op.source.type as RankedTensorType).shape[dim]!;
  const dims = [0, 1, 2].map((i) => getAffineDimExpr(i));
  const map = AffineMap.get(3, 0, [dims[0]!.add(dims[1]!).add(dims[2]!)]);
  if (!isDynamic(before)) buildLeftovers(builder, location, dim, before);
  const known = isDynamic(before) ? buildFoldedDim(builder, location, op.source, dim) : before;
  return composedFoldedApply(builder, location, map, [known, lowPadding(op)[dim]!, highPadding(op)[dim]!]);
}

/**
 * Makes the constants that mlir-opt's folding of a `tensor.dim` leaves behind. Nothing uses them, so they are seen only where a limit
 * ends the rewriting before they are erased.
 */
function buildLeftovers(builder: OpBuilder, location: Location, dim: number, size: number): void {
  buildIndexConstant(builder, location, dim);
  buildIndexConstant(builder, location, size);
}

/** Makes the region of a padding of tensors of that rank, which yields the same everywhere. */
export function buildPaddingRegion(builder: OpBuilder, location: Location, rank: number, value: Value): Region {
  const region = new Region();
  const index = IndexType.get(builder.context);
  builder.withInsertionPoint(() => {
    builder.createBlock(region, Array<IndexType>(rank).fill(index), Array<Location>(rank).fill(location));
    YieldOp.build(builder, location, { value });
  });
  return region;
}
