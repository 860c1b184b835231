import { type Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type DominatorTree } from '../../ir/dominator-tree.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { type MemorySlot, type PromotableAllocationMethods } from '../../ir/interfaces/memory-slot.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { type SlotUsers } from './slot-uses.ts';

/** Makes values of what is in a slot. Source: MemorySlotPromoter of mlir/lib/Transforms/Mem2Reg.cpp. */
export class SlotPromoter {
  readonly #slot: MemorySlot;
  readonly #allocator: PromotableAllocationMethods;
  readonly #users: SlotUsers;
  readonly #mergePoints: ReadonlySet<Block>;
  /** What is in the slot before each user of it, as far as that is ever executed. */
  readonly #reaching = new Map<Operation, Value | undefined>();
  #defaultValue: Value | undefined;

  constructor(
    slot: MemorySlot,
    allocator: PromotableAllocationMethods,
    users: SlotUsers,
    mergePoints: ReadonlySet<Block>,
  ) {
    this.#slot = slot;
    this.#allocator = allocator;
    this.#users = users;
    this.#mergePoints = mergePoints;
  }

  /** Promotes the slot; `tree` is that of its region, undefined where that has one block. */
  promote(tree: DominatorTree | undefined): void {
    const entry = this.#slot.ptr.parentBlock!.region!.firstBlock!;
    if (tree) this.#walkTree(tree);
    else this.#walkBlock(entry, undefined);
    this.#removeUsers(tree?.preorder ?? [entry]);
    this.#passDefaults();
    this.#allocator.handlePromotionComplete(this.#slot, this.#defaultValue);
  }

  #walkTree(tree: DominatorTree): void {
    const pending: { readonly block: Block; readonly definition: Value | undefined }[] = [];
    pending.push({ block: tree.root!, definition: undefined });
    const { ptr, elemType } = this.#slot;
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { block } = next;
      const isMergePoint = this.#mergePoints.has(block);
      const before = isMergePoint ? block.addArgument(elemType, ptr.location) : next.definition;
      const after = this.#walkBlock(block, before);
      const definition = this.#passOn(block.lastOp!, after);
      for (const child of tree.children(block)) pending.push({ block: child, definition });
    }
  }

  /** Notes what comes to the users in the block, and returns what is in the slot behind them. */
  #walkBlock(block: Block, before: Value | undefined): Value | undefined {
    let definition = before;
    for (const { op, methods } of this.#users.get(block) ?? []) {
      this.#reaching.set(op, definition);
      definition = methods.stored(this.#slot) ?? definition;
    }
    return definition;
  }

  /** Passes the value to the merge points that the terminator branches to, and returns it. */
  #passOn(terminator: Operation, value: Value | undefined): Value | undefined {
    const branch = BranchOpInterface.of(terminator);
    let passed = value;
    terminator.successors.forEach((successor, i) => {
      if (!branch || !this.#mergePoints.has(successor)) return;
      passed ??= this.#default();
      branch.appendSuccessorOperands(i, [passed]);
    });
    return passed;
  }

  /** Removes users in the reverse order of their execution: what one has read may be what another one wrote. */
  #removeUsers(reachable: readonly Block[]): void {
    const blocks = new Set([...reachable.filter((block) => this.#users.has(block)), ...this.#users.keys()]);
    const users = [...blocks].flatMap((block) => this.#users.get(block)!).reverse();
    for (const { op, methods } of users) {
      methods.removeUses(this.#slot, this.#reaching.get(op) ?? this.#default());
    }
    for (const { op } of users) op.erase();
  }

  /** Lets branches that are never executed pass something, too. */
  #passDefaults(): void {
    for (const block of this.#mergePoints) {
      for (let use = block.firstUse; use; use = use.nextUse) {
        const branch = BranchOpInterface.of(use.owner)!;
        const { count } = branch.successorOperands(use.successorNumber);
        if (count < block.arguments.length) branch.appendSuccessorOperands(use.successorNumber, [this.#default()]);
      }
    }
  }

  #default(): Value {
    const { ptr } = this.#slot;
    const builder = OpBuilder.atBlockBegin(ptr.type.context, ptr.parentBlock!);
    return (this.#defaultValue ??= this.#allocator.defaultValue(this.#slot, builder));
  }
}
