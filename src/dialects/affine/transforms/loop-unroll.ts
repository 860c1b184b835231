import { UnknownLoc } from '../../../ir/location.ts';
import { type Context } from '../../../ir/context.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CopyBudget } from '../../../rewrite/copy-budget.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { AffineLoopUnrollBase, type AffineLoopUnrollOptions } from '../generated/affine-passes.gen.ts';
import { knownTripCount } from '../trip-count.ts';
import { unrollByFactor, unrollFull, type UnrollOptions } from '../unroll-loop.ts';

/** The factor that stands for all iterations. */
const everything = -1n;

/**
 * `affine-loop-unroll`. Source: mlir/lib/Dialect/Affine/Transforms/LoopUnroll.cpp. Differs: a loop that makes the program too large stays.
 */
export class AffineLoopUnroll extends AffineLoopUnrollBase {
  /** Whether loops of few iterations are written out and no others. */
  readonly #hasThreshold: boolean;

  constructor(options?: Partial<AffineLoopUnrollOptions>) {
    super(options);
    this.#hasThreshold = options?.unrollFullThreshold !== undefined;
  }

  override initialize(context: Context): LogicalResult {
    const factor = BigInt(this.options.unrollFactor);
    if (factor === everything || factor > 0n) return true;
    return context.emitError(
      UnknownLoc.instance,
      "Invalid option: 'unroll-factor' should be greater than 0 or equal to -1",
    );
  }

  override runOnOperation(root: Operation): void {
    const { cleanupUnroll, unrollFullThreshold, unrollNumReps } = this.options;
    const factor = BigInt(this.options.unrollFactor);
    const options: UnrollOptions = { cleanUp: cleanupUnroll, budget: new CopyBudget() };
    if (factor === everything && this.#hasThreshold) {
      const short = loopsOf(root, (loop) => {
        const count = knownTripCount(loop);
        return count !== undefined && count <= BigInt(unrollFullThreshold);
      });
      for (const loop of short) unrollFull(loop, options);
      return;
    }
    for (let i = 0; i < unrollNumReps; i++) {
      let isUnrolled = false;
      for (const loop of innermostLoops(root)) {
        isUnrolled = this.#unroll(loop, factor, options) || isUnrolled;
      }
      if (!isUnrolled) return;
    }
  }

  #unroll(loop: ForOp, factor: bigint, options: UnrollOptions): boolean {
    if (factor === everything) return unrollFull(loop, options);
    if (!this.options.unrollUpToFactor) return unrollByFactor(loop, factor, options);
    const count = knownTripCount(loop);
    // As upstream, also where there are no iterations.
    if (count === 0n) return false;
    return unrollByFactor(loop, count !== undefined && count < factor ? count : factor, { budget: options.budget });
  }
}

/** Returns the loops inside of `root` of which that is true, inner before outer. */
function loopsOf(root: Operation, isTaken: (loop: ForOp) => boolean): ForOp[] {
  const loops: ForOp[] = [];
  walk(root, {
    after: (op) => {
      if (op instanceof ForOp && isTaken(op)) loops.push(op);
    },
  });
  return loops;
}

/** Returns the loops inside of `root` that have no others in them. */
function innermostLoops(root: Operation): ForOp[] {
  const outer = new Set<Operation>();
  return loopsOf(root, (loop) => {
    const isInnermost = !outer.has(loop);
    for (let op = loop.parentOp; op && !outer.has(op); op = op.parentOp) outer.add(op);
    return isInnermost;
  });
}
