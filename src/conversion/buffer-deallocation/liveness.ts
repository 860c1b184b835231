import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk, walkBlocks } from '../../ir/walk.ts';
import { ValueSet } from './value-set.ts';

/** Which values are used behind the beginning and behind the end of each block. Source: mlir/lib/Analysis/Liveness.cpp. */
export class Liveness {
  readonly #blocks = new Map<Block, BlockLiveness>();

  constructor(root: Operation) {
    const pending: Block[] = [];
    const isPending = new Set<Block>();
    const addPredecessors = (block: Block): void => {
      for (let use = block.firstUse; use; use = use.nextUse) {
        const predecessor = use.owner.block!;
        if (!isPending.has(predecessor)) pending.push(predecessor);
        isPending.add(predecessor);
      }
    };
    walkBlocks(root, (block) => {
      const liveness = new BlockLiveness(block);
      this.#blocks.set(block, liveness);
      if (liveness.updateLiveIn()) addPredecessors(block);
    });
    // The last one comes first: in which order values get into sets can be seen later.
    for (let block = pending.pop(); block; block = pending.pop()) {
      isPending.delete(block);
      const liveness = this.#blocks.get(block)!;
      for (const next of block.successors) liveness.liveOut.addAll(this.liveIn(next).values);
      if (liveness.updateLiveIn()) addPredecessors(block);
    }
  }

  /** Returns the values from elsewhere that are used from the beginning of the block on. */
  liveIn(block: Block): ValueSet {
    return this.#blocks.get(block)!.liveIn;
  }

  /** Returns the values that are used behind the end of the block, in its region. */
  liveOut(block: Block): ValueSet {
    return this.#blocks.get(block)!.liveOut;
  }
}

class BlockLiveness {
  liveIn = new ValueSet();
  readonly liveOut = new ValueSet();
  readonly #defined: ValueSet;
  readonly #used = new ValueSet();

  constructor(block: Block) {
    this.#defined = new ValueSet(block.arguments);
    const own: Value[] = [...block.arguments];
    for (let op = block.firstOp; op; op = op.next) own.push(...op.results);
    this.liveOut.addAll(own.filter((value) => isUsedInOtherBlock(value, block)));
    for (let op = block.firstOp; op; op = op.next) {
      walk(op, { after: (nested) => this.#note(nested) });
    }
    this.#used.removeAll(this.#defined);
  }

  #note(op: Operation): void {
    this.#defined.addAll(op.results);
    this.#used.addAll(op.operands);
    for (const region of op.regions) for (const { arguments: args } of region.blocks) this.#defined.addAll(args);
  }

  /** Returns whether there are more live values than before. */
  updateLiveIn(): boolean {
    const liveIn = new ValueSet(this.#used.values);
    liveIn.addAll(this.liveOut.values);
    liveIn.removeAll(this.#defined);
    if (liveIn.size === this.liveIn.size) return false;
    this.liveIn = liveIn;
    return true;
  }
}

function isUsedInOtherBlock(value: Value, block: Block): boolean {
  for (const user of value.users()) {
    if (ancestorIn(block, user) !== block) return true;
  }
  return false;
}

/** Returns the block in the region of `block` that `op` is in, be it deeper. */
export function ancestorIn({ region }: Block, op: Operation): Block | null | undefined {
  let block = op.block;
  while (block && block.region !== region) block = block.parentOp?.block ?? null;
  return block;
}
