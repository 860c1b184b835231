import { getAffineConstantExpr, getAffineSymbolExpr, type AffineExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { usedPositions } from '../../affine/affine-walk.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { stridedForm } from '../../ir/types/memref-layout.ts';
import { isDynamic, type MemRefType } from '../../ir/types/shaped-types.ts';
import { Value } from '../../ir/value.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { composedFoldedApply } from '../../dialects/affine/composed-apply.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { ExtractStridedMetadataOp } from '../../dialects/memref/generated/memref-ops.gen.ts';

/** A buffer, and where the elements of a memref are in it. Source: StridedMetadata of mlir/lib/Dialect/MemRef/Transforms/ExpandStridedMetadata.cpp. */
export interface StridedMetadata {
  readonly base: Value;
  readonly offset: MixedIndex;
  readonly sizes: readonly MixedIndex[];
  readonly strides: readonly MixedIndex[];
}

/** Takes a memref apart. What its type says is taken from there. */
export function extractMetadata(builder: OpBuilder, location: Location, source: Value): StridedMetadata {
  const type = source.type as MemRefType;
  const { offset, strides } = stridedForm(type)!;
  const parts = ExtractStridedMetadataOp.build(builder, location, { source });
  const known = (value: number, part: Value): MixedIndex => (isDynamic(value) ? part : value);
  return {
    base: parts.baseBuffer,
    offset: known(offset, parts.offset),
    sizes: type.shape.map((size, dim) => known(size, parts.sizes[dim]!)),
    strides: strides.map((stride, dim) => known(stride, parts.strides[dim]!)),
  };
}

/** Returns what the expression of symbols is for the given ones. */
export function applied(
  builder: OpBuilder,
  location: Location,
  expr: AffineExpr,
  symbols: readonly MixedIndex[],
): MixedIndex {
  const numSymbols = Math.max(-1, ...usedPositions([expr], 'symbol')) + 1;
  return composedFoldedApply(builder, location, AffineMap.get(0, numSymbols, [expr]), symbols);
}

/** Returns the product of as many symbols. */
export function productOfSymbols(count: number): AffineExpr {
  let expr = getAffineConstantExpr(1);
  for (let i = 0; i < count; i++) expr = expr.mul(getAffineSymbolExpr(i));
  return expr;
}

/** Returns the value, which is made where it is a number. */
export function valueOf(builder: OpBuilder, location: Location, index: MixedIndex): Value {
  return index instanceof Value ? index : buildIndexConstant(builder, location, index);
}
