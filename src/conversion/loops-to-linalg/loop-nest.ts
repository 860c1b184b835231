import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type BlockArgument, type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import * as affine from '../../dialects/affine/generated/affine-ops.gen.ts';
import { AddIOp, MulIOp, SubIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { AllocaOp, AllocOp, LoadOp, StoreOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { type Counter, applyMap, LinearIndex, multiply } from './linear-index.ts';
import { carriedBy, countersOf, isLoop, knownIndex, type Loop } from './loop-counters.ts';
import { type Access, allOf, MemorySlot } from './memory-slot.ts';

/** What is written in an iteration of the loops around. */
export interface Statement {
  /** The operation that writes, or stands where that happens. */
  readonly op: Operation;
  /** Its place in the nest: statements run in this order in an iteration. */
  readonly order: number;
  readonly counters: readonly Counter[];
  readonly outputs: readonly Output[];
}

export interface Output {
  readonly access: Access;
  readonly value: Value;
}

/** A load or a store of an element. */
export type ElementAccess = LoadOp | StoreOp | affine.LoadOp | affine.StoreOp;

export function isElementAccess(op: Operation | undefined): op is ElementAccess {
  return isLoad(op) || op instanceof StoreOp || op instanceof affine.StoreOp;
}

export function isLoad(op: Operation | undefined): op is LoadOp | affine.LoadOp {
  return op instanceof LoadOp || op instanceof affine.LoadOp;
}

/** A nest of loops of which it is known how often they run: what they compute, and what it is made of. */
export class LoopNest {
  readonly statements: Statement[] = [];
  /** What is an index of loops, or computed of such. */
  readonly indices = new Map<Value, LinearIndex>();
  /** Where values are that loops carry, or give. */
  readonly slots = new Map<Value, MemorySlot>();
  /** Memory that is allocated in the nest. */
  readonly locals = new Map<Value, MemorySlot>();
  readonly #orders = new Map<Operation, number>();
  readonly #ends = new Map<Operation, number>();
  /** The counters of the loops around what is in a block. */
  readonly #counters = new Map<Block, readonly Counter[]>();

  private constructor(readonly root: Loop) {}

  /** Reads a nest, which holds nothing but loops, accesses and computations of scalars; returns undefined where it is not known how often loops run. */
  static read(root: Loop): LoopNest | undefined {
    const nest = new LoopNest(root);
    let order = 0;
    const isRead = walk(root, {
      before: (op) => {
        nest.#orders.set(op, order++);
        return nest.#enter(op) ? 'advance' : 'interrupt';
      },
      after: (op) => {
        nest.#ends.set(op, order);
        if (isLoop(op)) nest.#leave(op, order++);
      },
    });
    return isRead ? nest : undefined;
  }

  /** How many operations there are. */
  get size(): number {
    return this.#orders.size;
  }

  /** Tells whether a value comes to be in the nest. */
  has(value: Value): boolean {
    const op = value.definingOp ?? (value as BlockArgument).parentBlock.parentOp;
    return op !== undefined && this.#orders.has(op) && (op !== this.root || value.definingOp === undefined);
  }

  orderOf(op: Operation): number {
    return this.#orders.get(op)!;
  }

  /** Returns the place behind everything in a loop. */
  endOf(loop: Operation): number {
    return this.#ends.get(loop)!;
  }

  /** Returns the counters of the loops around an operation. */
  countersAround(op: Operation): readonly Counter[] {
    return op === this.root ? [] : this.#counters.get(op.block!)!;
  }

  /** Returns what an operation reads or writes. */
  accessOf(op: ElementAccess): Access {
    const own = this.#subscriptsOf(op);
    const local = this.locals.get(op.memref);
    return local ? local.at(own) : { memory: op.memref, subscripts: allOf(own) };
  }

  #subscriptsOf(op: ElementAccess): readonly (LinearIndex | undefined)[] {
    const indices = op.indices.map((index) => this.indexOf(index));
    return op instanceof LoadOp || op instanceof StoreOp ? indices : applyMap(op.map.value, indices);
  }

  /** Returns what a value of type `index` is; undefined where it is computed otherwise in the nest. */
  indexOf(value: Value): LinearIndex | undefined {
    const known = this.indices.get(value);
    if (known) return known;
    const constant = knownIndex(value);
    if (constant) return constant;
    return this.has(value) ? undefined : LinearIndex.ofSymbol(value);
  }

  #enter(op: Operation): boolean {
    if (isLoop(op)) return this.#enterLoop(op);
    if (op instanceof StoreOp || op instanceof affine.StoreOp) {
      this.#add(op, this.orderOf(op), this.countersAround(op), [{ access: this.accessOf(op), value: op.value }]);
    } else if (op instanceof AllocOp || op instanceof AllocaOp) {
      const { elementType, shape } = op.result(0).type as MemRefType;
      this.locals.set(op.result(0), new MemorySlot(elementType, this.countersAround(op), shape));
    } else {
      const index = this.#computedIndex(op);
      if (index) this.indices.set(op.result(0), index);
    }
    return true;
  }

  /** Returns what an operation computes of indices, if that is an index of loops. */
  #computedIndex(op: Operation): LinearIndex | undefined {
    if (op instanceof affine.ApplyOp) return applyMap(op.map.value, op.operands.map((value) => this.indexOf(value)))[0]; // prettier-ignore
    if (!(op instanceof AddIOp || op instanceof SubIOp || op instanceof MulIOp)) return undefined;
    if (op.result(0).type !== this.#indexType) return undefined;
    const [lhs, rhs] = [this.indexOf(op.lhs), this.indexOf(op.rhs)];
    if (!lhs || !rhs) return undefined;
    if (op instanceof MulIOp) return multiply(lhs, rhs);
    return op instanceof AddIOp ? lhs.plus(rhs) : lhs.minus(rhs);
  }

  get #indexType() {
    return this.root.regions[0]!.firstBlock!.arguments[0]?.type;
  }

  #enterLoop(op: Loop): boolean {
    const counted = countersOf(op, (value) => this.indexOf(value));
    if (!counted) return false;
    const body = op.region.firstBlock!;
    const around = this.countersAround(op);
    this.#counters.set(body, [...around, ...counted.map(({ counter }) => counter)]);
    counted.forEach(({ index }, i) => this.indices.set(body.arguments[i]!, index));
    carriedBy(op).forEach((init, i) => {
      const argument = body.arguments[counted.length + i]!;
      const slot = this.#handedOn(op, i, init) ?? new MemorySlot(argument.type, around);
      if (slot !== this.slots.get(init)) {
        this.#add(op, this.orderOf(op), around, [{ access: slot.at(), value: init }]);
      }
      this.slots.set(argument, slot);
      this.slots.set(op.result(i), slot);
    });
    return true;
  }

  /** Returns where the loop around carries a value that it only hands to this one, of which it then carries the result: both are one. */
  #handedOn(op: Loop, i: number, init: Value): MemorySlot | undefined {
    const slot = this.slots.get(init);
    const outer = op.block!;
    if (!slot || init.definingOp || init.parentBlock !== outer || !init.hasOneUse) return undefined;
    // The index is the argument before what is carried.
    const carried = (init as BlockArgument).argNumber - 1;
    return outer.lastOp!.operand(carried) === op.result(i) ? slot : undefined;
  }

  /** Takes note of what an iteration hands on to the next one. */
  #leave(op: Loop, order: number): void {
    const body = op.region.firstBlock!;
    const end = body.lastOp!;
    const outputs = carriedBy(op).flatMap((_, i) => {
      const [slot, value] = [this.slots.get(op.result(i))!, end.operand(i)];
      return this.slots.get(value) === slot ? [] : [{ access: slot.at(), value }];
    });
    if (outputs.length > 0) this.#add(end, order, this.#counters.get(body)!, outputs);
  }

  #add(op: Operation, order: number, counters: readonly Counter[], outputs: readonly Output[]): void {
    this.statements.push({ op, order, counters, outputs });
  }
}
