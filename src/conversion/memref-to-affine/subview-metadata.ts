import { getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { mixedSlice } from '../../rewrite/mixed-slice.ts';
import { type SubViewOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { droppedDimsOf } from '../../dialects/memref/patterns/subview-patterns.ts';
import { applied, extractMetadata, type StridedMetadata } from './strided-metadata.ts';

/**
 * Computes where the elements of a slice are: with offsets [3, 5] and strides [1, 2] of `strided<[16, 1], offset: 7>` from 7 + 3 * 16 + 5 * 1
 * on, with strides [16, 2]. Source: resolveSubviewStridedMetadata of mlir/lib/Dialect/MemRef/Transforms/ExpandStridedMetadata.cpp.
 */
export function subviewMetadata(builder: OpBuilder, op: SubViewOp): StridedMetadata {
  const { location } = op;
  const source = extractMetadata(builder, location, op.source);
  const slice = mixedSlice(op);
  const symbol = (position: number) => getAffineSymbolExpr(position);
  const strides = source.strides.map((stride, dim) => {
    return applied(builder, location, symbol(0).mul(symbol(1)), [slice.strides[dim]!, stride]);
  });
  let expr = symbol(0);
  const symbols: MixedIndex[] = [source.offset];
  for (const [dim, stride] of source.strides.entries()) {
    expr = expr.add(symbol(1 + 2 * dim).mul(symbol(2 + 2 * dim)));
    symbols.push(slice.offsets[dim]!, stride);
  }
  const offset = applied(builder, location, expr, symbols);
  const dropped = droppedDimsOf(op);
  const kept = (indices: readonly MixedIndex[]): MixedIndex[] => indices.filter((_, dim) => !dropped[dim]);
  return { base: source.base, offset, sizes: kept(slice.sizes), strides: kept(strides) };
}
