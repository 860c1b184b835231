import { memoryEffects, type MemoryEffect } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { isReadOp, isWriteOp } from '../dependence/memory-access.ts';
import {
  ForOp,
  type LoadOp,
  type StoreOp,
  type VectorLoadOp,
  type VectorStoreOp,
} from '../generated/affine-ops.gen.ts';
import { accessedMemory } from '../intervening-effects.ts';

/** An operation of a block with what it does to memory. Source: MemRefDependenceGraph::Node of mlir/Dialect/Affine/Analysis/Utils.h. */
export class FusionNode {
  readonly id: number;
  op: Operation;
  loads: (LoadOp | VectorLoadOp)[] = [];
  stores: (StoreOp | VectorStoreOp)[] = [];
  /** Other operations that read memory, that write it, and that give it back. */
  otherLoads: Operation[] = [];
  otherStores: Operation[] = [];
  frees: Operation[] = [];

  constructor(id: number, op: Operation) {
    this.id = id;
    this.op = op;
    this.collect();
  }

  /** Looks at what the operation has in it. Source: LoopNestStateCollector::collect. */
  collect(): void {
    this.loads = [];
    this.stores = [];
    this.otherLoads = [];
    this.otherStores = [];
    this.frees = [];
    walk(this.op, { after: (op) => this.#add(op) });
  }

  #add(op: Operation): void {
    if (op instanceof ForOp) return;
    if (isReadOp(op)) this.loads.push(op);
    else if (isWriteOp(op)) this.stores.push(op);
    else {
      const effects = memoryEffects(op);
      const has = (effect: MemoryEffect) => effects?.some((each) => each.effect === effect) ?? affectsOperands(op);
      if (has('read')) this.otherLoads.push(op);
      if (has('write')) this.otherStores.push(op);
      if (effects && has('free')) this.frees.push(op);
    }
  }

  /** What memory the node accesses; undefined where that is not known. */
  accessed(): Set<Value> | undefined {
    const memrefs = new Set<Value>([...this.loads, ...this.stores].map(({ memref }) => memref));
    const others: [Operation[], MemoryEffect][] = [
      [this.otherLoads, 'read'],
      [this.otherStores, 'write'],
      [this.frees, 'free'],
    ];
    for (const [ops, effect] of others) {
      for (const op of ops) {
        for (const value of affectedValues(op, effect)) {
          if (!(value.type instanceof MemRefType)) return undefined;
          memrefs.add(value);
        }
      }
    }
    return memrefs;
  }

  numLoads(memref: Value): number {
    return this.loads.filter((load) => load.memref === memref).length;
  }

  /** Tells whether something writes the memory. */
  hasStore(memref: Value): boolean {
    return (
      this.stores.some((store) => store.memref === memref) ||
      this.otherStores.some((op) => memoryEffects(op) && affectedValues(op, 'write').includes(memref))
    );
  }

  hasFree(memref: Value): boolean {
    return this.frees.some((op) => affectedValues(op, 'free').includes(memref));
  }

  /** What it both loads from and stores to. */
  loadedAndStored(): Value[] {
    return [...new Set(this.stores.map(({ memref }) => memref))].filter((memref) => this.numLoads(memref) > 0);
  }
}

/** Tells whether an operation of which nothing is known may do something to memory that it gets. */
function affectsOperands(op: Operation): boolean {
  if (op.hasTrait('RecursiveMemoryEffects')) return false;
  return op.operands.some(({ type }) => type instanceof MemRefType);
}

/** Returns the memory that an operation has the effect on. Source: getEffectedValues. */
export function affectedValues(op: Operation, effect: MemoryEffect): Value[] {
  const effects = memoryEffects(op);
  if (!effects) {
    return affectsOperands(op) ? op.operands.filter(({ type }) => type instanceof MemRefType) : [];
  }
  return effects.flatMap((each) => {
    const value = each.value ?? accessedMemory(op);
    return each.effect === effect && value && value.type instanceof MemRefType ? [value] : [];
  });
}
