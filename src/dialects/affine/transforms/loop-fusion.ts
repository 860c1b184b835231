import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { BlockFusion, type FusionOptions } from '../fusion/block-fusion.ts';
import { ProducerFusion } from '../fusion/fuse-producers.ts';
import { SiblingFusion } from '../fusion/fuse-siblings.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { AffineLoopFusionBase } from '../generated/affine-passes.gen.ts';

/** `affine-loop-fusion`. Source: mlir/lib/Dialect/Affine/Transforms/LoopFusion.cpp. */
export class AffineLoopFusion extends AffineLoopFusionBase {
  override runOnOperation(root: Operation): void {
    const { computeTolerance, fastMemSpace, localBufThreshold, maximal } = this.options;
    const options: FusionOptions = {
      tolerance: computeTolerance,
      isMaximal: maximal,
      fast: {
        space: fastMemSpace === 0 ? undefined : fastMemSpace,
        maxBytes: BigInt.asUintN(32, BigInt(localBufThreshold) * 1024n),
      },
    };
    walk(root, {
      after: (op) => {
        for (const region of op.regions) for (const block of region.blocks) this.#fuse(block, options);
      },
    });
  }

  #fuse(block: Block, options: FusionOptions): void {
    let count = 0;
    for (const op of block.operations()) if (op instanceof ForOp) count++;
    const fusion = count > 1 ? BlockFusion.of(block, options) : undefined;
    if (!fusion) return;
    const { mode } = this.options;
    if (mode === 'greedy') new ProducerFusion(fusion, 1).run();
    if (mode !== 'producer') new SiblingFusion(fusion).run();
    if (mode !== 'sibling') new ProducerFusion(fusion, Infinity).run();
    fusion.eraseUnusedMemory();
  }
}
