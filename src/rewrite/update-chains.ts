import { type Operation } from '../ir/operation.ts';
import { type Value } from '../ir/value.ts';
import { walk } from '../ir/walk.ts';

/** An operation whose result is a tensor with another part. */
export interface Update<Op extends Operation = Operation> {
  readonly op: Op;
  /** The tensor. */
  readonly whole: Value;
  /** Where the part begins, and how large it is, along each dimension of the tensor. */
  readonly start: readonly number[];
  readonly sizes: readonly number[];
}

/** Updates of neighbouring parts of one tensor, of which each is made of the one before and of nothing else. */
export interface UpdateChain<Op extends Operation = Operation> {
  readonly updates: readonly Update<Op>[];
  readonly dim: number;
  /** Whether each part stands behind the one before; else it stands in front of it. */
  readonly ascends: boolean;
}

type Way = Pick<UpdateChain, 'dim' | 'ascends'>;

/** Returns the chains of two updates or more in a program; `updateOf` tells which operations update known places. */
export function updateChains<Op extends Operation>(
  root: Operation,
  updateOf: (op: Operation) => Update<Op> | undefined,
): UpdateChain<Op>[] {
  const chains: UpdateChain<Op>[] = [];
  walk(root, {
    before(op) {
      const update = updateOf(op);
      const previous = update?.whole.definingOp && updateOf(update.whole.definingOp);
      // A chain is found at its first operation.
      if (update && !(previous && stepBetween(previous, update))) {
        const chain = chainFrom(update, updateOf);
        if (chain) chains.push(chain);
      }
      return 'advance';
    },
  });
  return chains;
}

/** Returns the updates in the order in which their parts stand in the tensor. */
export function inPlaceOrder<Op extends Operation>({ updates, ascends }: UpdateChain<Op>): readonly Update<Op>[] {
  return ascends ? updates : updates.toReversed();
}

/** Returns the sizes of all parts of a chain together. */
export function joinedSizes({ updates, dim }: UpdateChain): number[] {
  return updates[0]!.sizes.with(dim, updates.reduce((sum, { sizes }) => sum + sizes[dim]!, 0)); // prettier-ignore
}

/** Returns along which dimension, and which way, an update goes on behind another, whose result nothing else uses; undefined when it does not. */
function stepBetween({ op, start, sizes }: Update, next: Update): Way | undefined {
  const isNext = next.whole === op.result(0) && next.op.block === op.block;
  if (!isNext || !op.result(0).hasOneUse) return undefined;
  const dim = start.findIndex((each, i) => each !== next.start[i]);
  const isAlong = dim >= 0 && sizes.every((size, i) => i === dim || (size === next.sizes[i] && start[i] === next.start[i])); // prettier-ignore
  if (!isAlong) return undefined;
  const ascends = next.start[dim] === start[dim]! + sizes[dim]!;
  return ascends || next.start[dim]! + next.sizes[dim]! === start[dim] ? { dim, ascends } : undefined;
}

function chainFrom<Op extends Operation>(
  first: Update<Op>,
  updateOf: (op: Operation) => Update<Op> | undefined,
): UpdateChain<Op> | undefined {
  const updates = [first];
  let way: Way | undefined;
  for (let update = first; ;) {
    const user = update.op.result(0).firstUse?.owner;
    const next = user && updateOf(user);
    const step = next && stepBetween(update, next);
    if (!step || (way && (step.dim !== way.dim || step.ascends !== way.ascends))) break;
    way = step;
    update = next;
    updates.push(next);
  }
  return way && { updates, ...way };
}
