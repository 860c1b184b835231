import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';

/**
 * Puts the TTIR operations of a block into an order in which each comes behind what it depends on: the TTIR operations
 * that make its operands. Source: ttmlir-facts, section 2.3.3. Differs: operations that could be next are in program order, where
 * upstream's order changes from run to run.
 */
export class Scheduler {
  /** All operations, in program order, and the place of each. */
  readonly #ops: readonly Operation[];
  readonly #places: ReadonlyMap<Operation, number>;
  readonly #users: ReadonlyMap<Operation, readonly Operation[]>;
  /** What is not scheduled yet, and how many of its dependencies are not. */
  readonly #waiting: Map<Operation, number>;
  readonly #ready: Set<Operation>;
  readonly #schedule: Operation[];

  constructor(block: Block | Scheduler) {
    if (block instanceof Scheduler) {
      this.#ops = block.#ops;
      this.#places = block.#places;
      this.#users = block.#users;
      this.#waiting = new Map(block.#waiting);
      this.#ready = new Set(block.#ready);
      this.#schedule = [...block.#schedule];
      return;
    }
    const ops = [...block.operations()].filter(isTTIROp);
    const known = new Set(ops);
    const dependencies = new Map(ops.map((op) => [op, makersOf(op, known)] as const));
    const users = new Map(ops.map((op) => [op, [] as Operation[]] as const));
    for (const [op, makers] of dependencies) for (const maker of makers) users.get(maker)!.push(op);
    this.#ops = ops;
    this.#places = new Map(ops.map((op, i) => [op, i]));
    this.#users = users;
    this.#waiting = new Map(ops.map((op) => [op, dependencies.get(op)!.size]));
    this.#ready = new Set(ops.filter((op) => dependencies.get(op)!.size === 0));
    this.#schedule = [];
  }

  /** Returns a copy that goes its own way. */
  snapshot(): Scheduler {
    return new Scheduler(this);
  }

  get hasUnscheduledOps(): boolean {
    return this.#waiting.size > 0;
  }

  /** The operations that can be next, in program order. Cost: that of sorting them. */
  get scheduleableOps(): readonly Operation[] {
    return [...this.#ready].sort((a, b) => this.placeOf(a) - this.placeOf(b));
  }

  /** The operations scheduled so far, in order. */
  get schedule(): readonly Operation[] {
    return this.#schedule;
  }

  /** Tells whether `op` can be next: it waits, and everything it depends on is scheduled. */
  canSchedule(op: Operation): boolean {
    return this.#waiting.get(op) === 0;
  }

  /** Returns which of the operations `op` is, in program order. */
  placeOf(op: Operation): number {
    return this.#places.get(op)!;
  }

  /** Returns the operation of which `placeOf` is `place`. */
  opAt(place: number): Operation {
    return this.#ops[place]!;
  }

  /** Returns the operations that depend on `op`, in program order. */
  usersOf(op: Operation): readonly Operation[] {
    return this.#users.get(op)!;
  }

  /** Schedules `op`, which must be one of those that can be next. Returns those that can be next now and could not before. */
  scheduleOp(op: Operation): readonly Operation[] {
    this.#waiting.delete(op);
    this.#schedule.push(op);
    this.#ready.delete(op);
    const added: Operation[] = [];
    for (const user of this.usersOf(op)) {
      const count = this.#waiting.get(user)! - 1;
      this.#waiting.set(user, count);
      if (count > 0) continue;
      this.#ready.add(user);
      added.push(user);
    }
    return added;
  }
}

function isTTIROp(op: Operation): boolean {
  return op.dialectNamespace === 'ttir';
}

function makersOf(op: Operation, known: ReadonlySet<Operation>): ReadonlySet<Operation> {
  const makers = new Set<Operation>();
  walk(op, {
    before: (user) => {
      for (const { definingOp } of user.operands) if (definingOp && known.has(definingOp)) makers.add(definingOp);
    },
  });
  makers.delete(op);
  return makers;
}
