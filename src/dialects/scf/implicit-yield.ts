import { Block } from '../../ir/block.ts';
import { type Location } from '../../ir/location.ts';
import { Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Context } from '../../ir/context.ts';

/**
 * Ends the first block of `region` with the `scf.yield` without operands that custom assembly may leave out.
 * Source: SingleBlockImplicitTerminator of mlir/IR/OpDefinition.h.
 */
export function ensureYield(context: Context, region: Region, location: Location): void {
  if (region.isEmpty) region.append(new Block());
  const block = region.firstBlock!;
  if (block.lastOp?.hasTrait('Terminator')) return;
  block.append(Operation.create({ context, name: 'scf.yield', location }));
}
