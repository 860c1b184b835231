import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { applyOpPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { loadPatterns, storePatterns } from '../access-patterns.ts';
import { RangeCopier } from '../data-copy/copier.ts';
import { type CopyOptions } from '../data-copy/copy-options.ts';
import { ForOp, LoadOp, StoreOp } from '../generated/affine-ops.gen.ts';
import { AffineDataCopyGenerationBase } from '../generated/affine-passes.gen.ts';
import { exactStep } from '../loop-step.ts';
import { promoteIfSingleIteration } from '../promote-loop.ts';
import { memoryFootprint } from '../tiling/memory-footprint.ts';

/** The capacity in KiB that stands for memory without end. */
const unlimited = 2n ** 64n - 1n;

/** `affine-data-copy-generate`. Source: mlir/lib/Dialect/Affine/Transforms/AffineDataCopyGeneration.cpp. */
export class AffineDataCopyGeneration extends AffineDataCopyGenerationBase {
  override runOnOperation(root: Operation): void {
    const { generateDma, slowMemSpace, fastMemSpace, tagMemSpace } = this.options;
    const capacity = BigInt(this.options.fastMemCapacity);
    const options: CopyOptions = {
      generatesDma: generateDma,
      slowSpace: slowMemSpace,
      fastSpace: fastMemSpace,
      tagSpace: tagMemSpace,
      capacityBytes: capacity === unlimited ? undefined : BigInt.asUintN(64, capacity * 1024n),
    };
    const body = root.regions[0]?.firstBlock;
    if (!body) return;
    // Upstream makes one more than it uses.
    buildIndexConstant(OpBuilder.atBlockBegin(root.context, body), root.location, 0);
    const copyNests = new Set<Operation>();
    const blocks = new BlockCopier(options, copyNests, this.options.skipNonUnitStrideLoops);
    for (const region of root.regions) for (const block of region.blocks) blocks.run(block);
    simplifyNests(copyNests);
  }
}

/** The copies for blocks: for each loop whose data fits, and for what is between loops, up to where these begin. */
class BlockCopier {
  readonly #options: CopyOptions;
  readonly #copyNests: Set<Operation>;
  readonly #skipsSteps: boolean;

  constructor(options: CopyOptions, copyNests: Set<Operation>, skipsSteps: boolean) {
    this.#options = options;
    this.#copyNests = copyNests;
    this.#skipsSteps = skipsSteps;
  }

  run(block: Block): void {
    let first = this.#firstFrom(block.firstOp);
    for (let op = first; op;) {
      if (!(op instanceof ForOp) || this.#copyNests.has(op)) {
        op = op.next;
        continue;
      }
      if (first !== op) this.#copy(block, first!, op);
      const next = op.next;
      if (this.#isTooLarge(op)) this.run(op.region.firstBlock!);
      else this.#copy(block, op, next!);
      // What was made behind the loop comes next.
      first = this.#firstFrom(op.block ? op.next : next);
      op = first;
    }
    if (first) this.#copy(block, first, block.lastOp!);
  }

  /** Returns the next operation that accesses memory or is a loop, besides those that copy. */
  #firstFrom(op: Operation | null): Operation | null {
    for (let next = op; next; next = next.next) {
      const isStart = next instanceof LoadOp || next instanceof StoreOp || next instanceof ForOp;
      if (isStart && !this.#copyNests.has(next)) return next;
    }
    return null;
  }

  /** Tells whether copies are made for what is in the loop, not for all of it. */
  #isTooLarge(loop: ForOp): boolean {
    if (this.#skipsSteps) return exactStep(loop) !== 1n;
    const { capacityBytes } = this.#options;
    const bytes = memoryFootprint(loop);
    return capacityBytes !== undefined && bytes !== undefined && bytes > capacityBytes;
  }

  #copy(block: Block, first: Operation, end: Operation): void {
    new RangeCopier({ block, first, end }, this.#options, this.#copyNests).run();
  }
}

/** Puts what runs once in the place of loops that copy, and simplifies what is left in them. */
function simplifyNests(copyNests: ReadonlySet<Operation>): void {
  const accesses: Operation[] = [];
  for (const nest of copyNests) {
    walk(nest, {
      after: (op) => {
        if (op instanceof ForOp) promoteIfSingleIteration(op);
        else if (op instanceof LoadOp || op instanceof StoreOp) accesses.push(op);
      },
    });
  }
  const patterns = [...loadPatterns(), ...storePatterns()];
  applyOpPatternsGreedily(accesses, patterns, { strictness: 'existingAndNewOps' });
}
