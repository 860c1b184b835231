import { type AffineExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { shiftDims, usedPositions } from '../../affine/affine-walk.ts';
import { hasIdentityLayout, layoutMap } from '../../ir/types/memref-layout.ts';
import { isDynamic, isSize, kDynamic, MemRefType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { ConstrainedValues } from '../../dialects/affine/constrained-values.ts';
import { tilingOf } from './tiled-layout.ts';

/**
 * Returns memory without a layout in which elements are where the layout puts them; undefined where nothing is to be done or it is not known how large that
 * is. Source: normalizeMemRefType of mlir/lib/Dialect/Affine/Utils/Utils.cpp. Differs: elements must not be in front of the start, and sizes that
 * are not known be taken apart into tiles or stay.
 */
export function normalizedType(type: Type): MemRefType | undefined {
  if (!(type instanceof MemRefType) || type.rank === 0 || hasIdentityLayout(type)) return undefined;
  const map = layoutMap(type);
  if (!map || map.numSymbols > 0) return undefined;
  const unknownDims = new Set(type.shape.flatMap((size, dim) => (isDynamic(size) ? [dim] : [])));
  const tiling = tilingOf(map);
  if (unknownDims.size > 0 && !tiling) return undefined;
  const shape: number[] = [];
  for (const [i, expr] of map.results.entries()) {
    const isUnknown = [...usedPositions([expr], 'dim')].some((dim) => unknownDims.has(dim));
    if (isUnknown && !tiling!.quotients.has(i) && !tiling!.remainders.has(i) && expr.kind !== 'dim') return undefined;
    const size = isUnknown ? kDynamic : extentOf(expr, type.shape);
    if (size === undefined) return undefined;
    shape.push(size);
  }
  return MemRefType.get(shape, type.elementType, type.memorySpace);
}

/** Returns how many elements there are in a dimension of which one is where the expression says. */
function extentOf(expr: AffineExpr, shape: readonly number[]): number | undefined {
  const values = new ConstrainedValues();
  values.appendDims(...new Array<undefined>(1 + shape.length).fill(undefined));
  shape.forEach((size, dim) => {
    if (isDynamic(size)) return;
    values.addInequality(new Map([[dim + 1, 1n]]));
    values.addInequality(new Map([[dim + 1, -1n]]), BigInt(size) - 1n);
  });
  const shifted = AffineMap.get(1 + shape.length, 0, [shiftDims(expr, shape.length, 1)]);
  if (!values.addBound('equal', 0, shifted)) return undefined;
  const [least, most] = (['lower', 'upper'] as const).map((kind) => values.constraints.constantBound(kind, 0));
  if (least === undefined || most === undefined || least < 0n || most < 0n) return undefined;
  const size = Number(most + 1n);
  return Number.isSafeInteger(size) && isSize(size) ? size : undefined;
}
