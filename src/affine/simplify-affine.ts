import { type AffineExpr } from './affine-expr.ts';
import { AffineFlattener, isPoison } from './affine-flattener.ts';
import { type AffineMap } from './affine-map.ts';
import { simplifyDivisionsBySymbols, unflattenSemiAffine } from './semi-affine.ts';

/**
 * Returns an equal expression in the form that MLIR's flattening gives: like terms collected, dims first, then
 * symbols, divisions and the constant; `e mod c` becomes `e - (e floordiv c) * c`. Terms of semi-affine expressions are sorted as
 * unflattenSemiAffine says. Divisions by zero or by negative constants keep the expression as it is.
 * Source: simplifyAffineExpr of mlir/lib/IR/AffineExpr.cpp.
 */
export function simplifyAffineExpr(expr: AffineExpr): AffineExpr {
  // Maps of many inputs are mostly such; a flat form would be as long as the position.
  if (expr.kind === 'dim' || expr.kind === 'symbol') return expr;
  const start = expr.isPureAffine ? expr : simplifyDivisionsBySymbols(expr, simplifyAffineExpr);
  const flattener = new AffineFlattener(start.keepsOrder ? 'as-written' : 'canonical');
  const form = flattener.flatten(start);
  if (isPoison(form)) return start;
  const plain = flattener.unflatten(form);
  return start.isPureAffine || start.equals(plain) ? plain : unflattenSemiAffine(flattener, form);
}

/** Returns the map with simplified results. Source: MLIR simplifyAffineMap. */
export function simplifyAffineMap(map: AffineMap): AffineMap {
  return map.mapResults(simplifyAffineExpr);
}
