import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type MemoryAccess } from '../dependence/memory-access.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';
import { accessedRegion, type IterationLimits, regionSizeBytes } from '../memory-region.ts';
import { memoryFootprint } from '../tiling/memory-footprint.ts';
import { additionalCompute, nestStatistics } from './compute-cost.ts';
import { type ComputationSlice } from './computation-slice.ts';

/** Slices for each number of loops that they may be put in, from one on. */
export type SlicesByDepth = readonly (ComputationSlice | undefined)[];

/**
 * Returns in how many loops of the target the slice of the source is best put; undefined where that does not pay. Of what executes few more operations, that is best which
 * needs the least memory. Source: isFusionProfitable of mlir/lib/Dialect/Affine/Transforms/LoopFusion.cpp.
 */
export function bestDepth(
  source: ForOp,
  accesses: readonly MemoryAccess[],
  target: ForOp,
  slices: SlicesByDepth,
  maxDepth: number,
  tolerance: number,
): number | undefined {
  if (!nestStatistics(source) || !nestStatistics(target)) return undefined;
  const extraAt = (depth: number): number | undefined => {
    const slice = slices[depth - 1];
    return slice && additionalCompute(source, target, slice);
  };
  if (accesses.length > 1) {
    const extra = extraAt(maxDepth);
    return extra !== undefined && !(extra > tolerance) ? maxDepth : undefined;
  }
  const [access] = accesses as readonly [MemoryAccess];
  const whole = bytesOf(access);
  if (whole === undefined) return undefined;
  let best: { readonly depth: number; readonly bytes: bigint } | undefined;
  let mostSaved = 0;
  for (let depth = maxDepth; depth >= 1; depth--) {
    const extra = extraAt(depth);
    if (extra === undefined) continue;
    const bytes = bytesOf(access, slices[depth - 1]);
    if (bytes === undefined || bytes === 0n) continue;
    const saved = Number(whole) / Number(bytes);
    if (!(saved > mostSaved) || !(extra <= tolerance)) continue;
    mostSaved = saved;
    best = { depth, bytes };
  }
  if (!best) return undefined;
  const [ofTarget, ofSource] = [memoryFootprint(target), memoryFootprint(source)];
  if (ofTarget === undefined || ofSource === undefined) return undefined;
  return best.bytes > ofSource ? undefined : best.depth;
}

function bytesOf(access: MemoryAccess, limits?: IterationLimits): bigint | undefined {
  const region = accessedRegion(access, limits && { limits });
  return region && regionSizeBytes(region, access.memref.type as MemRefType);
}
