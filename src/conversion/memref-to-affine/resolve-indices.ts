import { getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { dynamicParts, mixedIndices, type MixedIndex, typeSizes } from '../../rewrite/mixed-indices.ts';
import { mixedSlice } from '../../rewrite/mixed-slice.ts';
import { DelinearizeIndexOp, LinearizeIndexOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { type CollapseShapeOp, ExpandShapeOp, SubViewOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { droppedDimsOf } from '../../dialects/memref/patterns/subview-patterns.ts';
import { applied, extractMetadata, valueOf } from './strided-metadata.ts';

/** Which element of the source of a view an element of the view is. Source: mlir/lib/Dialect/MemRef/Transforms/FoldMemRefAliasOps.cpp. */

export type View = SubViewOp | ExpandShapeOp | CollapseShapeOp;

export function sourceIndices(builder: OpBuilder, location: Location, view: View, indices: readonly Value[]): Value[] {
  if (view instanceof SubViewOp) return indicesIntoSlice(builder, location, view, indices);
  if (view instanceof ExpandShapeOp) return linearizedIndices(builder, location, view, indices);
  return delinearizedIndices(builder, location, view, indices);
}

/** Index i of a slice is `offset + i * stride` of its source. Source: resolveIndicesIntoOpWithOffsetsAndStrides of AffineDialect's ViewLikeInterfaceUtils.cpp. */
export function indicesIntoSlice(
  builder: OpBuilder,
  location: Location,
  view: SubViewOp,
  indices: readonly MixedIndex[],
): Value[] {
  const { offsets, strides } = mixedSlice(view);
  const dropped = droppedDimsOf(view);
  const [s0, s1, s2] = [getAffineSymbolExpr(0), getAffineSymbolExpr(1), getAffineSymbolExpr(2)];
  let next = 0;
  return offsets.map((offset, dim) => {
    const index = dropped[dim] ? 0 : indices[next++]!;
    return valueOf(builder, location, applied(builder, location, s0.add(s1.mul(s2)), [offset, index, strides[dim]!]));
  });
}

function linearizedIndices(
  builder: OpBuilder,
  location: Location,
  view: ExpandShapeOp,
  indices: readonly Value[],
): Value[] {
  const sizes = mixedIndices(view.properties.get('static_output_shape'), view.outputShape);
  return view.reassociation.map((dims) => {
    if (dims.length === 1) return indices[dims[0]!]!;
    const basis = dims.map((dim) => sizes[dim]!);
    return LinearizeIndexOp.build(builder, location, {
      multiIndex: dims.map((dim) => indices[dim]!),
      dynamicBasis: dynamicParts(basis),
      staticBasis: typeSizes(basis),
      // Elements that are read and written are there.
      disjoint: true,
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
