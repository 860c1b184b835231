import { isAffineLeaf } from '../../affine/affine-walk.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { countBefore } from '../../support/lists.ts';
import { LoadOp as AffineLoadOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { rootOf } from '../memref-to-tensor/memory.ts';
import { isLoad, type ElementAccess, type LoopNest, type Output, type Statement } from './loop-nest.ts';
import { type Access, MemorySlot } from './memory-slot.ts';

/** A statement, and all that has to be computed for it alone. */
export interface Computation extends Statement {
  /** The values that are elements of memory where the statement runs. */
  readonly reads: ReadonlyMap<Value, Access>;
  /** Memory that is read at places that are computed. */
  readonly searched: readonly Access[];
  /** The operations that compute scalars, in order, loads at such places among them. */
  readonly ops: readonly Operation[];
}

/** How many times as much may be computed as before, as what statements have in common is computed for each. */
const maxGrowth = 16;
/** This much may be computed in any case. */
const freeOps = 256;
/** So many elements are read by a statement at most: each would be an operand. */
const maxReads = 256;

/** Returns the memory that names of it have in common. */
export function storageOf(memory: Access['memory']): Value | MemorySlot {
  return memory instanceof MemorySlot ? memory : rootOf(memory);
}

/** Returns what the statements of a nest compute, in order; undefined where that would be too much, or cannot be separated. */
export function separate(nest: LoopNest): readonly Computation[] | undefined {
  return new Separation(nest).run();
}

class Separation {
  readonly #nest: LoopNest;
  /** Where memory is written, in order. */
  readonly #writes = new Map<Value | MemorySlot, number[]>();
  /** Where elements are kept that are overwritten before they are used. */
  readonly #kept = new Map<ElementAccess, MemorySlot>();
  readonly #computations: Computation[] = [];
  #budget: number;

  constructor(nest: LoopNest) {
    this.#nest = nest;
    this.#budget = maxGrowth * nest.size + freeOps;
  }

  run(): readonly Computation[] | undefined {
    for (const { order, outputs } of this.#nest.statements) {
      for (const { access } of outputs) {
        const storage = storageOf(access.memory);
        const orders = this.#writes.get(storage);
        if (orders) orders.push(order);
        else this.#writes.set(storage, [order]);
      }
    }
    for (const orders of this.#writes.values()) orders.sort((a, b) => a - b);
    const all = this.#nest.statements.every((statement) =>
      this.#independent(statement).every((part) => this.#add(part)),
    );
    if (!all) return undefined;
    return this.#computations.sort((a, b) => a.order - b.order);
  }

  /** Returns statements for those of the outputs that do not depend on what the others were before. */
  #independent(statement: Statement): readonly Statement[] {
    const { outputs } = statement;
    if (outputs.length === 1) return [statement];
    const owners = new Map<MemorySlot, number>(outputs.map(({ access }, i) => [access.memory as MemorySlot, i]));
    const groups = outputs.map((_, i) => i);
    const find = (i: number): number => {
      while (groups[i] !== i) i = groups[i]!;
      return i;
    };
    outputs.forEach((output, i) => {
      for (const { memory } of this.#collect({ ...statement, outputs: [output] })?.reads.values() ?? []) {
        const owner = owners.get(memory as MemorySlot);
        if (owner !== undefined) groups[find(i)] = find(owner);
      }
    });
    const parts = new Map<number, Output[]>();
    outputs.forEach((output, i) => {
      const part = parts.get(find(i));
      if (part) part.push(output);
      else parts.set(find(i), [output]);
    });
    return [...parts.values()].map((part) => ({ ...statement, outputs: part }));
  }

  #add(statement: Statement): boolean {
    const computation = this.#collect(statement);
    if (computation) this.#computations.push(computation);
    return computation !== undefined;
  }

  #collect(statement: Statement): Computation | undefined {
    const reads = new Map<Value, Access>();
    const searched: Access[] = [];
    const ops = new Set<Operation>();
    const pending = statement.outputs.map(({ value }) => value);
    for (let value = pending.pop(); value; value = pending.pop()) {
      if (reads.has(value) || !this.#nest.has(value) || this.#nest.indices.has(value)) continue;
      const carried = this.#nest.slots.get(value);
      if (carried) {
        reads.set(value, carried.at());
        continue;
      }
      const op = value.definingOp!;
      if (ops.has(op)) continue;
      if (this.#budget-- <= 0) return undefined;
      if (isLoad(op)) {
        const access = this.#readBy(op, statement);
        if (!access) return undefined;
        if (access.subscripts) {
          reads.set(value, access);
          continue;
        }
        if (access.memory instanceof MemorySlot || isDivided(op)) return undefined;
        searched.push(access);
        pending.push(...op.indices);
      } else {
        // What affine computes that is not linear has no counterpart in a body.
        if (op.dialectNamespace === 'affine') return undefined;
        pending.push(...op.operands);
      }
      ops.add(op);
    }
    if (reads.size > maxReads) return undefined;
    return {
      ...statement,
      reads: new Map([...reads].sort(([a], [b]) => this.#placeOf(a) - this.#placeOf(b))),
      searched,
      ops: [...ops].sort((a, b) => this.#nest.orderOf(a) - this.#nest.orderOf(b)),
    };
  }

  /** Returns where a value comes to be; those that a loop carries are there before. */
  #placeOf({ definingOp }: Value): number {
    return definingOp ? this.#nest.orderOf(definingOp) : -1;
  }

  /** Returns what a statement is to read that uses the result of a load: it runs by itself, when all that is written before in any iteration has been. */
  #readBy(load: ElementAccess, statement: Statement): Access | undefined {
    const access = this.#nest.accessOf(load);
    if (!this.#isOverwritten(load, storageOf(access.memory), statement)) return access;
    if (!access.subscripts) return undefined;
    let slot = this.#kept.get(load);
    if (!slot) {
      const counters = this.#nest.countersAround(load);
      slot = new MemorySlot(load.result(0).type, counters);
      this.#kept.set(load, slot);
      const output = { access: slot.at(), value: load.result(0) };
      if (!this.#add({ op: load, order: this.#nest.orderOf(load), counters, outputs: [output] })) return undefined;
    }
    return slot.at();
  }

  /** Tells whether memory is written between a load and a statement. */
  #isOverwritten(load: ElementAccess, storage: Value | MemorySlot, { op, order }: Statement): boolean {
    let user = op;
    while (user.block !== load.block) user = user.parentOp!;
    // All iterations of a loop around the statement are behind the load if the loop is.
    const end = user === op ? order - 1 : this.#nest.endOf(user);
    const begin = this.#nest.orderOf(load);
    const writes = this.#writes.get(storage) ?? [];
    return writes[countBefore(writes, (write) => write <= begin)]! <= end;
  }
}

/** Tells whether a map makes more of indices than choose among them: what it computes has no counterpart in a body. */
function isDivided(load: ElementAccess): boolean {
  return load instanceof AffineLoadOp && load.map.value.results.some((expr) => !isAffineLeaf(expr));
}
