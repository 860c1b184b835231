import { getAffineConstantExpr, getAffineSymbolExpr, type AffineExpr } from '../../affine/affine-expr.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { stridedForm } from '../../ir/types/memref-layout.ts';
import { isDynamic, type MemRefType } from '../../ir/types/shaped-types.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { exactInt64, type StaticIndex, wrappingMultiply } from '../../support/int64.ts';
import { type CollapseShapeOp, ExpandShapeOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { applied, extractMetadata, productOfSymbols, type StridedMetadata } from './strided-metadata.ts';

/** How elements are found in memrefs whose dimensions are split or joined. Source: mlir/lib/Dialect/MemRef/Transforms/ExpandStridedMetadata.cpp. */

type Reshape = ExpandShapeOp | CollapseShapeOp;

/** What is known of the dimensions of one group. */
interface Group {
  readonly builder: OpBuilder;
  readonly location: Location;
  readonly source: StridedMetadata;
  /** Of the type of the result, all of them where dimensions are split, else one. */
  readonly shape: readonly number[];
  /** The dimensions of the expanded type. */
  readonly dims: readonly number[];
  /** The place among the groups. */
  readonly index: number;
}

const resultType = (op: Reshape): MemRefType => op.result(0).type as MemRefType;

/** Computes where the elements of a reshaped memref are; undefined where that is not known, as more than one size of a group is not. */
export function reshapeMetadata(builder: OpBuilder, op: Reshape): StridedMetadata | undefined {
  const { location, reassociation } = op;
  const { shape } = resultType(op);
  const isExpanded = op instanceof ExpandShapeOp;
  const sourceType = op.src.type as MemRefType;
  // Differs: mlir-opt crashes there.
  if (isExpanded && reassociation.some((dims) => dims.filter((dim) => isDynamic(shape[dim]!)).length > 1)) {
    return undefined;
  }
  const source = extractMetadata(builder, location, op.src);
  const { base, offset } = source;
  if (sourceType.rank === 0) {
    const ones = shape.map(() => 1);
    return { base, offset, sizes: ones, strides: ones };
  }
  const sizes: MixedIndex[] = [];
  const strides: MixedIndex[] = [];
  for (const [index, dims] of reassociation.entries()) {
    const group = {
      builder,
      location,
      source,
      shape: isExpanded ? dims.map((dim) => shape[dim]!) : [shape[index]!],
      dims,
      index,
    };
    if (isExpanded) {
      sizes.push(...expandedSizes(group));
      strides.push(...expandedStrides(group));
    } else {
      sizes.push(collapsedSize(group));
      strides.push(collapsedStride(group, op));
    }
  }
  return { base, offset, sizes, strides };
}

/** Returns the product of the sizes that are known. */
function productOf(sizes: readonly number[]): AffineExpr {
  const product = sizes.filter((size) => !isDynamic(size)).reduce<StaticIndex>(wrappingMultiply, 1);
  return getAffineConstantExpr(exactInt64(product));
}

/** The size that is not known is the size of the source divided by the others. */
function expandedSizes({ builder, location, source, shape, index }: Group): MixedIndex[] {
  const known = getAffineSymbolExpr(0).floorDiv(productOf(shape));
  return shape.map((size) => (isDynamic(size) ? applied(builder, location, known, [source.sizes[index]!]) : size));
}

/** Dimensions in front of one whose size is not known have strides that depend on it. */
function expandedStrides({ builder, location, source, shape, index }: Group): MixedIndex[] {
  const stride = source.strides[index]!;
  const size = source.sizes[index]!;
  const dynamicDim = shape.findIndex(isDynamic);
  const [s0, s1] = [getAffineSymbolExpr(0), getAffineSymbolExpr(1)];
  return shape.map((_, i) => {
    const step = productOf(shape.slice(i + 1));
    if (i >= dynamicDim) return applied(builder, location, s0.mul(step), [stride]);
    const expr = s0.mul(step).floorDiv(productOf(shape)).mul(s1);
    return applied(builder, location, expr, [size, stride]);
  });
}

function collapsedSize({ builder, location, source, shape, dims }: Group): MixedIndex {
  const [size] = shape;
  if (!isDynamic(size!)) return size!;
  const sizes = dims.map((dim) => source.sizes[dim]!);
  return applied(builder, location, productOfSymbols(sizes.length), sizes);
}

/** The stride of the last dimension that has more than one element; those of others mean nothing. */
function collapsedStride({ source, dims, index }: Group, op: Reshape): MixedIndex {
  const last = dims.findLast((dim) => source.sizes[dim] !== 1);
  if (last !== undefined) return source.strides[last]!;
  const stride = stridedForm(resultType(op))!.strides[index]!;
  if (!isDynamic(stride)) return stride;
  const { strides } = stridedForm(op.src.type as MemRefType)!;
  return source.strides[dims.find((dim) => isDynamic(strides[dim]!)) ?? dims[0]!]!;
}
