import { isMemoryEffectFree } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { constantValue } from '../../../rewrite/fold.ts';
import {
  DmaStartOp,
  DmaWaitOp,
  ForOp,
  IfOp,
  LoadOp,
  ParallelOp,
  StoreOp,
  VectorLoadOp,
  VectorStoreOp,
  YieldOp,
} from '../generated/affine-ops.gen.ts';
import { AffineLoopInvariantCodeMotionBase } from '../generated/affine-passes.gen.ts';

/**
 * `affine-loop-invariant-code-motion`: moves operations out of `affine.for`, inner loops first, accesses to memory too where nothing in the loop
 * disturbs them. As upstream, also where the loop may not run at all. Source: mlir/lib/Dialect/Affine/Transforms/AffineLoopInvariantCodeMotion.cpp.
 * Differs: an operation of another dialect in which something depends on the iteration stays, of which invalid IR comes there,
 * and so do accesses to memory that a DMA in the loop reads or writes.
 */
export class AffineLoopInvariantCodeMotion extends AffineLoopInvariantCodeMotionBase {
  override runOnOperation(root: Operation): void {
    walk(root, {
      after: (op) => {
        if (op instanceof ForOp) new LoopInvariants(op).hoist();
      },
    });
  }
}

/** The accesses to one memref in a loop. */
interface Accesses {
  readonly reads: Set<Operation>;
  readonly writes: Set<Operation>;
}

const isRead = (op: Operation): op is LoadOp | VectorLoadOp => op instanceof LoadOp || op instanceof VectorLoadOp;
const isWrite = (op: Operation): op is StoreOp | VectorStoreOp => op instanceof StoreOp || op instanceof VectorStoreOp;

/** Finds what a loop computes anew in each iteration although it is the same. */
class LoopInvariants {
  readonly #loop: ForOp;
  /** The operations of the loop whose results may depend on the iteration, unless they are invariant. */
  readonly #defining = new Set<Operation>();
  readonly #invariant = new Set<Operation>();
  readonly #accesses = new Map<Value, Accesses>();
  readonly #arguments: ReadonlySet<Value>;

  /** What DMA operations in the loop use. */
  readonly #transferred = new Set<Value>();

  constructor(loop: ForOp) {
    this.#loop = loop;
    this.#arguments = new Set<Value>(loop.region.firstBlock!.arguments);
    walk(loop, {
      before: (op) => {
        if (isRead(op)) this.#accessesTo(op.memref).reads.add(op);
        else if (isWrite(op)) this.#accessesTo(op.memref).writes.add(op);
        else if (op instanceof DmaStartOp || op instanceof DmaWaitOp) {
          for (const value of op.operands) this.#transferred.add(value);
        }
      },
    });
  }

  /** Moves it in front of the loop. */
  hoist(): void {
    const moved: Operation[] = [];
    for (const op of this.#loop.region.firstBlock!.operations()) {
      if (!op.useEmpty) this.#defining.add(op);
      if (!(op instanceof YieldOp) && this.#isInvariant(op)) moved.push(op);
    }
    for (const op of moved) op.moveBefore(this.#loop);
  }

  /** Tells whether the operation does the same in every iteration; what is inside of it is looked at before it. */
  #isInvariant(root: Operation): boolean {
    return walk(root, { after: (op) => (this.#isInvariantItself(op) ? 'advance' : 'interrupt') });
  }

  #isInvariantItself(op: Operation): boolean {
    if (!hasKnownRegions(op)) {
      const isAccess = isRead(op) || isWrite(op);
      if (!isAccess && !isMemoryEffectFree(op)) return false;
      if (constantValue(op) === undefined) {
        this.#defining.add(op);
        if (isAccess && this.#isDisturbed(op)) return false;
      }
    }
    const isInvariant = op.operands.every((value) => {
      const source = value.definingOp;
      if (this.#arguments.has(value)) return false;
      return !source || !this.#defining.has(source) || this.#invariant.has(source);
    });
    if (isInvariant) this.#invariant.add(op);
    return isInvariant;
  }

  /** Tells whether other accesses in the loop change what the access reads, or may read what it writes. */
  #isDisturbed(op: LoadOp | VectorLoadOp | StoreOp | VectorStoreOp): boolean {
    const { reads, writes } = this.#accessesTo(op.memref);
    const isOnlyWrite = writes.size === 0 || (writes.size === 1 && writes.has(op));
    return !isOnlyWrite || (isWrite(op) && reads.size > 0) || this.#transferred.has(op.memref);
  }

  #accessesTo(memref: Value): Accesses {
    let accesses = this.#accesses.get(memref);
    if (!accesses) this.#accesses.set(memref, (accesses = { reads: new Set(), writes: new Set() }));
    return accesses;
  }
}

/** Tells whether operations inside of `op` are looked at. */
const hasKnownRegions = (op: Operation): boolean =>
  op instanceof IfOp || op instanceof ForOp || op instanceof ParallelOp;
