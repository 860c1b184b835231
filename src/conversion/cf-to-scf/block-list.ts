import { type Block } from '../../ir/block.ts';
import { type Region } from '../../ir/region.ts';

interface Neighbors {
  previous: Block | undefined;
  next: Block | undefined;
}

/**
 * The blocks of a region in their order while they are moved about, each in constant time; the region's own list, which takes time in its length,
 * is written at the end.
 */
export class BlockList {
  readonly #neighbors = new Map<Block, Neighbors>();
  #last: Block | undefined;

  constructor(readonly region: Region) {
    for (const block of region.blocks) this.#link(block, this.#last, undefined);
  }

  append(block: Block): void {
    block.region = this.region;
    this.#link(block, this.#last, undefined);
  }

  /** Puts a new block behind `anchor`, and into its region. */
  insertAfter(block: Block, anchor: Block): void {
    block.region = anchor.region;
    const at = this.#neighbors.get(anchor);
    if (at) this.#link(block, anchor, at.next);
  }

  /** Puts a new block before `anchor`, and into its region. */
  insertBefore(block: Block, anchor: Block): void {
    block.region = anchor.region;
    const at = this.#neighbors.get(anchor);
    if (at) this.#link(block, at.previous, anchor);
  }

  /** Moves a block into another region, or into none. Blocks of other regions than this list's have no order. */
  move(block: Block, region: Region | null): void {
    block.region = region;
    const at = this.#neighbors.get(block);
    if (!at) return;
    this.#neighbors.delete(block);
    this.#join(at.previous, at.next);
  }

  /** Makes the region's list of blocks this one. */
  write(): void {
    const blocks = [];
    for (let block = this.region.firstBlock; block; block = this.#neighbors.get(block)?.next) blocks.push(block);
    this.region.discardBlocks();
    for (const block of blocks) {
      block.region = null;
      this.region.append(block);
    }
  }

  #link(block: Block, previous: Block | undefined, next: Block | undefined): void {
    this.#neighbors.set(block, { previous, next });
    this.#join(previous, block);
    this.#join(block, next);
  }

  #join(previous: Block | undefined, next: Block | undefined): void {
    if (previous) this.#neighbors.get(previous)!.next = next;
    if (next) this.#neighbors.get(next)!.previous = previous;
    else this.#last = previous;
  }
}
