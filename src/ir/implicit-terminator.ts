import { Block } from './block.ts';
import type { Context } from './context.ts';
import type { Location } from './location.ts';
import { Operation } from './operation.ts';
import type { Region } from './region.ts';

/**
 * Ends the last block of `region` with the terminator without operands that custom assembly may leave out; it gets
 * the given regions.
 * Source: ensureRegionTerminator of mlir/lib/IR/Builders.cpp and OpDefinition.h.
 */
export function ensureTerminator(
  context: Context,
  region: Region,
  name: string,
  location: Location,
  regions: readonly Region[] = [],
): void {
  if (region.isEmpty) region.append(new Block());
  const block = region.blocks.at(-1)!;
  if (block.lastOp?.hasTrait('Terminator')) return;
  block.append(Operation.create({ context, name, location, regions }));
}

/** Tells whether the last operation of the only block of `region` says more than its being there. */
export function isTerminatorSignificant(region: Region): boolean {
  const terminator = region.firstBlock?.lastOp;
  if (!terminator) return true;
  return (
    terminator.attributes.size > 0 ||
    terminator.properties.size > 0 ||
    terminator.numOperands > 0 ||
    terminator.numResults > 0
  );
}
