import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { numCommonSurroundingLoops } from '../dependence/common-loops.ts';
import { type AccessOp, isAccessOp, isReadOp, isWriteOp, type MemoryAccess } from '../dependence/memory-access.ts';
import { ForOp, IfOp } from '../generated/affine-ops.gen.ts';
import { type ParallelLoops } from '../parallel-loops.ts';
import { type BlockDependences } from './block-dependences.ts';
import { type ComputationSlice } from './computation-slice.ts';
import { forLoopsAround, innermostCommonLoops } from './loops-around.ts';
import { isReductionLoop } from './sequential-bounds.ts';
import { sliceUnion } from './slice-union.ts';

/** What is fused because of: what the source writes and the target reads, or memory that both read. */
export type FusionReason = 'producer' | { readonly memref: Value };

/** Returns the memory that some operations store to and others load from. Source: gatherProducerConsumerMemrefs. */
export function passedMemrefs(source: readonly AccessOp[], target: readonly AccessOp[]): Set<Value> {
  const stored = new Set(source.filter(isWriteOp).map(({ memref }) => memref));
  return new Set(target.filter((op) => isReadOp(op) && stored.has(op.memref)).map(({ memref }) => memref));
}

/** Finds slices of nests that can be put into other ones. */
export class FusibleSlices {
  readonly #dependences: BlockDependences;
  readonly #parallel: ParallelLoops;

  constructor(dependences: BlockDependences, parallel: ParallelLoops) {
    this.#dependences = dependences;
    this.#parallel = parallel;
  }

  /** Returns the slice of `source` for `depth` loops of `target`, counting those around both; undefined where there is none. Source: canFuseLoops. */
  sliceFor(source: ForOp, target: ForOp, depth: number, reason: FusionReason): ComputationSlice | undefined {
    const isBackward = source.isBeforeInBlock(target);
    const [a, b] = isBackward ? [source, target] : [target, source];
    if (!hasPlaceBetween(a, b)) return undefined;
    const [ofA, ofB] = [accessesIn(a), accessesIn(b)];
    if (!ofA || !ofB) return undefined;
    if (reason === 'producer' && this.#maxDepth(ofA, ofB) < depth) return undefined;
    const first = ofA.filter((op) =>
      reason === 'producer' ? isWriteOp(op) : isReadOp(op) && op.memref === reason.memref,
    );
    const numCommonLoops = numCommonSurroundingLoops(source, target);
    const request = {
      first: first.map(this.#access),
      second: ofB.map(this.#access),
      depth,
      numCommonLoops,
      isBackward,
    };
    return sliceUnion(request, this.#dependences, this.#parallel);
  }

  /** Returns the loops of a nest in which only what they reduce makes one iteration depend on another. */
  reductionsIn(nest: ForOp): ForOp[] {
    const loops: ForOp[] = [];
    walk(nest, { before: (op) => void (op instanceof ForOp && isReductionLoop(op, this.#parallel) && loops.push(op)) });
    return loops;
  }

  readonly #access = (op: AccessOp): MemoryAccess => this.#dependences.accessOf(op);

  /** Returns in how many loops of the target the source can be put as far as the target's own dependences go. Source: getMaxLoopDepth. */
  #maxDepth(source: readonly AccessOp[], target: readonly AccessOp[]): number {
    const memrefs = passedMemrefs(source, target);
    const ops = target.filter(({ memref }) => memrefs.has(memref));
    let depth = innermostCommonLoops(ops).length;
    if (!ops.some(isWriteOp)) return depth;
    const accesses = ops.map(this.#access);
    for (const a of accesses) {
      for (const b of accesses) {
        const numCommon = numCommonSurroundingLoops(a.op, b.op);
        for (let d = 1; d <= numCommon + 1 && d <= depth; d++) {
          const dependence = this.#dependences.between(a, b, d);
          if (dependence !== 'none' && dependence !== 'unknown') depth = Math.min(depth, d - 1);
        }
      }
    }
    return depth;
  }
}

/** Returns the accesses in a nest; undefined where it has a condition. */
function accessesIn(root: ForOp): AccessOp[] | undefined {
  const ops: AccessOp[] = [];
  const isKnown = walk(root, {
    after: (op) => {
      if (isAccessOp(op)) ops.push(op);
      return op instanceof IfOp ? 'interrupt' : undefined;
    },
  });
  return isKnown ? ops : undefined;
}

/** Tells whether what is between two nests leaves a place for both. Source: getFusedLoopNestInsertionPoint of mlir/lib/Dialect/Affine/Utils/LoopFusionUtils.cpp. */
function hasPlaceBetween(a: ForOp, b: ForOp): boolean {
  const [ofA, ofB] = [accessedBy(a), accessedBy(b)];
  let dependsOnA = false;
  for (let op = a.next; op && op !== b; op = op.next) {
    dependsOnA ||= someIn(op, (each) => conflicts(each, ofA));
    if (!dependsOnA) continue;
    if (someIn(op, (each) => (isAccessOp(each) ? conflicts(each, ofB) : isUsedIn(each, b)))) return false;
  }
  return true;
}

/** Returns the memory that a nest accesses, and whether it writes it. */
function accessedBy(root: Operation): Map<Value, boolean> {
  const memrefs = new Map<Value, boolean>();
  walk(root, {
    after: (op) => {
      if (isWriteOp(op)) memrefs.set(op.memref, true);
      else if (isReadOp(op) && !memrefs.has(op.memref)) memrefs.set(op.memref, false);
    },
  });
  return memrefs;
}

function conflicts(op: Operation, memrefs: ReadonlyMap<Value, boolean>): boolean {
  return isReadOp(op) ? memrefs.get(op.memref) === true : isWriteOp(op) && memrefs.has(op.memref);
}

function isUsedIn(op: Operation, loop: ForOp): boolean {
  return op.results.some((value) => [...value.users()].some((user) => forLoopsAround(user).includes(loop)));
}

const someIn = (root: Operation, test: (op: Operation) => boolean): boolean =>
  !walk(root, { after: (op) => (test(op) ? 'interrupt' : undefined) });
