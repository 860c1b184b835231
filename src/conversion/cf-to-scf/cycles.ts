import { type Block } from '../../ir/block.ts';
import { Edge, edgesToSome } from './edges.ts';

/** The edges at a cycle. */
export interface CycleEdges {
  /** Those into it. */
  readonly entries: readonly Edge[];
  /** Those out of it. */
  readonly exits: readonly Edge[];
  /** Those inside of it to blocks that edges into it lead to. */
  readonly repetitions: readonly Edge[];
}

/** A block whose successors are being visited. */
interface Visit {
  readonly block: Block;
  next: number;
  /** The least number of a block that is reached from here, of those that are in no component yet. */
  least: number;
}

/**
 * Returns the cycles that are in no others among the blocks reached from `entry`: strongly connected components with an edge inside, each after all that it reaches, its blocks the last visited first.
 * Source: scc_iterator of llvm/ADT/SCCIterator.h, after Tarjan.
 */
export function outermostCycles(entry: Block): Block[][] {
  const cycles: Block[][] = [];
  const numbers = new Map<Block, number>();
  const open: Block[] = [];
  const visits: Visit[] = [];
  const visit = (block: Block): void => {
    const least = numbers.size;
    numbers.set(block, least);
    open.push(block);
    visits.push({ block, next: 0, least });
  };
  visit(entry);
  for (let top = visits.at(-1); top; top = visits.at(-1)) {
    const successor = top.block.lastOp!.blockOperands[top.next++]?.block;
    if (successor) {
      const number = numbers.get(successor);
      if (number === undefined) visit(successor);
      else top.least = Math.min(top.least, number);
      continue;
    }
    visits.pop();
    const around = visits.at(-1);
    if (around) around.least = Math.min(around.least, top.least);
    if (top.least !== numbers.get(top.block)) continue;
    const component = open.splice(open.lastIndexOf(top.block)).reverse();
    for (const block of component) numbers.set(block, Infinity);
    if (component.length > 1 || edgesToSome([top.block], (to) => to === top.block).length > 0) cycles.push(component);
  }
  return cycles;
}

/** Returns the edges at a cycle, block by block. */
export function edgesOfCycle(cycle: ReadonlySet<Block>): CycleEdges {
  const entries: Edge[] = [];
  const entered = new Set<Block>();
  for (const block of cycle) {
    for (let use = block.firstUse; use; use = use.nextUse) {
      const from = use.owner.block!;
      if (cycle.has(from)) continue;
      entered.add(block);
      entries.push(new Edge(from, use.successorNumber));
    }
  }
  return {
    entries,
    exits: edgesToSome(cycle, (successor) => !cycle.has(successor)),
    repetitions: edgesToSome(cycle, (successor) => entered.has(successor)),
  };
}
