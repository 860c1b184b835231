import { CustomCallOp, PartitionIdOp, ReplicaIdOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { ancestorInBlock } from '../../ir/ancestors.ts';
import { type Block } from '../../ir/block.ts';
import { isMemoryEffectFree } from '../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';

/** What stands between calls that cut tensors into parts for devices, and those which put them together. */
export interface SpmdRegion {
  readonly entries: readonly CustomCallOp[];
  /** None where nothing uses what devices compute. */
  readonly exits: readonly CustomCallOp[];
  /** The operations in between, in their order. */
  readonly body: readonly Operation[];
  /** Values from outside that all devices have. */
  readonly shared: readonly Value[];
}

/** Why a region cannot be told apart from what is around it, and where. */
export interface RegionProblem {
  readonly op: Operation;
  readonly problem: string;
}

const calls = (op: Operation, name: string): op is CustomCallOp =>
  op instanceof CustomCallOp && op.callTargetName === name && op.numOperands === 1 && op.numResults === 1;

/** Tells whether an operation cuts a tensor into parts, of which each device has one from then on. */
export const isEntry = (op: Operation): op is CustomCallOp => calls(op, 'SPMDFullToShardShape');

/** Tells whether an operation puts a tensor together of what devices have. */
export const isExit = (op: Operation): op is CustomCallOp => calls(op, 'SPMDShardToFullShape');

/** Returns the regions of a block, or what is in the way. */
export function spmdRegionsOf(block: Block): readonly (SpmdRegion | RegionProblem)[] {
  const ops = [...block.operations()];
  const parts = new Parts();
  for (const op of ops) {
    const makers = valuesUsed(op, block).map(({ definingOp }) => definingOp);
    const isOfParts = makers.some((maker) => parts.has(maker));
    if (isEntry(op) && isOfParts) return [{ op, problem: 'it is inside of another' }];
    if (isOfParts || isEntry(op) || isExit(op)) parts.add(op);
    if (isOfParts) for (const maker of makers) parts.join(op, maker);
    if (isOfParts && op === block.lastOp) return [{ op, problem: 'no call of SPMDShardToFullShape puts together what it takes' }]; // prettier-ignore
  }
  // Constants, and numbers of devices, are of a region if nothing else uses them.
  for (const op of ops.toReversed()) {
    if (parts.has(op) || op.numResults === 0 || op.useEmpty) continue;
    const users = [...new Set(op.results.flatMap((result) => [...result.users()].map((user) => ancestorInBlock(user, block)!)))]; // prettier-ignore
    const [first, ...others] = users.map((user) => (isEntry(user) ? undefined : parts.rootOf(user)));
    if (first === undefined || others.some((other) => other !== first)) continue;
    parts.add(op);
    parts.join(users[0]!, op);
  }
  const known = new Set<Operation>();
  return parts.groups(ops).map((group) => regionOf(group, block, known));
}

/** Groups of operations. */
class Parts {
  readonly #parents = new Map<Operation, Operation>();

  has(op: Operation | undefined): boolean {
    return op !== undefined && this.#parents.has(op) && !isExit(op);
  }

  add(op: Operation): void {
    if (!this.#parents.has(op)) this.#parents.set(op, op);
  }

  join(op: Operation, other: Operation | undefined): void {
    if (other && this.has(other)) this.#parents.set(this.rootOf(other)!, this.rootOf(op)!);
  }

  /** Returns the operation that stands for the group of `op`. Those on the way are led past each other, so that no way becomes long. */
  rootOf(op: Operation): Operation | undefined {
    let root = op;
    for (let parent = this.#parents.get(root); parent !== root; parent = this.#parents.get(root)) {
      if (parent === undefined) return undefined;
      const next = this.#parents.get(parent)!;
      this.#parents.set(root, next);
      root = next;
    }
    return root;
  }

  groups(ops: readonly Operation[]): Operation[][] {
    const groups = new Map<Operation, Operation[]>();
    for (const op of ops) {
      const root = this.rootOf(op);
      if (!root) continue;
      const group = groups.get(root);
      if (group) group.push(op);
      else groups.set(root, [op]);
    }
    return [...groups.values()];
  }
}

/** `known` are operations that are the same for all devices. */
function regionOf(group: readonly Operation[], block: Block, known: Set<Operation>): SpmdRegion | RegionProblem {
  const entries = group.filter(isEntry);
  const exits = group.filter(isExit);
  const body = group.filter((op) => !isEntry(op) && !isExit(op));
  const [end] = exits;
  if (!end) {
    const isUnused = body.every(isMemoryEffectFree);
    if (isUnused) return { entries, exits, body, shared: [] };
    return { op: entries[0]!, problem: 'no call of SPMDShardToFullShape ends what it begins' };
  }
  const inside = new Set<Operation>(group);
  const shared = new Set<Value>();
  for (const op of [...body, ...exits]) {
    for (const value of valuesUsed(op, block)) {
      const { definingOp } = value;
      if (definingOp && inside.has(definingOp) && !isExit(definingOp)) continue;
      if (definingOp && asksForNumber(definingOp, block, known)) {
        return {
          op: definingOp,
          problem: 'it is of the numbers of devices inside of and outside of what each device does',
        };
      }
      shared.add(value);
    }
  }
  const outer = [...entries.map((entry) => entry.operand(0)), ...shared];
  const isLate = outer.some(({ definingOp }) => definingOp?.block === block && !definingOp.isBeforeInBlock(end));
  if (isLate) return { op: end, problem: 'it ends before all tensors of what it ends are there' };
  return { entries, exits, body, shared: [...shared] };
}

/** Tells whether an operation, or what it computes from, is another one for each device. Adds what is not to `known`, so that nothing is looked at twice. */
function asksForNumber(op: Operation, block: Block, known: Set<Operation>): boolean {
  const seen = new Set<Operation>();
  const pending = [op];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (seen.has(next) || known.has(next)) continue;
    seen.add(next);
    let found = false;
    walk(next, { before: (each) => void (found ||= each instanceof PartitionIdOp || each instanceof ReplicaIdOp) });
    if (found) return true;
    for (const { definingOp } of valuesUsed(next, block)) if (definingOp) pending.push(definingOp);
  }
  for (const each of seen) known.add(each);
  return false;
}

/** Returns the values that an operation and what is nested in it take from the block, or from around it. */
function valuesUsed(op: Operation, block: Block): Value[] {
  const values: Value[] = [];
  walk(op, {
    before: (each) => {
      for (const value of each.operands) {
        const owner = value.parentBlock?.parentOp;
        if (value.parentBlock === block || !owner || (owner !== op && !op.isProperAncestorOf(owner)))
          values.push(value);
      }
    },
  });
  return values;
}
