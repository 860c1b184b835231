import { DominanceInfo } from '../../../ir/dominance.ts';
import { type MemoryEffect, memoryEffects } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { numCommonSurroundingLoops } from '../dependence/common-loops.ts';
import { dependenceOf } from '../dependence/dependence.ts';
import { type AccessOp, isAccessOp, isReadOp, isWriteOp, MemoryAccess } from '../dependence/memory-access.ts';
import { isSamePlace, PlaceKeys } from '../dependence/same-place.ts';
import { type LoadOp, type StoreOp, type VectorLoadOp, type VectorStoreOp } from '../generated/affine-ops.gen.ts';
import { AffineScalarReplacementBase } from '../generated/affine-passes.gen.ts';
import { InterveningEffects, isAlwaysReached } from '../intervening-effects.ts';
import { affineScope } from '../valid-operands.ts';

type ReadOp = LoadOp | VectorLoadOp;
type WriteOp = StoreOp | VectorStoreOp;

/** `affine-scalrep`. Source: affineScalarReplace of mlir/lib/Dialect/Affine/Utils/Utils.cpp. */
export class AffineScalarReplacement extends AffineScalarReplacementBase {
  override runOnOperation(root: Operation): void {
    new ScalarReplacement(root).run();
  }
}

/** The replacement of accesses to memory in one function. */
class ScalarReplacement {
  readonly #root: Operation;
  readonly #dominance = new DominanceInfo();
  readonly #effects: InterveningEffects;
  readonly #accesses = new Map<Operation, MemoryAccess>();
  readonly #keys = new PlaceKeys();
  /** The accesses to each memref by their places, those whose place has no key for themselves. */
  #byPlace = new Map<Value, Map<string | undefined, AccessOp[]>>();

  constructor(root: Operation) {
    this.#root = root;
    this.#effects = new InterveningEffects(root, (op) => this.#accessOf(op));
  }

  run(): void {
    const forwarded = new Set<Value>();
    this.#eraseEach(isReadOp, (load) => {
      const store = this.#storeSeenBy(load);
      if (!store || store.value.type !== load.result().type) return false;
      load.result().replaceAllUsesWith(store.value);
      forwarded.add(load.memref);
      return true;
    });
    this.#eraseEach(isWriteOp, (store) => this.#isOverwritten(store));
    for (const memref of forwarded) eraseUnread(memref);
    this.#eraseEach(isReadOp, (load) => {
      const earlier = this.#loadSeenBy(load);
      if (earlier) load.result().replaceAllUsesWith(earlier.result());
      return earlier !== undefined;
    });
  }

  /** Erases the accesses of which that is true, once all of them were looked at. */
  #eraseEach<T extends AccessOp>(isOne: (op: Operation) => op is T, isErased: (op: T) => boolean): void {
    const accesses: T[] = [];
    this.#byPlace = new Map();
    this.#accesses.clear();
    walk(this.#root, {
      after: (op) => {
        if (isAccessOp(op)) this.#sortIn(op);
        if (isOne(op)) accesses.push(op);
      },
    });
    for (const op of accesses.filter(isErased)) op.erase();
  }

  #sortIn(op: AccessOp): void {
    const key = this.#keys.keyOf(this.#accessOf(op));
    let places = this.#byPlace.get(op.memref);
    if (!places) this.#byPlace.set(op.memref, (places = new Map()));
    const known = places.get(key);
    if (known) known.push(op);
    else places.set(key, [op]);
  }

  /** Returns other accesses to the place that an access is to. */
  *#samePlace(op: AccessOp): Generator<AccessOp> {
    const access = this.#accessOf(op);
    const key = this.#keys.keyOf(access);
    const places = this.#byPlace.get(op.memref);
    const candidates = key === undefined ? [...(places?.values() ?? [])].flat() : (places?.get(key) ?? []);
    for (const other of candidates) {
      if (!this.#effects.takeStep()) return;
      if (other !== op && (key !== undefined || isSamePlace(access, this.#accessOf(other)))) yield other;
    }
    if (key === undefined) return;
    for (const other of places?.get(undefined) ?? []) {
      if (!this.#effects.takeStep()) return;
      if (isSamePlace(access, this.#accessOf(other))) yield other;
    }
  }

  /** Returns the store whose value a load is known to give. Source: forwardStoreToLoad. */
  #storeSeenBy(load: ReadOp): WriteOp | undefined {
    const access = this.#accessOf(load);
    for (const store of this.#samePlace(load)) {
      if (!isWriteOp(store) || !this.#dominance.properlyDominates(store, load)) continue;
      if (!this.#mustReach(this.#accessOf(store), access)) continue;
      if (this.#effects.isNone('write', store, access)) return store;
    }
    return undefined;
  }

  #mustReach(source: MemoryAccess, target: MemoryAccess): boolean {
    if (affineScope(source.op) !== affineScope(target.op)) return false;
    const depth = numCommonSurroundingLoops(source.op, target.op) + 1;
    const dependence = dependenceOf(source, target, depth);
    return dependence !== 'none' && dependence !== 'unknown';
  }

  /** Tells whether another store comes before anything reads what a store writes. Source: findUnusedStore. */
  #isOverwritten(store: WriteOp): boolean {
    for (const later of this.#samePlace(store)) {
      if (!isWriteOp(later) || later.parentRegion !== store.parentRegion) continue;
      if (later.value.type !== store.value.type || !isAlwaysReached(later, store)) continue;
      if (this.#effects.isNone('read', store, this.#accessOf(later))) return true;
    }
    return false;
  }

  /** Returns the first load that gives the same as a load. Source: loadCSE. */
  #loadSeenBy(load: ReadOp): ReadOp | undefined {
    const access = this.#accessOf(load);
    let first: ReadOp | undefined;
    for (const earlier of this.#samePlace(load)) {
      if (!isReadOp(earlier) || earlier.result().type !== load.result().type) continue;
      if (!this.#dominance.properlyDominates(earlier, load)) continue;
      if (first && this.#dominance.properlyDominates(first, earlier)) continue;
      if (this.#effects.isNone('write', earlier, access)) first = earlier;
    }
    return first;
  }

  #accessOf(op: AccessOp): MemoryAccess {
    let access = this.#accesses.get(op);
    if (!access) this.#accesses.set(op, (access = new MemoryAccess(op)));
    return access;
  }
}

/** Erases memory that was taken and is only written and given back, with all that uses it. */
function eraseUnread(memref: Value): void {
  const allocation = memref.definingOp;
  if (!allocation || !hasOnlyEffect(allocation, 'allocate', memref)) return;
  const users = new Set(memref.users());
  for (const user of users) {
    const isWrite = isWriteOp(user) && user.memref === memref && user.value !== memref;
    if (!isWrite && !hasOnlyEffect(user, 'free', memref)) return;
  }
  for (const user of users) user.erase();
  allocation.erase();
}

function hasOnlyEffect(op: Operation, effect: MemoryEffect, value: Value): boolean {
  const effects = memoryEffects(op)?.filter((each) => each.value === value) ?? [];
  return effects.length > 0 && effects.every((each) => each.effect === effect);
}
