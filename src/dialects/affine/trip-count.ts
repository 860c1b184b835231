import { getAffineConstantExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { shiftDims, shiftSymbols } from '../../affine/affine-walk.ts';
import { greatestCommonDivisor, largestKnownDivisor } from '../../affine/known-divisor.ts';
import { type ForOp } from './generated/affine-ops.gen.ts';
import { constantTripCount, lowerBound, upperBound } from './loop-bounds.ts';
import { exactStep } from './loop-step.ts';
import { canonicalizeMapAndOperands, composeMapAndOperands, type MapAndOperands } from './map-and-operands.ts';

/** How often loops run. Source: mlir/lib/Dialect/Affine/Analysis/LoopAnalysis.cpp. */

/** Returns the results of `a` less those of `b`, which has as many. Source: AffineValueMap::difference. */
export function differenceOf(a: MapAndOperands, b: MapAndOperands): MapAndOperands {
  const { numDims, numSymbols } = a.map;
  const results = a.map.results.map((result, i) => {
    const subtracted = shiftDims(b.map.result(i), b.map.numDims, numDims);
    return result.sub(shiftSymbols(subtracted, b.map.numSymbols, numSymbols));
  });
  const composed = composeMapAndOperands({
    map: AffineMap.get(numDims + b.map.numDims, numSymbols + b.map.numSymbols, results),
    operands: [
      ...a.operands.slice(0, numDims),
      ...b.operands.slice(0, b.map.numDims),
      ...a.operands.slice(numDims),
      ...b.operands.slice(b.map.numDims),
    ],
  });
  // What is simplified may need fewer operands.
  return canonicalizeMapAndOperands(composed);
}

/** Returns the candidates of the upper bound less the lower bound, which has one candidate; undefined where that has several. */
export function loopSpan(loop: ForOp): MapAndOperands | undefined {
  const [lower, upper] = [lowerBound(loop), upperBound(loop)];
  if (lower.map.numResults !== 1) return undefined;
  const first = lower.map.result(0);
  const repeated = AffineMap.get(
    lower.map.numDims,
    lower.map.numSymbols,
    upper.map.results.map(() => first),
  );
  return differenceOf(upper, { map: repeated, operands: lower.operands });
}

/** Returns how often the loop runs, of several results the least; undefined where no map says so. */
export function tripCountMap(loop: ForOp): MapAndOperands | undefined {
  const count = constantTripCount(loop);
  if (count !== undefined) return { map: AffineMap.getConstantMap(count), operands: [] };
  const step = exactStep(loop);
  const span = step > 0n ? loopSpan(loop) : undefined;
  return span && { ...span, map: span.map.mapResults((result) => result.ceilDiv(getAffineConstantExpr(step))) };
}

/**
 * Returns how often the loop runs, where that is known. Differs: upstream takes the count of a loop whose upper bound is below its lower one
 * by a known distance for a huge one.
 */
export function knownTripCount(loop: ForOp): bigint | undefined {
  const counts = tripCountMap(loop)?.map.results.map((result) =>
    result.kind === 'constant' ? BigInt(result.exact) : undefined,
  );
  if (!counts || counts.includes(undefined)) return undefined;
  const least = counts.map((count) => count!).reduce((a, b) => (b < a ? b : a));
  return least < 0n ? 0n : least;
}

/** Tells whether it is known that the loop runs `factor` times as often as some number. */
export function isTripCountMultipleOf(loop: ForOp, factor: bigint): boolean {
  const divisors = tripCountMap(loop)?.map.results.map(largestKnownDivisor) ?? [1n];
  return divisors.reduce(greatestCommonDivisor) % factor === 0n;
}
