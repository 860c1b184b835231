import { type AffineMap, concatAffineMaps, inversePermutation } from '../../../affine/affine-map.ts';
import { type Operation } from '../../../ir/operation.ts';
import { operandShape } from './operand-shape.ts';

/** Returns the map from loops to all dimensions of all operands. */
export function loopsToShapes(maps: readonly AffineMap[]): AffineMap {
  const numDims = Math.max(0, ...maps.map((map) => map.numDims));
  return concatAffineMaps(maps, numDims, 0);
}

const inverses = new WeakMap<readonly AffineMap[], AffineMap | undefined>();

/** Returns the map from all dimensions of all operands to the loops, undefined where some loop is no dimension. */
function shapesToLoops(maps: readonly AffineMap[]): AffineMap | undefined {
  if (!inverses.has(maps)) inverses.set(maps, inversePermutation(loopsToShapes(maps)));
  return inverses.get(maps);
}

/**
 * Returns how many iterations each loop has, kDynamic where that is not known; undefined where the maps do not say it of all loops.
 */
export function staticLoopRanges(op: Operation, maps: readonly AffineMap[]): number[] | undefined {
  return shapesToLoops(maps)?.eval(op.operands.flatMap(({ type }) => operandShape(type)));
}
