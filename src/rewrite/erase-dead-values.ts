import { type Block } from '../ir/block.ts';
import { BranchOpInterface, eraseOperandsFor } from '../ir/interfaces/branch.ts';
import { wouldOpBeTriviallyDead } from '../ir/interfaces/memory-effects.ts';
import { hasSSADominance } from '../ir/interfaces/region-kind.ts';
import { MarkedSet } from '../ir/marked-set.ts';
import { type Operation } from '../ir/operation.ts';
import { type PatternRewriter } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';
import { BlockArgument, OpResult, type Value } from '../ir/value.ts';

/**
 * Erases the operations and the arguments of blocks, but for entry blocks, that nothing live needs: live is what has effects,
 * terminators, and what those use. `regions` are all regions that are looked at, outer before inner. Tells whether operations were
 * erased; as upstream, not whether arguments were, which therefore is no reason to try patterns again.
 * Source: runRegionDCE of mlir/lib/Transforms/Utils/RegionUtils.cpp.
 */
export function eraseDeadValues(rewriter: PatternRewriter, regions: readonly Region[]): boolean {
  if (!mayHaveDeadValues(regions)) return false;
  const liveness = new Liveness(regions);
  let changed = false;
  // Inner regions first, and backwards, so that uses go before what they use.
  for (const region of [...regions].reverse()) {
    changed = eraseDeadOps(rewriter, region, liveness) || changed;
    eraseDeadArguments(rewriter, region, liveness);
  }
  return changed;
}

/**
 * Tells whether something may be dead, at the cost of a look at each operation. Where operations stand in order, in blocks that branch only to blocks behind them,
 * users are followed to an operation or argument that has none; when that is needed in any case, so is everything else.
 */
function mayHaveDeadValues(regions: readonly Region[]): boolean {
  const passed = new MarkedSet<Block>();
  for (const region of regions) {
    // Where order means nothing, operations may use each other.
    const isOrdered = hasSSADominance(region);
    for (const block of region.blocks) {
      if (block !== region.firstBlock && block.arguments.some(({ firstUse }) => firstUse === null)) return true;
      for (let op = block.firstOp; op; op = op.next) {
        const { results } = op;
        const isUnused = results.length === 1 ? results[0]!.firstUse === null : op.useEmpty;
        if (isUnused ? wouldOpBeTriviallyDead(op) : !isOrdered) return true;
      }
      passed.add(block);
      if (block.lastOp?.blockOperands.some((successor) => passed.has(successor.block))) return true;
    }
  }
  return false;
}

/** What is needed, found by following uses from what is needed in any case. */
class Liveness {
  readonly #ops = new MarkedSet<Operation>();
  /** Arguments of blocks that others branch to; nothing is passed to those of entry blocks. */
  readonly #arguments = new Set<BlockArgument>();
  readonly #pending: (Operation | BlockArgument)[] = [];

  constructor(regions: readonly Region[]) {
    for (const { blocks } of regions) {
      for (const block of blocks) {
        for (let op = block.firstOp; op; op = op.next) {
          if (!wouldOpBeTriviallyDead(op)) this.#markOp(op);
        }
      }
    }
    for (let item = this.#pending.pop(); item; item = this.#pending.pop()) {
      if (item instanceof BlockArgument) this.#followArgument(item);
      else this.#followOp(item);
    }
  }

  hasOp(op: Operation): boolean {
    return this.#ops.has(op);
  }

  /** Tells whether the argument, which is not an entry block's, is needed. */
  hasArgument(argument: BlockArgument): boolean {
    return this.#arguments.has(argument);
  }

  #markOp(op: Operation): void {
    if (this.#ops.add(op)) this.#pending.push(op);
  }

  #markArgument(argument: BlockArgument): void {
    if (argument.owner.isEntryBlock || this.#arguments.has(argument)) return;
    this.#arguments.add(argument);
    this.#pending.push(argument);
  }

  #markValue(value: Value): void {
    if (value instanceof OpResult) this.#markOp(value.owner);
    else this.#markArgument(value as BlockArgument);
  }

  /** Operands that a branch passes on are live only when the argument is. An operation that is not known to be a terminator passes nothing on. */
  #followOp(op: Operation): void {
    const passedOn = op.blockOperands.length > 0 && op.hasTrait('Terminator') ? this.#followSuccessors(op) : undefined;
    const { opOperands } = op;
    for (let i = 0; i < opOperands.length; i++) {
      if (!passedOn?.has(i)) this.#markValue(opOperands[i]!.value);
    }
  }

  /** Returns the numbers of the operands that are passed to blocks. */
  #followSuccessors(op: Operation): Set<number> {
    const passedOn = new Set<number>();
    const branch = BranchOpInterface.of(op);
    for (const [i, { block }] of op.blockOperands.entries()) {
      const { start, count } = branch?.successorOperands(i) ?? { start: 0, count: 0 };
      for (let j = 0; j < count; j++) {
        passedOn.add(start + j);
        if (this.hasArgument(block.arguments[j]!)) this.#markValue(op.operand(start + j));
      }
      for (let j = count; j < block.arguments.length; j++) this.#markArgument(block.arguments[j]!);
    }
    return passedOn;
  }

  #followArgument(argument: BlockArgument): void {
    for (let use = argument.owner.firstUse; use; use = use.nextUse) {
      const { owner, successorNumber } = use;
      const passed = this.hasOp(owner) ? BranchOpInterface.of(owner)?.successorOperands(successorNumber) : undefined;
      if (passed && argument.argNumber < passed.count)
        this.#markValue(owner.operand(passed.start + argument.argNumber));
    }
  }
}

function eraseDeadOps(rewriter: PatternRewriter, region: Region, liveness: Liveness): boolean {
  let dead: Operation[] | undefined;
  for (const block of region.blocks) {
    for (let op = block.firstOp; op; op = op.next) if (!liveness.hasOp(op)) (dead ??= []).push(op);
  }
  if (!dead) return false;
  // Where order means nothing they may use each other.
  for (const op of dead) for (const result of op.results) for (const use of result.uses()) use.drop();
  for (const op of dead.reverse()) rewriter.eraseOp(op);
  return true;
}

function eraseDeadArguments(rewriter: PatternRewriter, region: Region, liveness: Liveness): void {
  for (const block of region.blocks) {
    if (block === region.firstBlock) continue;
    const dead = block.arguments.filter((argument) => !liveness.hasArgument(argument));
    if (dead.length === 0) continue;
    const numbers = new Set(dead.map(({ argNumber }) => argNumber));
    eraseOperandsFor(block, numbers, (op, change) => rewriter.modifyOpInPlace(op, change));
    for (const argument of dead) for (const use of argument.uses()) use.drop();
    block.eraseArguments(numbers);
  }
}
