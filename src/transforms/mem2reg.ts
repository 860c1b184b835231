import { type DominanceInfo } from '../ir/dominance.ts';
import { PromotableAllocationOpInterface } from '../ir/interfaces/memory-slot.ts';
import { type Operation } from '../ir/operation.ts';
import { walk } from '../ir/walk.ts';
import { dominanceAnalysis } from './dominance-analysis.ts';
import { Mem2RegPassBase } from './generated/transforms-passes.gen.ts';
import { SlotPromoter } from './memory-slots/promote-slot.ts';
import { mergePointsOf, removableUsers } from './memory-slots/slot-uses.ts';

/**
 * `mem2reg`: makes values of what is in memory. Its option is one of mlir-opt's that changes nothing there either.
 * Source: mlir/lib/Transforms/Mem2Reg.cpp.
 */
export class Mem2RegPass extends Mem2RegPassBase {
  override runOnOperation(root: Operation): void {
    // Blocks stay as they are.
    const dominance = this.getAnalysis(dominanceAnalysis, root);
    let pending: Operation[] = [];
    walk(root, {
      after: (op) => void (op !== root && PromotableAllocationOpInterface.isImplementedBy(op) && pending.push(op)),
    });
    // What was in a slot may have been another one, which can be promoted now.
    let before: number;
    do {
      before = pending.length;
      pending = pending.filter((op) => !this.#promote(op, dominance));
    } while (pending.length < before);
    if (this.statistic('promoted slots') === 0) this.markAllAnalysesPreserved();
  }

  /** Promotes a slot of the operation if it has one that can be; tells whether it did. */
  #promote(op: Operation, dominance: DominanceInfo): boolean {
    const allocator = PromotableAllocationOpInterface.of(op)!;
    for (const slot of allocator.promotableSlots) {
      if (!slot.ptr.hasUses) continue;
      const region = op.parentRegion!;
      const users = removableUsers(slot, region);
      if (!users) continue;
      const tree = region.blocks.length > 1 ? dominance.tree(region) : undefined;
      const mergePoints = tree ? mergePointsOf(slot, users, tree) : new Set<never>();
      if (!mergePoints) continue;
      new SlotPromoter(slot, allocator, users, mergePoints).promote(tree);
      this.count('promoted slots');
      this.count('new block args', mergePoints.size);
      return true;
    }
    return false;
  }
}
