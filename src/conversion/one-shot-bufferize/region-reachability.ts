import { type RegionBranchMethods, RegionBranchOpInterface } from '../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';

/** Which regions of an operation control gets to from which. Source: mlir/lib/Interfaces/ControlFlowInterfaces.cpp. */

/** Tells whether control may get from the end of region `from` to region `to` while the operation runs once. */
function isReachable(methods: RegionBranchMethods, from: Region, to: Region): boolean {
  const seen = new Set<Region>();
  const pending = [from];
  for (let region = pending.pop(); region; region = pending.pop()) {
    for (const next of methods.successors(region)) {
      if (next.region === 'parent') continue;
      if (next.region === to) return true;
      if (!seen.has(next.region)) {
        seen.add(next.region);
        pending.push(next.region);
      }
    }
  }
  return false;
}

/** Tells whether region `index` may run more than once while the operation runs once; not where that is not known. */
export function runsAgain(op: Operation, index: number): boolean {
  const methods = RegionBranchOpInterface.of(op);
  const region = op.regions[index]!;
  return methods !== undefined && isReachable(methods, region, region);
}

/** Tells whether only one of two operations runs, as they are in regions of one operation that control does not get to both. */
export function areMutuallyExclusive(a: Operation, b: Operation): boolean {
  const branch = commonRegionBranch(a, b);
  if (!branch) return false;
  const methods = RegionBranchOpInterface.of(branch)!;
  const [regionA, regionB] = [regionIn(branch, a), regionIn(branch, b)];
  if (!regionA || !regionB || regionA === regionB) return false;
  return !isReachable(methods, regionA, regionB) && !isReachable(methods, regionB, regionA);
}

/** Returns the nearest operation around both that branches between its regions. */
function commonRegionBranch(a: Operation, b: Operation): Operation | undefined {
  const aroundA = new Set<Operation>();
  for (let op = a.parentOp; op; op = op.parentOp) if (RegionBranchOpInterface.hasMethods(op)) aroundA.add(op);
  return b.findParent((op) => aroundA.has(op));
}

function regionIn(op: Operation, inner: Operation): Region | undefined {
  let region = inner.parentRegion;
  while (region && region.parentOp !== op) region = region.parentRegion;
  return region;
}
