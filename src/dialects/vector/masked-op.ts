import { Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Context } from '../../ir/context.ts';
import { ensureTerminator } from '../../ir/implicit-terminator.ts';
import { type Location } from '../../ir/location.ts';
import { Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { MaskOp, YieldOp } from './generated/vector-ops.gen.ts';

/** Operations and the masks that they are under. Source: MaskOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** Tells whether the region does nothing but yield values from outside. */
export function isEmptyMask({ maskRegion }: MaskOp): boolean {
  const { firstOp, lastOp } = maskRegion.firstBlock!;
  return firstOp === lastOp;
}

/** Returns the operation that is under the mask. */
export function maskedOpOf(mask: MaskOp): Operation | undefined {
  return isEmptyMask(mask) ? undefined : mask.maskRegion.firstBlock!.firstOp!;
}

/** Returns the mask around an operation. */
export function maskOpOf({ parentOp }: Operation): MaskOp | undefined {
  return parentOp instanceof MaskOp ? parentOp : undefined;
}

/** Ends the region with `vector.yield` of the results of its one operation, where it does not end with one. */
export function ensureYield(context: Context, region: Region, location: Location): void {
  if (region.isEmpty) region.append(new Block());
  const block = region.blocks.at(-1)!;
  const { firstOp, lastOp } = block;
  if (lastOp instanceof YieldOp) return;
  if (!firstOp || firstOp !== lastOp) return ensureTerminator(context, region, YieldOp.opName, location);
  block.append(Operation.create({ context, name: YieldOp.opName, location, operands: firstOp.results }));
}

/** Puts an operation under a mask, which is made where the builder stands. Source: maskOperation of VectorOps.cpp. */
export function maskOperation(builder: OpBuilder, op: Operation, mask: Value): MaskOp {
  const body = new Block();
  const { location, resultTypes } = op;
  const region = new Region();
  region.append(body);
  const masked = MaskOp.build(builder, location, { mask, regions: [region], resultTypes });
  const yielded = Operation.create({ context: builder.context, name: YieldOp.opName, location, operands: op.results });
  body.append(yielded);
  op.moveBefore(yielded);
  return masked;
}
