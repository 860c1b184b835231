import { getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type Value } from '../../ir/value.ts';
import { differenceOf } from '../../dialects/affine/trip-count.ts';
import {
  canonicalizeMapAndOperands,
  composeMapAndOperands,
  type MapAndOperands,
} from '../../dialects/affine/map-and-operands.ts';

/** How indices of accesses depend on what counts the iterations of loops. Source: mlir/lib/Dialect/Affine/Analysis/LoopAnalysis.cpp. */

/** Returns the value as an expression of indices of loops and symbols. */
function composed(place: MapAndOperands): MapAndOperands {
  return canonicalizeMapAndOperands(composeMapAndOperands(place));
}

/** Returns a map of one result for each result of a map. */
export function resultsOf({ map, operands }: MapAndOperands): MapAndOperands[] {
  return map.results.map((result) => ({ map: AffineMap.get(map.numDims, map.numSymbols, [result]), operands }));
}

/** Tells whether the index is the same for all values of `iv`. Source: isAccessIndexInvariant. */
export function isInvariant(iv: Value, index: Value): boolean {
  const place = composed({ map: AffineMap.getMultiDimIdentityMap(1), operands: [index] });
  return !dependsOn(place, iv);
}

/** Tells whether a composed expression is one of `iv`. */
function dependsOn({ map, operands }: MapAndOperands, iv: Value): boolean {
  return operands.some(
    (operand, i) =>
      operand === iv && (i < map.numDims ? map.isFunctionOfDim(i) : map.isFunctionOfSymbol(i - map.numDims)),
  );
}

/** Tells whether the expression is `iv` and something that does not depend on it, or nothing of `iv` at all. Undefined where it is neither. */
export function strideAlong(place: MapAndOperands, iv: Value): 0 | 1 | undefined {
  const whole = composed(place);
  if (!dependsOn(whole, iv)) return 0;
  const identity: MapAndOperands = { map: AffineMap.getMultiDimIdentityMap(1), operands: [iv] };
  return dependsOn(composed(differenceOf(whole, identity)), iv) ? undefined : 1;
}

/** Returns the number that is added to `iv`, undefined where it is not `iv` and a number. */
export function offsetFrom(place: MapAndOperands, iv: Value): bigint | undefined {
  const { map } = composed(differenceOf(composed(place), { map: AffineMap.getMultiDimIdentityMap(1), operands: [iv] }));
  const result = map.result(0);
  return result.kind === 'constant' ? BigInt(result.exact) : undefined;
}

/** The first of two dims less the second one. */
export const difference = AffineMap.get(2, 0, [
  getAffineDimExpr(0).add(getAffineDimExpr(1).mul(getAffineConstantExpr(-1))),
]);
