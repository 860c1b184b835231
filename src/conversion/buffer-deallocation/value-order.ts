import { type Block } from '../../ir/block.ts';
import { type Region } from '../../ir/region.ts';
import { BlockArgument, type OpResult, type Value } from '../../ir/value.ts';

/**
 * Compares by place: arguments of blocks first, by their numbers, then results, as the program has them. Arguments of blocks of one region that have the same number are
 * equal. Source: ValueComparator of mlir/lib/Dialect/Bufferization/Transforms/OwnershipBasedBufferDeallocation.cpp and BufferDeallocationOpInterface.cpp.
 */
export function compareByPlace(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a instanceof BlockArgument) {
    if (!(b instanceof BlockArgument)) return -1;
    return a.argNumber - b.argNumber || compareRegions(a.owner.region!, b.owner.region!);
  }
  if (b instanceof BlockArgument) return 1;
  return compareResults(a as OpResult, b as OpResult);
}

function compareResults(a: OpResult, b: OpResult): number {
  const [first, second] = [a.definingOp, b.definingOp];
  if (first === second) return a.resultNumber - b.resultNumber;
  if (first.block === second.block) return first.isBeforeInBlock(second) ? -1 : 1;
  const [firstRegion, secondRegion] = [first.parentRegion!, second.parentRegion!];
  if (firstRegion !== secondRegion) return compareRegions(firstRegion, secondRegion);
  return firstRegion.blocks.indexOf(first.block as Block) - firstRegion.blocks.indexOf(second.block as Block);
}

/** The outer one comes first. */
function compareRegions(a: Region, b: Region): number {
  if (a === b) return 0;
  return a.isAncestorOf(b) ? -1 : 1;
}
