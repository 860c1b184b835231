import { invariant } from '../support/invariant.ts';
import type { Block } from './block.ts';
import type { Operation } from './operation.ts';

/** An ordered list of blocks inside an operation; the first is the entry block. */
export class Region {
  parentOp: Operation | null;
  readonly blocks: Block[];

  constructor(parentOp: Operation | null = null) {
    this.parentOp = parentOp;
    this.blocks = [];
  }

  get isEmpty(): boolean {
    return this.blocks.length === 0;
  }

  get firstBlock(): Block | undefined {
    return this.blocks[0];
  }

  get parentRegion(): Region | undefined {
    return this.parentOp?.block?.region ?? undefined;
  }

  append(block: Block): void {
    this.adopt(block);
    // The first makes a list of one, because one that grows takes room for many elements.
    if (this.blocks.length === 0) (this as { blocks: Block[] }).blocks = [block];
    else this.blocks.push(block);
  }

  insertAfter(block: Block, anchor: Block): void {
    this.adopt(block);
    this.blocks.splice(this.blocks.indexOf(anchor) + 1, 0, block);
  }

  insertBefore(block: Block, anchor: Block): void {
    this.adopt(block);
    this.blocks.splice(this.blocks.indexOf(anchor), 0, block);
  }

  /** Takes `block` out of the region. */
  remove(block: Block): void {
    const index = this.blocks.indexOf(block);
    invariant(index >= 0, 'a block can only be removed from its own region');
    this.blocks.splice(index, 1);
    block.region = null;
  }

  /** Moves all blocks of `other` to the end of this region. */
  takeBody(other: Region): void {
    for (const block of other.blocks) {
      block.region = this;
      this.blocks.push(block);
    }
    other.blocks.length = 0;
  }

  /** Forgets the blocks, which nothing outside of them may refer to. */
  discardBlocks(): void {
    this.blocks.length = 0;
  }

  /** Visits the operations of all blocks, without those nested in them. */
  *operations(): IterableIterator<Operation> {
    for (const block of this.blocks) yield* block.operations();
  }

  /** Tells whether `other` is this region or nested somewhere inside it. */
  isAncestorOf(other: Region | undefined): boolean {
    for (let region = other; region; region = region.parentRegion) if (region === this) return true;
    return false;
  }

  dropAllReferences(): void {
    for (const block of this.blocks) block.dropAllReferences();
  }

  private adopt(block: Block): void {
    invariant(block.region === null, 'a block that is inserted must not be in a region');
    block.region = this;
  }
}
