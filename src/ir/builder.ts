import { InternalError } from '../support/invariant.ts';
import { Block } from './block.ts';
import { cloneOperation, cloneRegionInto, type IRMapping } from './clone.ts';
import type { Context } from './context.ts';
import type { Location } from './location.ts';
import { Operation, type OperationState } from './operation.ts';
import type { Region } from './region.ts';
import type { Type } from './type.ts';
import { walk } from './walk.ts';

/** A place between two operations of a block. */
export interface InsertionPoint {
  readonly block: Block;
  /** The operation that insertion happens before; null for the end of the block. */
  readonly before: Operation | null;
}

function outsideOfBlocks({ name }: Operation): InternalError {
  return new InternalError(`an insertion point needs an operation that is in a block, and '${name}' is in none`);
}

/** Makes operations and puts them at its insertion point, one behind the other. */
export class OpBuilder {
  readonly context: Context;
  insertionPoint: InsertionPoint | undefined;

  constructor(context: Context, insertionPoint?: InsertionPoint) {
    this.context = context;
    this.insertionPoint = insertionPoint;
  }

  static before(op: Operation): OpBuilder {
    return new OpBuilder(op.context, { block: op.block!, before: op });
  }

  static after(op: Operation): OpBuilder {
    return new OpBuilder(op.context, { block: op.block!, before: op.next });
  }

  static atBlockBegin(context: Context, block: Block): OpBuilder {
    return new OpBuilder(context, { block, before: block.firstOp });
  }

  static atBlockEnd(context: Context, block: Block): OpBuilder {
    return new OpBuilder(context, { block, before: null });
  }

  setInsertionPointBefore(op: Operation): void {
    if (!op.block) throw outsideOfBlocks(op);
    this.insertionPoint = { block: op.block, before: op };
  }

  setInsertionPointAfter(op: Operation): void {
    if (!op.block) throw outsideOfBlocks(op);
    this.insertionPoint = { block: op.block, before: op.next };
  }

  setInsertionPointToStart(block: Block): void {
    this.insertionPoint = { block, before: block.firstOp };
  }

  setInsertionPointToEnd(block: Block): void {
    this.insertionPoint = { block, before: null };
  }

  /** Runs `body` and puts the insertion point back to where it was. */
  withInsertionPoint<T>(body: () => T): T {
    const saved = this.insertionPoint;
    try {
      return body();
    } finally {
      this.insertionPoint = saved;
    }
  }

  /** Puts `op` at the insertion point and returns it. */
  insert<T extends Operation>(op: T): T {
    const point = this.insertionPoint;
    if (point) {
      point.block.insertBefore(op, point.before);
      this.notifyInserted(op);
    }
    return op;
  }

  /** Makes an operation from its parts and inserts it. Generated `build` functions call this. */
  create(state: Omit<OperationState, 'context'>): Operation {
    const { name, location, operands, resultTypes, properties, attributes, regions, successors } = state;
    const { context } = this;
    // What has none ends far from here. Only programs without types leave it out.
    if ((location as Location | undefined) === undefined) throw new TypeError(`'${name}' op: the location is missing`);
    return this.insert(
      Operation.create({ context, name, location, operands, resultTypes, properties, attributes, regions, successors }),
    );
  }

  /** Inserts a copy of `op`. */
  clone(op: Operation, mapping?: IRMapping): Operation {
    const copy = this.insert(cloneOperation(op, mapping));
    for (const region of copy.regions) this.#notifyInsertedIn(region);
    return copy;
  }

  /** Puts copies of the blocks of `source` into `target`, which is empty, without the arguments that `mapping` knows already. */
  cloneRegion(source: Region, target: Region, mapping: IRMapping): void {
    cloneRegionInto(source, target, mapping);
    this.#notifyInsertedIn(target);
  }

  /** Appends a new block to `region` and moves the insertion point to its end. */
  createBlock(region: Region, argumentTypes: readonly Type[] = [], locations: readonly Location[] = []): Block {
    const block = new Block();
    argumentTypes.forEach((type, i) => block.addArgument(type, locations[i]!));
    region.append(block);
    this.setInsertionPointToEnd(block);
    return block;
  }

  /** Called for every inserted operation; a rewriter listens. */
  protected notifyInserted(_op: Operation): void {}

  #notifyInsertedIn(region: Region): void {
    for (const op of region.operations()) walk(op, { before: (nested) => this.notifyInserted(nested) });
  }
}
