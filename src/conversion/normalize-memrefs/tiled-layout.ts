import { type AffineExpr } from '../../affine/affine-expr.ts';
import { type AffineMap } from '../../affine/affine-map.ts';
import { walkAffineExpr } from '../../affine/affine-walk.ts';

/** How a layout takes dimensions apart: which of its results count tiles, and which say where in a tile something is. */
export interface Tiling {
  readonly quotients: ReadonlySet<number>;
  readonly remainders: ReadonlySet<number>;
}

/** Returns how a layout takes dimensions apart into tiles; undefined where it does not. Source: getTileSizePos of mlir/lib/Dialect/Affine/Utils/Utils.cpp. */
export function tilingOf({ results }: AffineMap): Tiling | undefined {
  const quotients = new Set<number>();
  const remainders = new Set<number>();
  for (const [position, quotient] of results.entries()) {
    if (quotient.kind !== 'floordiv' || quotient.rhs.kind !== 'constant') continue;
    const others = results.flatMap((expr, i) => (i !== position && uses(expr, quotient.lhs) ? [i] : []));
    const [other] = others;
    if (other === undefined) continue;
    const remainder = results[other]!;
    const isRemainder =
      remainder.kind === 'mod' && remainder.lhs.equals(quotient.lhs) && remainder.rhs.equals(quotient.rhs);
    if (others.length > 1 || !isRemainder) return undefined;
    quotients.add(position);
    remainders.add(other);
  }
  return quotients.size > 0 ? { quotients, remainders } : undefined;
}

function uses(expr: AffineExpr, part: AffineExpr): boolean {
  let isUsed = false;
  walkAffineExpr(expr, (inner) => void (isUsed ||= inner.equals(part)));
  return isUsed;
}
