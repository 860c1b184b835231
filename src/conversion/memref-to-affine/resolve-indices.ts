import { getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { dynamicParts, mixedIndices, type MixedIndex, typeSizes } from '../../rewrite/mixed-indices.ts';
import { mixedSlice, type MixedSlice } from '../../rewrite/mixed-slice.ts';
import { DelinearizeIndexOp, LinearizeIndexOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { type CollapseShapeOp, ExpandShapeOp, SubViewOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { droppedDimsOf } from '../../dialects/memref/patterns/subview-patterns.ts';
import { applied, extractMetadata, valueOf } from './strided-metadata.ts';

/** Which element of the source of a view an element of the view is. Source: mlir/lib/Dialect/MemRef/Transforms/FoldMemRefAliasOps.cpp. */

export type View = SubViewOp | ExpandShapeOp | CollapseShapeOp;

/** Returns the indices of the element; `isInBounds` says that it is there, as one that is read or written alone is. */
export function sourceIndices(
  builder: OpBuilder,
  location: Location,
  view: View,
  indices: readonly Value[],
  isInBounds = true,
): Value[] {
  if (view instanceof SubViewOp) return indicesIntoSlice(builder, location, view, indices);
  if (view instanceof ExpandShapeOp) return linearizedIndices(builder, location, view, indices, isInBounds);
  return delinearizedIndices(builder, location, view, indices);
}

/** Returns the indices of an element of a slice in the source of that. */
export function indicesIntoSlice(
  builder: OpBuilder,
  location: Location,
  view: SubViewOp,
  indices: readonly MixedIndex[],
): Value[] {
  const dropped = droppedDimsOf(view);
  return indicesIntoDims(builder, location, mixedSlice(view), (dim) => dropped[dim]!, indices);
}

/**
 * Index i of a slice is `offset + i * stride` of its source; of dimensions that the slice has not it is 0.
 * Source: resolveIndicesIntoOpWithOffsetsAndStrides of AffineDialect's ViewLikeInterfaceUtils.cpp.
 */
export function indicesIntoDims(
  builder: OpBuilder,
  location: Location,
  { offsets, strides }: MixedSlice,
  isDropped: (dim: number) => boolean,
  indices: readonly MixedIndex[],
): Value[] {
  const [s0, s1, s2] = [getAffineSymbolExpr(0), getAffineSymbolExpr(1), getAffineSymbolExpr(2)];
  let next = 0;
  return offsets.map((offset, dim) => {
    const index = isDropped(dim) ? 0 : indices[next++]!;
    return valueOf(builder, location, applied(builder, location, s0.add(s1.mul(s2)), [offset, index, strides[dim]!]));
  });
}

/** Returns a map of the dimensions of a slice as one of those of its source, of which there are `rank`. Source: expandDimsToRank of mlir/lib/IR/AffineMap.cpp. */
export function mapOfDims(map: AffineMap, rank: number, isDropped: (dim: number) => boolean): AffineMap {
  const kept = Array.from({ length: rank }, (_, dim) => dim).filter((dim) => !isDropped(dim));
  const { results } = AffineMap.getMultiDimMapWithTargets(rank, kept);
  return map.replaceDimsAndSymbols(results, [], rank, 0);
}

function linearizedIndices(
  builder: OpBuilder,
  location: Location,
  view: ExpandShapeOp,
  indices: readonly Value[],
  disjoint: boolean,
): Value[] {
  const sizes = mixedIndices(view.properties.get('static_output_shape'), view.outputShape);
  return view.reassociation.map((dims) => {
    if (dims.length === 1) return indices[dims[0]!]!;
    const basis = dims.map((dim) => sizes[dim]!);
    return LinearizeIndexOp.build(builder, location, {
      multiIndex: dims.map((dim) => indices[dim]!),
      dynamicBasis: dynamicParts(basis),
      staticBasis: typeSizes(basis),
      disjoint,
      linearIndexType: IndexType.get(builder.context),
    }).result();
  });
}

function delinearizedIndices(
  builder: OpBuilder,
  location: Location,
  view: CollapseShapeOp,
  indices: readonly Value[],
): Value[] {
  const { sizes } = extractMetadata(builder, location, view.src);
  const resolved = view.reassociation.flatMap<Value>((dims, group) => {
    const index = indices[group]!;
    if (dims.length === 1) return [index];
    const basis = dims.map((dim) => sizes[dim]!);
    return DelinearizeIndexOp.build(builder, location, {
      linearIndex: index,
      dynamicBasis: dynamicParts(basis),
      staticBasis: typeSizes(basis),
      multiIndexTypes: basis.map(() => IndexType.get(builder.context)),
    }).results;
  });
  if (view.reassociation.length > 0) return resolved;
  return (view.src.type as MemRefType).shape.map(() => valueOf(builder, location, 0));
}

/**
 * Tells whether elements that follow each other in the last `rank` dimensions of a view do so in as many dimensions of its source, from the element that
 * `sourceIndices` gives. `sizes` are those of the elements that are accessed.
 */
export function keepsMinorDims(view: View, sizes: readonly number[]): boolean {
  const source = view.operand(0).type as MemRefType;
  const { rank } = view.result(0).type as MemRefType;
  if (sizes.length > source.rank) return false;
  const dimsOfSource = (dim: number): readonly number[] => {
    if (view instanceof SubViewOp) return [keptDims(view)[dim]!];
    return view instanceof ExpandShapeOp ? [groupWithLast(view.reassociation, dim)] : view.reassociation[dim]!;
  };
  return sizes.every((size, i) => {
    const behind = sizes.length - 1 - i;
    const dim = rank - 1 - behind;
    const hasStep = view instanceof SubViewOp && mixedSlice(view).strides[keptDims(view)[dim]!] !== 1;
    return (size === 1 || !hasStep) && dimsOfSource(dim).at(-1) === source.rank - 1 - behind;
  });
}

function keptDims(view: SubViewOp): number[] {
  const dropped = droppedDimsOf(view);
  return [...mixedSlice(view).offsets.keys()].filter((dim) => !dropped[dim]);
}

/** Returns the group of which the dimension is the last; -1 where it is not. */
function groupWithLast(groups: readonly (readonly number[])[], dim: number): number {
  return groups.findIndex((dims) => dims.at(-1) === dim);
}
