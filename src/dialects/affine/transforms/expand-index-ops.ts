import { type Operation } from '../../../ir/operation.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { AffineExpandIndexOpsPassBase } from '../generated/affine-passes.gen.ts';
import { LowerDelinearizeIndex, LowerLinearizeIndex } from '../lower-linear-index.ts';

/** `affine-expand-index-ops`. Source: mlir/lib/Dialect/Affine/Transforms/AffineExpandIndexOps.cpp. */
export class AffineExpandIndexOpsPass extends AffineExpandIndexOpsPassBase {
  override runOnOperation(root: Operation): void {
    applyPatternsGreedily(root, [new LowerDelinearizeIndex(), new LowerLinearizeIndex()], mlirGreedyDefaults);
  }
}
