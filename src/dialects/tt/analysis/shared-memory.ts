import { ancestorInBlock } from '../../../ir/ancestors.ts';
import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type OpOperand, type Value } from '../../../ir/value.ts';
import { isTensorType } from '../../../ir/types/shaped-types.ts';

/** Tensors that may be in the same memory, and how long it is needed. */
export interface MemoryGroup {
  /** In the order in which they are made. */
  readonly values: readonly Value[];
  /** The last operation of the block that touches the memory; undefined for arguments without uses. */
  readonly lastUse: Operation | undefined;
  /** The memory is somebody else's: one of the values is an argument of the block, or leaves it by its terminator. */
  readonly escapes: boolean;
}

/** Says which values may be in the memory of what an operand is. */
export type HandedOn = (use: OpOperand) => readonly Value[];

/**
 * Returns the tensors of a block, its arguments and results, in groups that may share memory, in the order of their first value. What shares memory with a
 * third value is in one group. Takes time linear in the uses.
 */
export function memoryGroups(block: Block, handedOn: HandedOn): readonly MemoryGroup[] {
  const sets = new DisjointSets();
  const args = new Set<Value>(block.arguments);
  const results = [...block.operations()].flatMap((op) => op.results);
  for (const value of [...args, ...results]) if (isTensorType(value.type)) sets.add(value);
  for (const value of sets.values) {
    for (const use of value.uses()) {
      const user = ancestorInBlock(use.owner, block);
      // What a nested operation makes of it may be a result of the operation around.
      for (const next of user === use.owner ? handedOn(use) : (user?.results ?? [])) sets.join(value, next);
    }
  }
  const groups = new Map<Value, { values: Value[]; lastUse: Operation | undefined; escapes: boolean }>();
  for (const value of sets.values) {
    const root = sets.find(value);
    const group = groups.get(root) ?? { values: [], lastUse: undefined, escapes: false };
    groups.set(root, group);
    group.values.push(value);
    group.escapes ||= args.has(value);
    const touching = [...value.uses()].map(({ owner }) => ancestorInBlock(owner, block));
    for (const user of [value.definingOp, ...touching]) {
      if (!user) continue;
      group.escapes ||= user.hasTrait('Terminator');
      if (!group.lastUse || group.lastUse.isBeforeInBlock(user)) group.lastUse = user;
    }
  }
  return [...groups.values()];
}

/** Values in sets that grow together. */
class DisjointSets {
  readonly #parents = new Map<Value, Value>();

  /** In the order in which they were added. */
  get values(): readonly Value[] {
    return [...this.#parents.keys()];
  }

  add(value: Value): void {
    this.#parents.set(value, value);
  }

  /** Joins the sets of two values; one that was not added is in none. */
  join(a: Value, b: Value): void {
    if (this.#parents.has(a) && this.#parents.has(b)) this.#parents.set(this.find(b), this.find(a));
  }

  /** Returns the value that stands for the set of a value. */
  find(value: Value): Value {
    let root = value;
    for (let parent = this.#parents.get(root)!; parent !== root; parent = this.#parents.get(root)!) root = parent;
    // The next search takes the short way.
    for (let each = value; each !== root;) {
      const parent = this.#parents.get(each)!;
      this.#parents.set(each, root);
      each = parent;
    }
    return root;
  }
}
