import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { MinHeap } from '../../../support/min-heap.ts';
import { type LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { isSharded, memorySpaceOf } from '../../tt/layout.ts';
import { ToLayoutOp } from '../generated/ttir-ops.gen.ts';
import { Scheduler } from './scheduler.ts';
import { type ShardSizes } from './shard-sizes.ts';
import { ShardSolver, type ShardEdge } from './shard-solver.ts';

/** What the sharding analysis chose for the operations of a block. */
export interface Sharding {
  /** Layouts of the operations that are in a chain; the others keep theirs. */
  readonly layouts: ReadonlyMap<Operation, LayoutAttr>;
  /** Operands that must be brought to another layout before a chain, or within one. */
  readonly reshardEdges: readonly ShardEdge[];
  /** The order in which the operations are to be executed. */
  readonly schedule: readonly Operation[];
}

/** Operations one after the other whose results can stay in L1. */
type Chain = readonly Operation[];

/**
 * Finds chains depth first: from an operation to one that uses its result, as long as nothing else uses it and both results fit
 * into L1. The last one reached is in no chain. Source: ttmlir-facts, section 2.3.5. Differs: chains end where L1 is full of tensors that stay to the
 * end of the program.
 */
class DepthFirstPolicy {
  readonly #scheduler: Scheduler;
  readonly #candidates: ReadonlyMap<Operation, readonly LayoutAttr[]>;
  readonly #sizes: ShardSizes;
  readonly #chains: Operation[][] = [];
  #open: Operation[] = [];
  /** What the operations of all chains take in their best layouts, with what their first ones read. */
  #takenBytes = 0;
  /** Places of operations that could be next when they were put here: layout changes, and all others. */
  readonly #changes = new MinHeap();
  readonly #others = new MinHeap();

  constructor(scheduler: Scheduler, candidates: ReadonlyMap<Operation, readonly LayoutAttr[]>, sizes: ShardSizes) {
    this.#scheduler = scheduler;
    this.#candidates = candidates;
    this.#sizes = sizes;
    this.#note(scheduler.scheduleableOps);
  }

  run(): readonly Chain[] {
    let current: Operation | undefined;
    while (this.#scheduler.hasUnscheduledOps) {
      const op = current ?? this.#choose();
      this.#note(this.#scheduler.scheduleOp(op));
      current = undefined;
      if (this.#open.length === 0 && op instanceof ToLayoutOp) continue;
      const next = this.#userOf(op);
      const bytes = next && this.#goTogether(op, next);
      if (bytes !== undefined && this.#sizes.fitAll(this.#takenBytes + bytes)) {
        this.#takenBytes += bytes;
        this.#open.push(op);
        current = next;
      } else this.#close();
    }
    return this.#chains;
  }

  #note(ops: readonly Operation[]): void {
    for (const op of ops) {
      (op instanceof ToLayoutOp ? this.#changes : this.#others).push(this.#scheduler.placeOf(op));
    }
  }

  /** Layout changes come before everything else, so that chains are not interrupted. */
  #choose(): Operation {
    return this.#firstOf(this.#changes) ?? this.#firstOf(this.#others)!;
  }

  /** Takes the first operation in program order that can be next. What was chosen as a user is scheduled already. */
  #firstOf(places: MinHeap): Operation | undefined {
    for (let place = places.pop(); place !== undefined; place = places.pop()) {
      const op = this.#scheduler.opAt(place);
      if (this.#scheduler.canSchedule(op)) return op;
    }
    return undefined;
  }

  /** Returns the last operation that could be next and uses the result of `op`. */
  #userOf(op: Operation): Operation | undefined {
    return this.#scheduler.usersOf(op).findLast((user) => this.#scheduler.canSchedule(user));
  }

  /** Returns the bytes that an operation adds to a chain that goes on with `next`; undefined where it does not. */
  #goTogether(op: Operation, next: Operation): number | undefined {
    const [layout] = this.#candidates.get(op) ?? [];
    const [nextLayout] = this.#candidates.get(next) ?? [];
    if (!layout || !nextLayout || !op.result().hasOneUse) return undefined;
    const bytes = this.#sizes.ofResult(op, layout);
    if (!this.#sizes.fit(bytes, this.#sizes.ofResult(next, nextLayout))) return undefined;
    if (this.#open.length > 0) return bytes;
    const inputBytes = this.#sizes.ofInput(op, layout);
    return this.#sizes.fit(inputBytes, bytes) ? inputBytes + bytes : undefined;
  }

  #close(): void {
    if (this.#open.length > 0) this.#chains.push(this.#open);
    this.#open = [];
  }
}

/**
 * Chooses sharded layouts in L1 for chains of operations of a block. `legal` has the layouts that operations may have, best first.
 * Source: ttmlir-facts, section 2.3.4.
 */
export function analyzeSharding(
  block: Block,
  legal: ReadonlyMap<Operation, readonly LayoutAttr[]>,
  sizes: ShardSizes,
): Sharding {
  const candidates = new Map<Operation, readonly LayoutAttr[]>();
  for (const op of block.operations()) {
    const sharded = legal.get(op)?.filter((layout) => memorySpaceOf(layout) === 'l1' && isSharded(layout)) ?? [];
    if (sharded.length > 0) candidates.set(op, sharded);
  }
  const scheduler = new Scheduler(block);
  const layouts = new Map<Operation, LayoutAttr>();
  const reshardEdges: ShardEdge[] = [];
  for (const chain of new DepthFirstPolicy(scheduler, candidates, sizes).run()) {
    const solver = new ShardSolver(chain, candidates, sizes);
    if (!solver.resolve() || !chain.every((op) => solver.set(op, solver.at(op)[0]!))) continue;
    const solution = solver.finish();
    for (const [op, layout] of solution.layouts) layouts.set(op, layout);
    reshardEdges.push(...solution.reshardEdges);
  }
  return { layouts, reshardEdges, schedule: scheduler.schedule };
}
