import { isDynamicIndex } from '../../../builtin/dynamic-index-list.ts';
import { type Type } from '../../../ir/type.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { isSameList } from '../../../support/lists.ts';
import { stretchedDims } from '../broadcasting.ts';
import {
  type ExtractOp,
  ExtractStridedSliceOp,
  FromElementsOp,
  InsertStridedSliceOp,
  ShapeCastOp,
  ShuffleOp,
} from '../generated/vector-ops.gen.ts';
import { delinearize, linearize } from '../linear-positions.ts';
import { repeatedValue } from '../repeated-value.ts';
import { integersOf } from '../strided-slices.ts';

/**
 * What is extracted of vectors that other operations make: each returns a value, or 'updated' where the extraction became one of an operand of those.
 * Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
 */

type Folded = Value | 'updated' | undefined;

export const rankOf = (type: Type): number => (type instanceof VectorType ? type.rank : 0);

/** Tells whether the type is that of what is left of the vector behind some dimensions. */
function isPartOf(type: Type, { shape, scalableDims }: VectorType): boolean {
  if (!(type instanceof VectorType)) return true;
  const lead = shape.length - type.rank;
  return isSameList(type.shape, shape.slice(lead)) && isSameList(type.scalableDims, scalableDims.slice(lead));
}

/** Source: foldExtractFromBroadcast. Differs: a dimension of size [1] is none of size 1, which upstream does not look at. */
export function foldExtractFromBroadcast(op: ExtractOp): Folded {
  const source = repeatedValue(op.source);
  if (!source) return undefined;
  const result = op.result().type;
  if (source.type === result) return source;
  const [rank, sourceRank] = [rankOf(result), rankOf(source.type)];
  if (!(source.type instanceof VectorType) || rank > sourceRank) return undefined;
  if (!isPartOf(result, source.type)) return undefined;
  const stretched = stretchedDims(source.type, op.source.type as VectorType);
  const left: Value[] = [];
  let next = 0;
  const position: number[] = [];
  const lead = rankOf(op.source.type) - sourceRank;
  for (const [dim, index] of op.staticPosition.entries()) {
    const value = isDynamicIndex(index) ? op.dynamicPosition[next++]! : undefined;
    if (dim < lead) continue;
    position.push(stretched.has(dim) ? 0 : index);
    if (value && !stretched.has(dim)) left.push(value);
  }
  op.setOperands([source, ...left]);
  op.staticPosition = position;
  return 'updated';
}

/** Source: foldExtractFromShuffle. */
export function foldExtractFromShuffle(op: ExtractOp): Folded {
  const maker = op.source.definingOp;
  if (!(maker instanceof ShuffleOp)) return undefined;
  const { rank, shape } = maker.v1.type as VectorType;
  if (rank !== 1 || op.staticPosition.length !== 1) return undefined;
  const row = maker.mask[op.staticPosition[0]!]!;
  const isFirst = row < shape[0]!;
  op.setOperand(0, isFirst ? maker.v1 : maker.v2);
  op.staticPosition = [isFirst ? row : row - shape[0]!];
  return 'updated';
}

/**
 * Source: foldExtractFromShapeCast. Differs: where a scalar stands for a vector of one element, upstream takes the wrong element, as behind scalable dimensions; and a dimension of
 * size [1] is none of size 1.
 */
export function foldExtractFromShapeCast(op: ExtractOp): Folded {
  const maker = op.source.definingOp;
  if (!(maker instanceof ShapeCastOp)) return undefined;
  const source = maker.source.type as VectorType;
  const result = op.result().type;
  const rank = rankOf(result);
  const lead = source.rank - rank;
  if (lead < 0) return undefined;
  if (!isPartOf(result, source)) return undefined;
  const { shape, scalableDims } = op.source.type as VectorType;
  const rows = [...scalableDims.slice(1, op.staticPosition.length), ...source.scalableDims.slice(1, lead)];
  if (rows.includes(true)) return undefined;
  const place = linearize(op.staticPosition, shape.slice(0, op.staticPosition.length));
  op.staticPosition = delinearize(place, source.shape.slice(0, lead));
  op.setOperand(0, maker.source);
  return 'updated';
}

/** Source: foldExtractFromExtractStrided. */
export function foldExtractFromSlice(op: ExtractOp): Folded {
  const maker = op.source.definingOp;
  if (!(maker instanceof ExtractStridedSliceOp)) return undefined;
  const [slice, source] = [maker.result().type as VectorType, maker.source.type as VectorType];
  const offsets = integersOf(maker, 'offsets').map(Number);
  // Dimensions at the end that are not cut do not matter.
  for (let last = offsets.length - 1; last >= 0; last--) {
    if (offsets[last] !== 0 || slice.shape[last] !== source.shape[last]) break;
    offsets.pop();
  }
  if (rankOf(op.result().type) > source.rank - offsets.length) return undefined;
  op.staticPosition = op.staticPosition.map((index, dim) => index + (offsets[dim] ?? 0));
  op.setOperand(0, maker.source);
  return 'updated';
}

/** Source: foldExtractStridedOpFromInsertChain. */
export function foldExtractFromInsertedSlices(op: ExtractOp): Folded {
  const rank = rankOf(op.result().type);
  const position = op.staticPosition;
  for (let maker = op.source.definingOp; maker instanceof InsertStridedSliceOp; maker = maker.dest.definingOp) {
    const [block, dest] = [maker.valueToStore.type as VectorType, maker.dest.type as VectorType];
    if (rank > block.rank) return undefined;
    const lead = dest.rank - block.rank;
    const starts = integersOf(maker, 'offsets').map(Number);
    const isWithin = position.every((index, dim) => {
      const size = dim < lead ? 1 : block.shape[dim - lead]!;
      return index >= starts[dim]! && index < starts[dim]! + size;
    });
    if (!isWithin) continue;
    const isWhole = block.shape.every((size, dim) => dim < block.rank - rank || size === dest.shape[lead + dim]);
    if (!isWhole) return undefined;
    op.setOperand(0, maker.valueToStore);
    op.staticPosition = position.slice(lead).map((index, dim) => index - starts[lead + dim]!);
    return 'updated';
  }
  return undefined;
}

/** Source: foldScalarExtractFromFromElements. */
export function foldExtractFromElements(op: ExtractOp): Folded {
  const maker = op.source.definingOp;
  if (!(maker instanceof FromElementsOp)) return undefined;
  const { shape, elementType } = maker.dest.type as VectorType;
  if (op.result().type !== elementType) return undefined;
  return maker.operand(linearize(op.staticPosition, shape));
}
