import { BranchOpInterface } from '../ir/interfaces/branch.ts';
import { wouldOpBeTriviallyDead } from '../ir/interfaces/memory-effects.ts';
import { type Operation } from '../ir/operation.ts';
import { type PatternRewriter } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';
import { BlockArgument, type Value } from '../ir/value.ts';

/**
 * Erases the operations and the arguments of blocks, but for entry blocks, that nothing live needs: live is what has effects,
 * terminators, and what those use. `regions` are all regions that are looked at, outer before inner. Tells whether operations were
 * erased; as upstream, not whether arguments were, which therefore is no reason to try patterns again.
 * Source: runRegionDCE of mlir/lib/Transforms/Utils/RegionUtils.cpp.
 */
export function eraseDeadValues(rewriter: PatternRewriter, regions: readonly Region[]): boolean {
  const liveness = new Liveness(regions);
  let changed = false;
  // Inner regions first, and backwards, so that uses go before what they use.
  for (const region of [...regions].reverse()) {
    changed = eraseDeadOps(rewriter, region, liveness) || changed;
    eraseDeadArguments(rewriter, region, liveness);
  }
  return changed;
}

/** What is needed, found by following uses from what is needed in any case. */
class Liveness {
  readonly #live = new Set<Operation | BlockArgument>();
  readonly #pending: (Operation | BlockArgument)[] = [];

  constructor(regions: readonly Region[]) {
    for (const { blocks } of regions) {
      for (const block of blocks) {
        for (let op = block.firstOp; op; op = op.next) {
          if (op.hasTrait('Terminator') || !wouldOpBeTriviallyDead(op)) this.#mark(op);
        }
      }
    }
    for (let item = this.#pending.pop(); item; item = this.#pending.pop()) {
      if (item instanceof BlockArgument) this.#followArgument(item);
      else this.#followOp(item);
    }
  }

  has(item: Operation | BlockArgument): boolean {
    return this.#live.has(item);
  }

  #mark(item: Operation | BlockArgument): void {
    if (this.#live.has(item)) return;
    this.#live.add(item);
    this.#pending.push(item);
  }

  #markValue(value: Value): void {
    if (value instanceof BlockArgument) this.#mark(value);
    else if (value.definingOp) this.#mark(value.definingOp);
  }

  /** Operands that a branch passes on are live only when the argument is. */
  #followOp(op: Operation): void {
    const passedOn = op.blockOperands.length > 0 ? new Set<number>() : undefined;
    if (passedOn) {
      const branch = BranchOpInterface.of(op);
      op.successors.forEach((block, i) => {
        const { start, count } = branch?.successorOperands(i) ?? { start: 0, count: 0 };
        for (let j = 0; j < count; j++) {
          passedOn.add(start + j);
          if (this.has(block.arguments[j]!)) this.#markValue(op.operand(start + j));
        }
        for (const argument of block.arguments.slice(count)) this.#mark(argument);
      });
    }
    for (let i = 0; i < op.opOperands.length; i++) {
      if (!passedOn?.has(i)) this.#markValue(op.opOperands[i]!.value);
    }
  }

  #followArgument(argument: BlockArgument): void {
    for (let use = argument.owner.firstUse; use; use = use.nextUse) {
      const { owner, successorNumber } = use;
      const passed = this.has(owner) ? BranchOpInterface.of(owner)?.successorOperands(successorNumber) : undefined;
      if (passed && argument.argNumber < passed.count)
        this.#markValue(owner.operand(passed.start + argument.argNumber));
    }
  }
}

function eraseDeadOps(rewriter: PatternRewriter, region: Region, liveness: Liveness): boolean {
  const dead: Operation[] = [];
  for (const block of region.blocks) {
    for (let op = block.firstOp; op; op = op.next) if (!liveness.has(op)) dead.push(op);
  }
  // Where order means nothing they may use each other.
  for (const op of dead) for (const result of op.results) for (const use of result.uses()) use.drop();
  for (const op of dead.reverse()) rewriter.eraseOp(op);
  return dead.length > 0;
}

function eraseDeadArguments(rewriter: PatternRewriter, region: Region, liveness: Liveness): void {
  for (const block of region.blocks.slice(1)) {
    for (const argument of [...block.arguments].reverse()) {
      if (liveness.has(argument)) continue;
      for (let use = block.firstUse; use; use = use.nextUse) {
        const { owner, successorNumber } = use;
        const branch = BranchOpInterface.of(owner);
        rewriter.modifyOpInPlace(owner, () => branch?.eraseSuccessorOperand(successorNumber, argument.argNumber));
      }
      for (const use of argument.uses()) use.drop();
      block.eraseArgument(argument.argNumber);
    }
  }
}
