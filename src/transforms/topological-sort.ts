import { type Block } from '../ir/block.ts';
import { hasSSADominance, RegionKindInterface } from '../ir/interfaces/region-kind.ts';
import { type Operation } from '../ir/operation.ts';
import { walk } from '../ir/walk.ts';
import { TopologicalSortPassBase } from './generated/transforms-passes.gen.ts';

/**
 * `topological-sort`: moves operations of graph regions behind those whose results they use.
 * Source: mlir/lib/Transforms/TopologicalSort.cpp and Analysis/TopologicalSortUtils.cpp.
 */
export class TopologicalSortPass extends TopologicalSortPassBase {
  override runOnOperation(root: Operation): void {
    walk(root, {
      after: (op) => {
        if (!RegionKindInterface.isImplementedBy(op)) return;
        for (const region of op.regions) {
          if (!hasSSADominance(region)) for (const block of region.blocks) sortTopologically(block);
        }
      },
    });
  }
}

/**
 * Sorts all but a terminator. mlir-opt goes over the unsorted operations in rounds, in which each one whose operands are sorted goes
 * behind what is sorted; where a cycle leaves none, the first of the others does. Here the round of each is found from those of what
 * it waits for, in time that grows with the number of uses only.
 */
function sortTopologically(block: Block): void {
  const ops = [...block.operations()];
  if (ops[ops.length - 1]?.hasTrait('Terminator')) ops.pop();
  const rounds = roundsOf(ops);
  const byRound: Operation[][] = [];
  for (const [i, op] of ops.entries()) (byRound[rounds[i]!] ??= []).push(op);
  let place = block.firstOp;
  for (const op of byRound.flat()) {
    if (op === place) place = op.next;
    else op.moveBefore(place!);
  }
}

/** Returns in which round each of the operations is sorted; those of one round stay in their order. */
function roundsOf(ops: readonly Operation[]): Int32Array {
  const { waitingFor, waiting } = dependencies(ops);
  const rounds = new Int32Array(ops.length);
  const ready: number[] = [];
  const isSorted = new Uint8Array(ops.length);
  let last = -1;
  const sortFrom = (start: number) => {
    ready.push(start);
    for (let i = ready.pop(); i !== undefined; i = ready.pop()) {
      isSorted[i] = 1;
      last = Math.max(last, rounds[i]!);
      for (const user of waiting[i] ?? []) {
        if (isSorted[user]) continue;
        // The round that sorts an operation still comes by those behind it.
        rounds[user] = Math.max(rounds[user]!, rounds[i]! + (i < user ? 0 : 1));
        if (--waitingFor[user]! === 0) ready.push(user);
      }
    }
  };
  const canStart = [...ops.keys()].filter((i) => waitingFor[i] === 0);
  for (const i of canStart) sortFrom(i);
  for (let i = 0; i < ops.length; i++) {
    if (isSorted[i]) continue;
    // All that is left is in cycles or behind them.
    rounds[i] = last + 1;
    sortFrom(i);
  }
  return rounds;
}

/** Returns how many of the operations each one waits for, and which ones wait for it, by their indices. */
function dependencies(ops: readonly Operation[]) {
  const indices = new Map(ops.map((op, i) => [op, i]));
  const waitingFor = new Int32Array(ops.length);
  const waiting: number[][] = [];
  for (const [i, top] of ops.entries()) {
    const seen = new Set<number>();
    walk(top, {
      before: ({ operands }) => {
        for (const { definingOp } of operands) {
          const source = definingOp && indexOf(definingOp, top, indices);
          if (source !== undefined) seen.add(source);
        }
      },
    });
    waitingFor[i] = seen.size;
    for (const source of seen) (waiting[source] ??= []).push(i);
  }
  return { waitingFor, waiting };
}

/** Returns the index of the operation that is or holds `definingOp`, if there is one and it is not `top`. */
function indexOf(definingOp: Operation, top: Operation, indices: ReadonlyMap<Operation, number>): number | undefined {
  for (let op: Operation | undefined = definingOp; op && op !== top; op = op.parentOp) {
    const index = indices.get(op);
    if (index !== undefined) return index;
  }
  return undefined;
}
