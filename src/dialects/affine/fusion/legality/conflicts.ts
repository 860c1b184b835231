import { memoryEffects } from '../../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { MemRefType, UnrankedMemRefType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { walk } from '../../../../ir/walk.ts';
import { inductionVars } from '../../dependence/iteration-domain.ts';
import { isAccessOp, type MemoryAccess } from '../../dependence/memory-access.ts';
import { accessedMemory } from '../../intervening-effects.ts';
import { type BlockDependences } from '../block-dependences.ts';
import { forLoopsAround } from '../loops-around.ts';
import { Instances } from './instances.ts';

/** What an operation does to memory other than at places that maps give. */
interface OtherEffect {
  /** Undefined where it may be any memory. */
  readonly memref: Value | undefined;
  readonly isWrite: boolean;
}

/** All that an operation and what is in it does to memory. */
export interface Effects {
  readonly accesses: readonly MemoryAccess[];
  readonly others: readonly OtherEffect[];
}

/** Collects what an operation does to memory. */
export function effectsOf(root: Operation, dependences: BlockDependences): Effects {
  const accesses: MemoryAccess[] = [];
  const others: OtherEffect[] = [];
  walk(root, {
    before: (op) => {
      if (isAccessOp(op)) {
        accesses.push(dependences.accessOf(op));
        return;
      }
      const effects = memoryEffects(op);
      if (!effects) {
        if (!op.hasTrait('RecursiveMemoryEffects')) others.push({ memref: undefined, isWrite: true });
        return;
      }
      for (const { effect, value = accessedMemory(op) } of effects) {
        if (effect !== 'allocate') others.push({ memref: value, isWrite: effect !== 'read' });
      }
    },
  });
  return { accesses, others };
}

/** Returns what memory is a view of. */
function rootOf(memref: Value): Value {
  let root = memref;
  for (let op = root.definingOp; op?.hasTrait('ViewLikeOpInterface'); op = root.definingOp) root = op.operand(0);
  return root;
}

/** Tells whether only operations of the function that do something at its elements know of the memory. */
function isKnownToAccessesOnly(memref: Value): boolean {
  const root = rootOf(memref);
  const op = root.definingOp;
  if (!op || !memoryEffects(op)?.some(({ effect, value }) => effect === 'allocate' && value === root)) return false;
  for (const user of root.users()) {
    if (isAccessOp(user) && user.memref === root) continue;
    const isOther = accessedMemory(user) === root || user.name === 'memref.dealloc';
    if (!isOther || user.results.some(({ type }) => isMemory(type))) return false;
  }
  return true;
}

const isMemory = (type: object): boolean => type instanceof MemRefType || type instanceof UnrankedMemRefType;

/** Tells whether both may be the same memory, of which a whole is unknown. Arguments count as different memory, as everywhere in affine. */
function mayShare(a: Value | undefined, b: Value | undefined): boolean {
  if (a && b) return rootOf(a) === rootOf(b);
  const known = a ?? b;
  return !known || !isKnownToAccessesOnly(known);
}

/** Tells of what operations do whether their order counts. */
export class Conflicts {
  readonly #dependences: BlockDependences;
  /** The indices of loops around all of the operations. */
  readonly shared: readonly Value[];

  constructor(dependences: BlockDependences, root: Operation) {
    this.#dependences = dependences;
    this.shared = forLoopsAround(root).flatMap(inductionVars);
  }

  /** Tells whether it may count which of both comes first in one iteration of the loops around them. */
  between(a: Effects, b: Effects): boolean {
    return this.anyOther(a, b) || a.accesses.some((one) => b.accesses.some((other) => this.ofAccesses(one, other)));
  }

  /** Tells whether effects conflict that are not those of two accesses to one memref. */
  anyOther(a: Effects, b: Effects): boolean {
    const conflicts = (one: OtherEffect, other: OtherEffect): boolean =>
      (one.isWrite || other.isWrite) && mayShare(one.memref, other.memref);
    const asOther = ({ accesses }: Effects): OtherEffect[] =>
      accesses.map(({ memref, isWrite }) => ({ memref, isWrite }));
    const [ofA, ofB] = [asOther(a), asOther(b)];
    return (
      a.others.some((one) => [...b.others, ...ofB].some((other) => conflicts(one, other))) ||
      ofA.some((one) => b.others.some((other) => conflicts(one, other))) ||
      ofA.some((one) => ofB.some((other) => one.memref !== other.memref && conflicts(one, other)))
    );
  }

  /** Tells whether two accesses to the same memref may be to one element that one of them writes. */
  ofAccesses(a: MemoryAccess, b: MemoryAccess): boolean {
    if (a.memref !== b.memref || (!a.isWrite && !b.isWrite)) return false;
    return this.both(a, b) !== 'none';
  }

  /** Returns the executions of two accesses at one element. */
  both(a: MemoryAccess, b: MemoryAccess) {
    const [from, to] = [a.relation, b.relation];
    if (!from || !to || !this.takeStep()) return 'unknown';
    const instances = this.instances();
    const first = instances.addAccess(from);
    const second = instances.addAccess(to, first.place);
    return instances.areNone() ? 'none' : { instances, first, second };
  }

  /** Executions in one iteration of the loops around both nests. */
  instances(): Instances {
    return new Instances(this.shared);
  }

  takeStep(): boolean {
    return this.#dependences.takeStep();
  }
}
