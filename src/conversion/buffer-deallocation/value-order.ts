import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { BlockArgument, type OpResult, type Value } from '../../ir/value.ts';
import { walkBlocks } from '../../ir/walk.ts';
import { ancestorIn } from './liveness.ts';

/** The distance between the numbers of operations, so that there is room for others between them, and the number of those that have none yet, as in MLIR. */
const stride = 5;
const noNumber = 0xffffffff;

/**
 * Compares values by place: arguments of blocks first, by their numbers, then results. Arguments of blocks of one region that have the same number are equal; results in
 * different blocks of one region are compared by how far each is from the beginning of its block, as MLIR numbers operations when it first has to compare two of a block.
 * Source: ValueComparator of mlir/lib/Dialect/Bufferization/IR/BufferDeallocationOpInterface.cpp, Operation::isBeforeInBlock of mlir/lib/IR/Operation.cpp.
 * Differs: of what passes before this one did to the numbers nothing is known.
 */
export class ValueOrder {
  readonly #numbers = new Map<Operation, number>();

  constructor(root: Operation) {
    // The verifier has compared operations with those of the same block whose results they use.
    walkBlocks(root, (block) => {
      if (hasUsesInside(block)) this.#numberAll(block);
    });
  }

  compare(a: Value, b: Value): number {
    if (a === b) return 0;
    if (a instanceof BlockArgument) {
      if (!(b instanceof BlockArgument)) return -1;
      return a.argNumber - b.argNumber || compareRegions(a.owner.region!, b.owner.region!);
    }
    return b instanceof BlockArgument ? 1 : this.#compareResults(a as OpResult, b as OpResult);
  }

  #compareResults(a: OpResult, b: OpResult): number {
    const [first, second] = [a.definingOp, b.definingOp];
    if (first === second) return a.resultNumber - b.resultNumber;
    const [firstRegion, secondRegion] = [first.parentRegion!, second.parentRegion!];
    if (firstRegion !== secondRegion) return compareRegions(firstRegion, secondRegion);
    this.#numberOne(first);
    this.#numberOne(second);
    return this.#numberOf(first) - this.#numberOf(second);
  }

  #numberOf(op: Operation): number {
    return this.#numbers.get(op) ?? noNumber;
  }

  #numberAll(block: Block): void {
    let last = 0;
    for (let op = block.firstOp; op; op = op.next) this.#numbers.set(op, (last += stride));
  }

  /** Source: Operation::updateOrderIfNecessary. */
  #numberOne(op: Operation): void {
    const { previous, next } = op;
    if (this.#numbers.has(op) || (!previous && !next)) return;
    const before = previous ? this.#numbers.get(previous) : 0;
    const after = next ? this.#numbers.get(next) : Infinity;
    if (before === undefined || after === undefined || after <= before + 1) this.#numberAll(op.block!);
    else if (!next) this.#numbers.set(op, before + stride);
    else if (!previous) this.#numbers.set(op, after <= stride ? Math.floor(after / 2) : stride);
    else this.#numbers.set(op, before + Math.floor((after - before) / 2));
  }
}

function hasUsesInside(block: Block): boolean {
  for (let op = block.firstOp; op; op = op.next) {
    for (const result of op.results) {
      for (const user of result.users()) if (ancestorIn(block, user) === block) return true;
    }
  }
  return false;
}

/** The outer one comes first. */
function compareRegions(a: Region, b: Region): number {
  if (a === b) return 0;
  return a.isAncestorOf(b) ? -1 : 1;
}
