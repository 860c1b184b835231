import { ancestorInBlock } from '../../../../ir/ancestors.ts';
import { memoryEffects } from '../../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { type Value } from '../../../../ir/value.ts';
import { isReadOp, isWriteOp, type MemoryAccess } from '../../dependence/memory-access.ts';
import { type BlockDependences } from '../block-dependences.ts';
import { type ForOp } from '../../generated/affine-ops.gen.ts';
import { inductionVar } from '../../tiling/tile-loops.ts';
import { knownTripCount } from '../../trip-count.ts';
import { onlyIndex } from '../computation-slice.ts';
import { forLoopsAround } from '../loops-around.ts';
import { FusionCheck, type WantedFusion } from './fusion-check.ts';
import { isNeverLater } from './orders.ts';

/** The fusion of what writes memory into what reads it. */
export interface WantedProducerFusion extends WantedFusion {
  readonly isRemoved: boolean;
  /** Memory that the target is to have for itself. */
  readonly privateMemrefs: ReadonlySet<Value>;
}

/** Tells whether it is known that a slice of a nest can be put into a later nest. */
export function isProducerFusionSafe(wanted: WantedProducerFusion, dependences: BlockDependences): boolean {
  const check = new FusionCheck(wanted, dependences);
  const { isRemoved, privateMemrefs } = wanted;
  const producer = new ProducerCheck(check, wanted);
  return (
    check.isSliceKnown() &&
    check.canMove(isRemoved) &&
    (!isRemoved || !producer.isObserved() || check.executions.isComplete()) &&
    producer.givesTargetWhatItReads() &&
    [...privateMemrefs].every((memref) => producer.canBePrivate(memref)) &&
    check.keepsOrderOfSource({
      isRemoved,
      isPrivate: (memref) => privateMemrefs.has(memref),
      isUnobserved: (memref) => isRemoved && !producer.isReadElsewhere(memref),
    })
  );
}

class ProducerCheck {
  readonly #check: FusionCheck;
  readonly #wanted: WantedProducerFusion;

  constructor(check: FusionCheck, wanted: WantedProducerFusion) {
    this.#check = check;
    this.#wanted = wanted;
  }

  /** Tells whether something but the target may read what the source writes. */
  isObserved(): boolean {
    return this.#check.ofSource.accesses.some(({ memref, isWrite }) => isWrite && this.isReadElsewhere(memref));
  }

  /** Tells whether something else may read the memory after the source. */
  isReadElsewhere(memref: Value): boolean {
    if (!this.#isTakenEachTime(memref)) return true;
    const { source } = this.#wanted;
    return this.#hasOtherReads(memref, (user) => {
      const ancestor = ancestorInBlock(user, source.block!);
      return ancestor !== undefined && ancestor.isBeforeInBlock(source);
    });
  }

  /** Tells whether the memory is new each time the nests run. */
  #isTakenEachTime(memref: Value): boolean {
    return isTaken(memref) && memref.definingOp!.block === this.#wanted.source.block;
  }

  #hasOtherReads(memref: Value, isHarmless: (user: Operation) => boolean = () => false): boolean {
    for (const user of memref.users()) {
      if (this.#isInside(user) || isHarmless(user)) continue;
      if (isReadOp(user)) return true;
      const isWrite = isWriteOp(user) && user.memref === memref && user.value !== memref;
      if (!isWrite && user.name !== 'memref.dealloc') return true;
    }
    return false;
  }

  #isInside(op: Operation): boolean {
    const { source, target } = this.#wanted;
    return source.isProperAncestorOf(op) || target.isProperAncestorOf(op);
  }

  /** Tells whether accesses of the target find what they found: what the source writes is written in the same iteration, and nothing is done again behind them that matters. */
  givesTargetWhatItReads(): boolean {
    const { ofSource, ofTarget } = this.#check;
    return ofSource.accesses.every((a) => ofTarget.accesses.every((b) => this.#isKept(a, b)));
  }

  #isKept(a: MemoryAccess, b: MemoryAccess): boolean {
    if (a.memref !== b.memref || (!a.isWrite && !b.isWrite)) return true;
    const { conflicts, executions } = this.#check;
    const both = conflicts.both(a, b);
    if (both === 'none') return true;
    if (both === 'unknown' || !this.#isBehindSlice(b)) return false;
    const { instances, first, second } = both;
    if (a.isWrite && !executions.isExecuted(instances, first.columns, second.columns)) return false;
    if (!b.isWrite) return true;
    const again = instances.clone();
    const later = executions.addTarget(again);
    if (!later || !executions.addExecution(again, first.columns, later)) return false;
    return isNeverLater(again, executions.targetLoops, later, second.columns);
  }

  /** Tells whether an access of the target is in the loop that the slice is at the start of. */
  #isBehindSlice({ op }: MemoryAccess): boolean {
    const { targetLoops } = this.#check.executions;
    return forLoopsAround(op).includes(targetLoops.at(-1)!);
  }

  /** Tells whether each iteration of the target needs of the memory only what the slice wrote in it. */
  canBePrivate(memref: Value): boolean {
    const { ofTarget, ofSource, conflicts, executions } = this.#check;
    const ofMemref = ({ accesses }: { readonly accesses: readonly MemoryAccess[] }) =>
      accesses.filter((access) => access.memref === memref);
    const own = ofMemref(ofTarget);
    if (!own.every((access) => this.#isBehindSlice(access))) return false;
    const isWithinIterations = own.every((a) =>
      own.every((b) => {
        if (!a.isWrite && !b.isWrite) return true;
        const both = conflicts.both(a, b);
        if (both === 'none') return true;
        if (both === 'unknown') return false;
        return isNeverLater(both.instances, executions.targetLoops, both.first.columns, both.second.columns);
      }),
    );
    if (!isWithinIterations) return false;
    const isNew = this.#isTakenEachTime(memref);
    // What is kept from one time to the next may be read before it is written.
    if (!isNew && this.#wanted.isRemoved && this.#hasOtherReads(memref)) return false;
    if (isNew && !this.#isWrittenElsewhere(memref)) return true;
    const reads = own.filter(({ isWrite }) => !isWrite);
    return !ofMemref(ofSource).some(({ isWrite }) => !isWrite) && reads.every((read) => this.#isCovered(read));
  }

  #isWrittenElsewhere(memref: Value): boolean {
    for (const user of memref.users()) {
      if (this.#isInside(user) && isAccess(user, memref)) continue;
      const effects = memoryEffects(user);
      if (!effects || user.hasTrait('ViewLikeOpInterface')) return true;
      if (effects.some(({ effect, value }) => effect === 'write' && (!value || value === memref))) return true;
    }
    return false;
  }

  /** Tells whether a read is always of the only element that some write of the slice writes. */
  #isCovered(read: MemoryAccess): boolean {
    const { ofSource, executions, conflicts } = this.#check;
    return ofSource.accesses.some((write) => {
      if (!write.isWrite || write.memref !== read.memref || !conflicts.takeStep()) return false;
      const [from, to] = [write.relation, read.relation];
      if (!from || !to) return false;
      const loops = forLoopsAround(write.op).slice(conflicts.shared.length);
      const single = executions.sliced.filter(({ bound }) => onlyIndex(bound)).map(({ loop }) => loop);
      const { operands } = write.place;
      const isOnce = (loop: ForOp): boolean =>
        single.includes(loop) || (!operands.includes(inductionVar(loop)) && (knownTripCount(loop) ?? 0n) > 0n);
      if (!loops.every(isOnce)) return false;
      const instances = conflicts.instances();
      const [first, second] = [instances.addAccess(from), instances.addAccess(to)];
      if (!executions.addExecution(instances, first.columns, second.columns)) return false;
      return first.place.every((column, i) => {
        const other = second.place[i]!;
        return [1n, -1n].every((sign) => {
          const apart = instances.clone();
          apart.addInequality(
            [
              [column, sign],
              [other, -sign],
            ],
            -1n,
          );
          return apart.areNone();
        });
      });
    });
  }
}

const isAccess = (op: Operation, memref: Value): boolean => (isWriteOp(op) ? op.value !== memref : true);

/** Tells whether an operation takes new memory for the value. */
function isTaken(memref: Value): boolean {
  const op = memref.definingOp;
  return (
    op !== undefined &&
    memoryEffects(op)?.some(({ effect, value }) => effect === 'allocate' && value === memref) === true
  );
}
