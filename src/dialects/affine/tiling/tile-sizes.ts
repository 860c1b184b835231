import { type ForOp } from '../generated/affine-ops.gen.ts';
import { knownTripCount } from '../trip-count.ts';
import { memoryFootprint } from './memory-footprint.ts';

/**
 * Returns the sizes of tiles along the loops of a nest that need as much memory as a cache of so many KiB has, as far as it is known how much that is.
 * Source: LoopTiling::getTileSizes of mlir/lib/Dialect/Affine/Transforms/LoopTiling.cpp.
 */
export function tileSizesForCache(nest: readonly ForOp[], cacheSizeKiB: bigint, defaultSize: bigint): bigint[] {
  if (cacheSizeKiB === 0n) return nest.map(() => 1n);
  const footprint = memoryFootprint(nest[0]!);
  if (footprint === undefined) return nest.map((loop) => divisorOfTripCount(loop, defaultSize));
  const cacheSizeBytes = BigInt.asUintN(64, cacheSizeKiB * 1024n);
  // As upstream for a size that is beyond 64 bits.
  const excess = cacheSizeBytes === 0n ? 0n : (footprint + cacheSizeBytes - 1n) / cacheSizeBytes;
  if (excess <= 1n) return nest.map(() => 1n);
  const root = BigInt(Math.floor(Math.pow(Number(excess), 1 / nest.length)));
  let product = 1n;
  const sizes = nest.map((_, i) => {
    const size = i < nest.length - 1 ? root : excess / product || 1n;
    product *= size;
    return size;
  });
  return nest.map((loop, i) => divisorOfTripCount(loop, sizes[i]!));
}

/** How many sizes are tried. */
const maxTries = 1_000_000n;

/** Returns the size, or the largest one below that divides the number of iterations, where that is known. Differs: of huge sizes 1 may be taken. */
function divisorOfTripCount(loop: ForOp, size: bigint): bigint {
  const count = knownTripCount(loop);
  if (count === undefined) return size;
  let adjusted = count > 1n && size > count / 2n ? count / 2n : size;
  const least = adjusted - maxTries;
  while (count % adjusted !== 0n) if (--adjusted <= least) return 1n;
  return adjusted;
}
