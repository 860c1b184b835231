import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { boxAround, type Points } from '../bounding-box.ts';
import { loopsAround } from '../dependence/common-loops.ts';
import { inductionVars } from '../dependence/iteration-domain.ts';
import { isAccessOp, MemoryAccess } from '../dependence/memory-access.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';
import { accessedRegion, regionSizeBytes } from '../memory-region.ts';

/** Returns how many bytes of memory the loop accesses, as far as boxes around its accesses tell; warns where there is none. Source: getMemoryFootprintBytes. */
export function memoryFootprint(loop: ForOp): bigint | undefined {
  const indices = loopsAround(loop).flatMap(inductionVars);
  const regions = new Map<Value, Points>();
  const isKnown = walk(loop, {
    after: (op) => {
      if (!isAccessOp(op)) return undefined;
      const region = accessedRegion(new MemoryAccess(op), { indices });
      const known = regions.get(op.memref);
      const whole = region && known ? boxAround(known, region) : region;
      if (region && !whole) op.emitWarning('getMemoryFootprintBytes: unable to perform a union on a memory region');
      if (!whole) return 'interrupt';
      regions.set(op.memref, whole);
      return undefined;
    },
  });
  if (!isKnown) return undefined;
  let total = 0n;
  for (const [memref, region] of regions) {
    const size = regionSizeBytes(region, memref.type as MemRefType);
    if (size === undefined) return undefined;
    total += size;
  }
  return total;
}
