import { type Block } from '../../ir/block.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';

/** One way from a block to another: a successor of its terminator, with what that passes to the other's arguments. */
export class Edge {
  constructor(
    readonly from: Block,
    readonly index: number,
  ) {}

  get terminator(): Operation {
    return this.from.lastOp!;
  }

  get successor(): Block {
    return this.terminator.blockOperands[this.index]!.block;
  }

  get operands(): readonly Value[] {
    const { start, count } = BranchOpInterface.of(this.terminator)!.successorOperands(this.index);
    return Array.from({ length: count }, (_, i) => this.terminator.operand(start + i));
  }

  /** Lets the edge lead to `block`. */
  redirect(block: Block): void {
    this.terminator.blockOperands[this.index]!.set(block);
  }

  /** Lets the edge lead to `block` with these operands. */
  redirectWith(block: Block, operands: readonly Value[]): void {
    this.redirect(block);
    BranchOpInterface.of(this.terminator)!.eraseSuccessorOperands((successor) => successor === this.index);
    this.append(operands);
  }

  /** Passes these values too, to arguments behind those that the successor has. */
  append(operands: readonly Value[]): void {
    BranchOpInterface.of(this.terminator)!.appendSuccessorOperands(this.index, operands);
  }
}

/** Returns the edges from a block, in the order of its successors. */
export function edgesFrom(block: Block): Edge[] {
  return block.lastOp!.blockOperands.map((_, i) => new Edge(block, i));
}

/** Returns the edges from blocks to those of which `isWanted` says so. Makes no objects for others: each block is looked at once per level that it is nested in. */
export function edgesToSome(blocks: Iterable<Block>, isWanted: (successor: Block) => boolean): Edge[] {
  const edges: Edge[] = [];
  for (const block of blocks) {
    const { blockOperands } = block.lastOp!;
    for (let i = 0; i < blockOperands.length; i++)
      if (isWanted(blockOperands[i]!.block)) edges.push(new Edge(block, i));
  }
  return edges;
}

/** Returns the edges to a block, the latest first. */
export function edgesTo(block: Block): Edge[] {
  const edges: Edge[] = [];
  for (let use = block.firstUse; use; use = use.nextUse) edges.push(new Edge(use.owner.block!, use.successorNumber));
  return edges;
}

/** Tells whether a block ends what is lifted: nothing follows it. */
export function isExit(block: Block): boolean {
  return block.lastOp!.blockOperands.length === 0;
}
