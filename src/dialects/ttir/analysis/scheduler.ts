import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';

/**
 * Puts the TTIR operations of a block into an order in which each comes behind what it depends on: the TTIR operations
 * that make its operands. Source: ttmlir-facts, section 2.3.3. Differs: operations that could be next are in program order, where
 * upstream's order changes from run to run.
 */
export class Scheduler {
  readonly #dependencies: ReadonlyMap<Operation, ReadonlySet<Operation>>;
  readonly #users: ReadonlyMap<Operation, readonly Operation[]>;
  /** What is not scheduled yet, and how many of its dependencies are not. */
  readonly #waiting: Map<Operation, number>;
  /** What can be next, in program order once sorted. */
  #ready: Operation[];
  readonly #schedule: Operation[];

  constructor(block: Block | Scheduler) {
    if (block instanceof Scheduler) {
      this.#dependencies = block.#dependencies;
      this.#users = block.#users;
      this.#waiting = new Map(block.#waiting);
      this.#ready = [...block.#ready];
      this.#schedule = [...block.#schedule];
      return;
    }
    const ops = [...block.operations()].filter(isTTIROp);
    const known = new Set(ops);
    const dependencies = new Map(ops.map((op) => [op, makersOf(op, known)] as const));
    const users = new Map(ops.map((op) => [op, [] as Operation[]] as const));
    for (const [op, makers] of dependencies) for (const maker of makers) users.get(maker)!.push(op);
    this.#dependencies = dependencies;
    this.#users = users;
    this.#waiting = new Map(ops.map((op) => [op, dependencies.get(op)!.size]));
    this.#ready = ops.filter((op) => dependencies.get(op)!.size === 0);
    this.#schedule = [];
  }

  /** Returns a copy that goes its own way. */
  snapshot(): Scheduler {
    return new Scheduler(this);
  }

  get hasUnscheduledOps(): boolean {
    return this.#waiting.size > 0;
  }

  /** The operations that can be next, in program order. */
  get scheduleableOps(): readonly Operation[] {
    return this.#ready;
  }

  /** The operations scheduled so far, in order. */
  get schedule(): readonly Operation[] {
    return this.#schedule;
  }

  /** Tells whether `op` can be next: it waits, and everything it depends on is scheduled. */
  canSchedule(op: Operation): boolean {
    return this.#waiting.get(op) === 0;
  }

  /** Returns the operations that `op` depends on. */
  dependenciesOf(op: Operation): ReadonlySet<Operation> {
    return this.#dependencies.get(op) ?? new Set();
  }

  /** Schedules `op`, which must be one of those that can be next. */
  scheduleOp(op: Operation): void {
    this.#waiting.delete(op);
    this.#schedule.push(op);
    const ready = this.#ready.filter((other) => other !== op);
    for (const user of this.#users.get(op)!) {
      const count = this.#waiting.get(user)! - 1;
      this.#waiting.set(user, count);
      if (count === 0) insertInOrder(ready, user);
    }
    this.#ready = ready;
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

function insertInOrder(ops: Operation[], op: Operation): void {
  const place = ops.findIndex((other) => op.isBeforeInBlock(other));
  ops.splice(place < 0 ? ops.length : place, 0, op);
}
