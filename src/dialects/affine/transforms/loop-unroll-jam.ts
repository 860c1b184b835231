import { type Context } from '../../../ir/context.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { AffineLoopUnrollAndJamBase } from '../generated/affine-passes.gen.ts';
import { unrollJam } from '../unroll-jam.ts';

/**
 * `affine-loop-unroll-jam`. Source: mlir/lib/Dialect/Affine/Transforms/LoopUnrollAndJam.cpp. Differs: a factor of zero, at which upstream crashes, is refused.
 */
export class AffineLoopUnrollAndJam extends AffineLoopUnrollAndJamBase {
  override initialize(context: Context): LogicalResult {
    if (this.options.unrollJamFactor > 0) return true;
    return context.emitError(UnknownLoc.instance, "Invalid option: 'unroll-jam-factor' should be greater than 0");
  }

  override runOnOperation(root: Operation): void {
    const first = root.regions[0]?.firstBlock?.firstOp;
    if (first instanceof ForOp) unrollJam(first, BigInt(this.options.unrollJamFactor));
  }
}
