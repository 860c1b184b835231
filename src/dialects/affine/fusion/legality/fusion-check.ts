import { ancestorInBlock } from '../../../../ir/ancestors.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { type Value } from '../../../../ir/value.ts';
import { walk } from '../../../../ir/walk.ts';
import { type MemoryAccess } from '../../dependence/memory-access.ts';
import { isSamePlace } from '../../dependence/same-place.ts';
import { ForOp } from '../../generated/affine-ops.gen.ts';
import { type BlockDependences } from '../block-dependences.ts';
import { exactStep } from '../../loop-step.ts';
import { type ComputationSlice, constantRange } from '../computation-slice.ts';
import { type SliceBound } from '../slice-bounds.ts';
import { Conflicts, type Effects, effectsOf } from './conflicts.ts';
import { isNeverLater, type OrderedPair, orderedPairs } from './orders.ts';
import { SliceExecutions } from './slice-executions.ts';

/** A fusion that is wanted. */
export interface WantedFusion {
  readonly source: ForOp;
  readonly target: ForOp;
  readonly slice: ComputationSlice;
  /** What the fused nest is to be put in front of. */
  readonly place: Operation;
}

/** What is done with memory that a source writes. */
export interface SourceMemory {
  /** Whether the source is there no more, so that slices are all that is left of it. */
  readonly isRemoved: boolean;
  isPrivate(memref: Value): boolean;
  /** Tells whether only the target reads the memory from then on, if anything does. */
  isUnobserved(memref: Value): boolean;
}

/** What both kinds of fusion have to keep. All that is not known to be so is refused, where upstream may compute something else. */
export class FusionCheck {
  readonly #wanted: WantedFusion;
  readonly #dependences: BlockDependences;
  readonly conflicts: Conflicts;
  readonly executions: SliceExecutions;
  readonly ofSource: Effects;
  readonly ofTarget: Effects;

  constructor(wanted: WantedFusion, dependences: BlockDependences) {
    const { source, target, slice } = wanted;
    this.#wanted = wanted;
    this.#dependences = dependences;
    this.conflicts = new Conflicts(dependences, source);
    this.executions = new SliceExecutions(slice, source);
    this.ofSource = effectsOf(source, dependences);
    this.ofTarget = effectsOf(target, dependences);
  }

  /**
   * Tells whether the slice consists of iterations of the source, which may be executed at other times and several times. Loops that carry values have to stay whole, but
   * for those that are merged with loops of the target, of which `canMerge` tells whether they can be.
   */
  isSliceKnown(merged: ReadonlySet<ForOp> = new Set(), canMerge: (loop: ForOp) => boolean = () => false): boolean {
    const { source, target } = this.#wanted;
    const { sliced } = this.executions;
    return (
      hasOnlyLoops(source) &&
      hasOnlyLoops(target) &&
      !this.ofSource.others.some(({ isWrite }) => isWrite) &&
      !this.conflicts.anyOther(this.ofSource, this.ofSource) &&
      !this.conflicts.anyOther(this.ofSource, this.ofTarget) &&
      sliced.every(
        ({ loop, bound }) => loop.numResults === 0 || (merged.has(loop) ? canMerge(loop) : isWhole(loop, bound)),
      ) &&
      this.executions.areIterationsOfSource()
    );
  }

  /** Tells whether the nests can be moved to the place. Of a first nest that stays, only what changes memory is in the way. */
  canMove(isFirstRemoved: boolean): boolean {
    const { source, target, place } = this.#wanted;
    const isSourceFirst = source.isBeforeInBlock(target);
    const [first, second] = isSourceFirst ? [source, target] : [target, source];
    const [ofFirst, ofSecond] = isSourceFirst ? [this.ofSource, this.ofTarget] : [this.ofTarget, this.ofSource];
    let isBehindPlace = false;
    for (let op = first.next; op && op !== second; op = op.next) {
      isBehindPlace ||= op === place;
      const effects = effectsOf(op, this.#dependences);
      if (isBehindPlace) {
        if (usesResultsOf(second, op) || this.conflicts.between(ofSecond, effects)) return false;
      } else if (
        usesResultsOf(op, first) ||
        this.conflicts.between(ofFirst, isFirstRemoved ? effects : writesOf(effects))
      ) {
        return false;
      }
    }
    return true;
  }

  /** Tells whether iterations of the source that depend on each other still do what they did. */
  keepsOrderOfSource(memory: SourceMemory): boolean {
    const byMemref = new Map<Value, MemoryAccess[]>();
    for (const access of this.ofSource.accesses) {
      const known = byMemref.get(access.memref);
      if (known) known.push(access);
      else byMemref.set(access.memref, [access]);
    }
    return [...byMemref].every(([memref, accesses]) => this.#keepsOrderOf(memref, accesses, memory));
  }

  #keepsOrderOf(memref: Value, accesses: readonly MemoryAccess[], memory: SourceMemory): boolean {
    if (!accesses.some(({ isWrite }) => isWrite)) return true;
    const everyPair = (test: (pair: OrderedPair, isFlow: boolean, first: MemoryAccess) => boolean): boolean =>
      accesses.every((a) =>
        accesses.every((b) => {
          if (!a.isWrite && !b.isWrite) return true;
          return orderedPairs(a, b, this.conflicts)?.every((pair) => test(pair, !b.isWrite, a)) === true;
        }),
      );
    const isPrivate = memory.isPrivate(memref);
    // What nobody else reads, and is always written in the iteration that reads it, may be written again at any time.
    const isUnobserved = isPrivate || memory.isUnobserved(memref);
    const mayBeWrittenAgain = (pair: OrderedPair, isFlow: boolean, first: MemoryAccess): boolean => {
      if (isFlow) return this.#isWithinIteration(pair);
      // What was in memory before the source must not be written before it is read again.
      return isPrivate || first.isWrite || isWrittenBefore(first, accesses) || this.#isInOrder(pair, false);
    };
    if (isUnobserved && everyPair(mayBeWrittenAgain)) return true;
    if (isPrivate) return false;
    // Of a source that stays, what is read again is what it wrote last, and what it wrote again could come behind that.
    if (!memory.isRemoved) return everyPair((_, isFlow) => isFlow);
    return everyPair((pair, isFlow) => this.#isInOrder(pair, isFlow));
  }

  /** Tells whether the first execution is in the slice that the second one is in. */
  #isWithinIteration({ instances, first, second }: OrderedPair): boolean {
    const of = instances.clone();
    const target = this.executions.addTarget(of);
    return (
      target !== undefined &&
      this.executions.addExecution(of, second.columns, target) &&
      this.executions.isExecuted(of, first.columns, target)
    );
  }

  #isInOrder(pair: OrderedPair, isFlow: boolean): boolean {
    if (isFlow && this.#isWithinIteration(pair)) return true;
    if (isFlow && !this.executions.isComplete()) return false;
    const { instances, first, second } = pair;
    const of = instances.clone();
    const [earlier, later] = [this.executions.addTarget(of), this.executions.addTarget(of)];
    if (!earlier || !later) return false;
    if (!this.executions.addExecution(of, first.columns, earlier)) return false;
    if (!this.executions.addExecution(of, second.columns, later)) return false;
    return isNeverLater(of, this.executions.targetLoops, earlier, later);
  }
}

/** Tells whether each iteration that reads an element has written it before. */
function isWrittenBefore(read: MemoryAccess, accesses: readonly MemoryAccess[]): boolean {
  return accesses.some((access) => {
    if (!access.isWrite || !isSamePlace(access, read)) return false;
    const around = ancestorInBlock(read.op, access.op.block!);
    return around !== undefined && access.op.isBeforeInBlock(around);
  });
}

/** Tells whether a slice has all iterations of a loop with constant bounds. */
function isWhole(loop: ForOp, { lower, upper }: SliceBound): boolean {
  const range = constantRange(loop);
  if (range === undefined || lower?.numResults !== 1 || upper?.numResults !== 1) return false;
  const [first, end] = [lower.result(0), upper.result(0)];
  if (first.kind !== 'constant' || end.kind !== 'constant') return false;
  return range === `${first.exact},${end.exact},${exactStep(loop)}`;
}

function writesOf({ accesses, others }: Effects): Effects {
  return { accesses: accesses.filter(({ isWrite }) => isWrite), others: others.filter(({ isWrite }) => isWrite) };
}

/** Tells whether there are no regions in an operation but those of loops of affine. */
function hasOnlyLoops(root: Operation): boolean {
  return walk(root, {
    before: (op) => (op.regions.length === 0 || op instanceof ForOp ? undefined : 'interrupt'),
  });
}

/** Tells whether something in `user` uses results of `op`. */
function usesResultsOf(user: Operation, op: Operation): boolean {
  return op.results.some((value) => [...value.users()].some((each) => user === each || user.isProperAncestorOf(each)));
}
