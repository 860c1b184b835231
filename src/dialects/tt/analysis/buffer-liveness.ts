import { ancestorInBlock } from '../../../ir/ancestors.ts';
import { type Block } from '../../../ir/block.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type OpOperand, type Value } from '../../../ir/value.ts';

/** When the memory of a tensor is needed. Positions are those of operations in the function's block. */
export interface BufferLifetime {
  /** The first and the last operation, in the block where the tensor is made, that touch its memory. */
  readonly firstUse: Operation;
  readonly lastUse: Operation;
  /** The tensor, or one in the same memory, leaves the block by its terminator. */
  readonly escapes: boolean;
  /** Position of the first operation of the function that touches the memory. */
  readonly from: number;
  /** Position of the last one. */
  readonly to: number;
}

/** Finds out how long the memory of tensors in the one block of a function is needed. */
export class BufferLiveness {
  readonly #block: Block;
  readonly #positions = new Map<Operation, number>();

  constructor(block: Block) {
    this.#block = block;
    for (const op of block.operations()) this.#positions.set(op, this.#positions.size);
  }

  /**
   * Returns the lifetime of a result's memory. What is written to the memory is there too: the result that is tied to
   * an init, and, as a precaution, every result of an operation in another style that uses it, such as a call.
   * Source: ttmlir-facts, section 2.2.9, step 3. Differs: a result that nobody uses ends at the operation that makes it,
   * where upstream crashes; and later uses of the init count beside those of the result.
   */
  of(made: Operation): BufferLifetime {
    const block = made.block!;
    const uses = sharedUses(made.results);
    let escapes = false;
    let [firstUse, lastUse]: [Operation | undefined, Operation] = [undefined, made];
    let [from, to] = [Infinity, this.#positionOf(made)];
    for (const { owner } of uses) {
      const position = this.#positionOf(owner);
      from = Math.min(from, position);
      to = Math.max(to, position);
      const user = ancestorInBlock(owner, block);
      if (!user) continue;
      escapes ||= user.hasTrait('Terminator');
      if (!firstUse || user.isBeforeInBlock(firstUse)) firstUse = user;
      if (lastUse.isBeforeInBlock(user)) lastUse = user;
    }
    return { firstUse: firstUse ?? made, lastUse, escapes, from: Math.min(from, to), to };
  }

  #positionOf(op: Operation): number {
    return this.#positions.get(ancestorInBlock(op, this.#block) ?? op) ?? this.#positions.size;
  }
}

/** Returns the uses of values and of all values that may be in the same memory. */
function sharedUses(values: readonly Value[]): OpOperand[] {
  const found: OpOperand[] = [];
  const seen = new Set<Value>(values);
  for (const value of seen) {
    for (const use of value.uses()) {
      found.push(use);
      for (const next of handedOn(use)) seen.add(next);
    }
  }
  return found;
}

/**
 * Returns the values that may be in the memory of what `use` uses: the result that is tied to an init, and, as a precaution, every
 * result of an operation in another style, such as a call.
 */
export function handedOn({ owner, operandNumber }: OpOperand): readonly Value[] {
  const inits = dpsInits(owner);
  if (inits) {
    const tied = inits.findIndex((init) => init.operandNumber === operandNumber);
    return owner.results.slice(tied, tied < 0 ? 0 : tied + 1);
  }
  if (owner.hasTrait('Terminator')) return owner.parentOp?.results ?? [];
  return owner.results;
}
