import { ancestorInRegion } from './ancestors.ts';
import type { Block } from './block.ts';
import { DominatorTree } from './dominator-tree.ts';
import { hasSSADominance } from './interfaces/region-kind.ts';
import type { Operation } from './operation.ts';
import type { Region } from './region.ts';
import type { Value } from './value.ts';

/**
 * Answers which blocks, operations and values dominate which, also across nested regions. The tree of a region is built when
 * it is first needed, which it is only for regions of several blocks; changes of the control flow make the answers stale.
 * Source: mlir/lib/IR/Dominance.cpp.
 */
export class DominanceInfo {
  readonly #trees = new Map<Region, DominatorTree>();
  readonly #ssa = new Map<Region, boolean>();

  /** Returns the dominator tree of `region`. */
  tree(region: Region): DominatorTree {
    let tree = this.#trees.get(region);
    if (!tree) this.#trees.set(region, (tree = new DominatorTree(region)));
    return tree;
  }

  /** Tells whether uses in `region` must come after definitions. */
  hasSSADominance(region: Region): boolean {
    let answer = this.#ssa.get(region);
    if (answer === undefined) this.#ssa.set(region, (answer = hasSSADominance(region)));
    return answer;
  }

  /** Forgets what is known of `region`, whose blocks have changed. */
  invalidate(region: Region): void {
    this.#trees.delete(region);
    this.#ssa.delete(region);
  }

  isReachableFromEntry(block: Block): boolean {
    const { region } = block;
    return !region || region.firstBlock === block || this.tree(region).isReachable(block);
  }

  /**
   * Tells whether `value` is defined at every place from which control reaches `op`, and before `op` itself. A block argument
   * counts as defined before all operations of its block.
   */
  valueProperlyDominates(value: Value, op: Operation): boolean {
    const definingOp = value.definingOp;
    if (definingOp) return this.properlyDominates(definingOp, op, false);
    const home = value.parentBlock;
    return home !== undefined && op.block !== null && this.blockDominates(home, op.block);
  }

  /**
   * Tells whether operation `a` comes before `b` on every path, in `b`'s block or around it. `enclosingOk` says whether an
   * operation counts as coming before those nested in it.
   */
  properlyDominates(a: Operation, b: Operation, enclosingOk = true): boolean {
    const blockA = a.block;
    if (!blockA || !b.block) return false;
    if (a === b) return !this.#inSSARegion(blockA);
    let inner: Operation = b;
    if (b.block !== blockA && b.block.region !== blockA.region) {
      const ancestor = ancestorInRegion(b, blockA.region);
      if (!ancestor) return false;
      if (ancestor === a && enclosingOk) return true;
      inner = ancestor;
      if (inner === a) return !this.#inSSARegion(blockA);
    }
    const blockB = inner.block!;
    if (blockA === blockB) return !this.#inSSARegion(blockA) || a.isBeforeInBlock(inner);
    return this.tree(blockA.region!).properlyDominates(blockA, blockB);
  }

  blockDominates(a: Block, b: Block): boolean {
    return a === b || this.blockProperlyDominates(a, b);
  }

  blockProperlyDominates(a: Block, b: Block): boolean {
    if (a === b) return !this.#inSSARegion(a);
    const { region } = a;
    if (!region) return false;
    let inner = b;
    if (b.region !== region) {
      const ancestor = b.parentOp && ancestorInRegion(b.parentOp, region);
      if (!ancestor) return false;
      inner = ancestor.block!;
      if (inner === a) return true;
    }
    return this.tree(region).properlyDominates(a, inner);
  }

  #inSSARegion(block: Block): boolean {
    return !block.region || this.hasSSADominance(block.region);
  }
}
