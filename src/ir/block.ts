import { InternalError, invariant } from '../support/invariant.ts';
import type { Location } from './location.ts';
import type { Operation } from './operation.ts';
import type { Region } from './region.ts';
import type { Type } from './type.ts';
import { BlockArgument } from './value.ts';

/** A use of a block as a successor of a terminator. Uses of a block form an intrusive doubly linked list. */
export class BlockOperand {
  readonly owner: Operation;
  readonly successorNumber: number;
  private target: Block;
  nextUse: BlockOperand | null;
  private previousUse: BlockOperand | null;

  constructor(owner: Operation, successorNumber: number, block: Block) {
    this.owner = owner;
    this.successorNumber = successorNumber;
    this.target = block;
    this.nextUse = null;
    this.previousUse = null;
    this.link();
  }

  get block(): Block {
    return this.target;
  }

  /** Makes this successor `block`. */
  set(block: Block): void {
    this.drop();
    this.target = block;
    this.link();
  }

  /** Takes this use out of its block's list of uses. */
  drop(): void {
    if (this.previousUse) this.previousUse.nextUse = this.nextUse;
    else if (this.target.firstUse === this) this.target.firstUse = this.nextUse;
    if (this.nextUse) this.nextUse.previousUse = this.previousUse;
    this.nextUse = this.previousUse = null;
  }

  private link(): void {
    const first = this.target.firstUse;
    this.nextUse = first;
    if (first) first.previousUse = this;
    this.target.firstUse = this;
  }
}

/** How far the numbers of operations in a row are apart at first, and how large they may get: they are kept where numbers of 31 bits are. */
const orderStride = 32;
const mostOrder = 2 ** 30;

/**
 * A list of arguments and a doubly linked list of operations; a node of its region's control-flow graph.
 * The list is intrusive: an operation is in at most one block, and insertion and removal take constant time.
 */
export class Block {
  region: Region | null;
  readonly arguments: BlockArgument[];
  firstOp: Operation | null;
  lastOp: Operation | null;
  firstUse: BlockOperand | null;
  /** Whether the order numbers of the operations say their order; see Operation.isBeforeInBlock. */
  orderIsValid: boolean;
  /** See IndexedTable. */
  tableIndex: number;
  /** See MarkedSet. */
  mark: number;

  constructor() {
    this.region = null;
    this.arguments = [];
    this.firstOp = null;
    this.lastOp = null;
    this.firstUse = null;
    this.orderIsValid = false;
    this.tableIndex = -1;
    this.mark = 0;
  }

  /** The operation that holds the block's region. */
  get parentOp(): Operation | undefined {
    return this.region?.parentOp ?? undefined;
  }

  addArgument(type: Type, location: Location): BlockArgument {
    const argument = new BlockArgument(this, this.arguments.length, type, location);
    // The first makes a list of one, because one that grows takes room for many elements.
    if (this.arguments.length === 0) (this as { arguments: BlockArgument[] }).arguments = [argument];
    else this.arguments.push(argument);
    return argument;
  }

  insertArgument(index: number, type: Type, location: Location): BlockArgument {
    const argument = new BlockArgument(this, index, type, location);
    this.arguments.splice(index, 0, argument);
    this.renumber(index);
    return argument;
  }

  /** Removes an argument, which must have no uses. */
  eraseArgument(index: number): void {
    invariant(!this.arguments[index]?.hasUses, 'a block argument that is erased must have no uses');
    this.arguments.splice(index, 1);
    this.renumber(index);
  }

  /** Removes the arguments of these numbers, which must have no uses. Cost: linear in the arguments. */
  eraseArguments(numbers: ReadonlySet<number>): void {
    const kept = this.arguments.filter((argument, i) => {
      if (!numbers.has(i)) return true;
      invariant(!argument.hasUses, 'a block argument that is erased must have no uses');
      return false;
    });
    (this as { arguments: readonly BlockArgument[] }).arguments = kept;
    this.renumber(0);
  }

  /** Visits the operations in order. The current one may be removed during the visit. */
  *operations(): IterableIterator<Operation> {
    for (let op = this.firstOp; op;) {
      const next: Operation | null = op.next;
      yield op;
      op = next;
    }
  }

  get isEmpty(): boolean {
    return this.firstOp === null;
  }

  append(op: Operation): void {
    this.insertBefore(op, null);
  }

  /** Puts `op`, which is in no block, before `anchor`, or at the end when `anchor` is null. */
  insertBefore(op: Operation, anchor: Operation | null): void {
    if (op.block !== null) throw new InternalError('an operation that is inserted must not be in a block');
    op.block = this;
    const previous = anchor ? anchor.previous : this.lastOp;
    op.previous = previous;
    op.next = anchor;
    if (previous) previous.next = op;
    else this.firstOp = op;
    if (anchor) anchor.previous = op;
    else this.lastOp = op;
    if (this.orderIsValid) this.orderInserted(op);
  }

  /** Takes `op` out of the list, without touching its operands. */
  remove(op: Operation): void {
    if (op.block !== this) throw new InternalError('an operation can only be removed from its own block');
    if (op.previous) op.previous.next = op.next;
    else this.firstOp = op.next;
    if (op.next) op.next.previous = op.previous;
    else this.lastOp = op.previous;
    op.block = op.previous = op.next = null;
  }

  /** The last operation when it is a terminator or may be one (is unregistered). */
  get terminator(): Operation | undefined {
    const last = this.lastOp;
    return last && last.mightHaveTrait('Terminator') ? last : undefined;
  }

  /** The blocks that control may pass to from here. */
  get successors(): readonly Block[] {
    return this.lastOp ? this.lastOp.successors : [];
  }

  /** The blocks that control may come from, once per use. */
  *predecessors(): IterableIterator<Block> {
    for (let use = this.firstUse; use; use = use.nextUse) if (use.owner.block) yield use.owner.block;
  }

  get isEntryBlock(): boolean {
    return this.region?.firstBlock === this;
  }

  /** Moves `op`, which is in this block, and all operations after it into `into`, which is empty and is put behind this block. */
  splitBefore(op: Operation, into: Block): Block {
    invariant(into.isEmpty, 'a block is split into an empty one');
    for (let current: Operation | null = op; current; current = current.next) current.block = into;
    into.firstOp = op;
    into.lastOp = this.lastOp;
    into.orderIsValid = this.orderIsValid;
    const { previous } = op;
    op.previous = null;
    if (previous) previous.next = null;
    else this.firstOp = null;
    this.lastOp = previous;
    this.region?.insertAfter(into, this);
    return into;
  }

  /** Drops all operands of all operations inside, so that they can be thrown away in any order. */
  dropAllReferences(): void {
    for (let op = this.firstOp; op; op = op.next) op.dropAllReferences();
  }

  /**
   * Numbers the operations, from `first` on and with gaps for others, so that two can be compared in constant time. Returns a number behind the last.
   */
  recomputeOrder(first = 0): number {
    let order = first;
    for (let op = this.firstOp; op; op = op.next, order += orderStride) op.orderInBlock = order;
    this.orderIsValid = true;
    return order;
  }

  /** Gives an operation that is new between numbered ones a number between theirs; where there is none left, all are to be numbered anew. */
  private orderInserted(op: Operation): void {
    const { previous, next } = op;
    const low = previous ? previous.orderInBlock : (next?.orderInBlock ?? 0) - 2 * orderStride;
    const high = next ? next.orderInBlock : low + 2 * orderStride;
    op.orderInBlock = low + ((high - low) >> 1);
    this.orderIsValid = low < op.orderInBlock && Math.abs(op.orderInBlock) < mostOrder;
  }

  private renumber(from: number): void {
    for (let i = from; i < this.arguments.length; i++) this.arguments[i]!.argNumber = i;
  }
}
