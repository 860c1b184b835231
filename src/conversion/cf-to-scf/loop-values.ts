import { type Block } from '../../ir/block.ts';
import { DominatorTree } from '../../ir/dominator-tree.ts';
import { type Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { Edge, edgesTo } from './edges.ts';
import { type Lifting } from './lifting.ts';

/** A loop whose only edges back and out are those from `latch`, in this order. */
export interface Loop {
  readonly header: Block;
  readonly latch: Block;
  /** The block behind the loop, which has no arguments. */
  readonly exit: Block;
  readonly blocks: ReadonlySet<Block>;
  /** The region that the blocks are in. */
  readonly body: Region;
  /** The region around it. */
  readonly region: Region;
}

/**
 * Lets a loop pass the same values out as back, and lets what comes behind it use those instead of values of the loop. What is used behind it only is passed back too.
 * Returns these values. Source: transformToReduceLoop of mlir/lib/Transforms/Utils/CFGToSCF.cpp.
 */
export function valuesLeavingLoop(loop: Loop, lifting: Lifting): readonly Value[] {
  const { header, latch, exit, blocks } = loop;
  const back = new Edge(latch, 0);
  const out = new Edge(latch, 1);
  const next = [...back.operands];
  for (const value of next) {
    const outside = exit.addArgument(value.type, value.location);
    value.replaceAllUsesWith(outside, ({ owner }) => isInLoop(owner.block, loop));
  }
  out.append(next);

  const left: Value[] = [];
  let tree: DominatorTree | undefined;
  const reaches = (from: Block, to: Block): boolean =>
    from === to || (tree ??= new DominatorTree(loop.body)).properlyDominates(from, to);
  const atLatch = (value: Value): Value => {
    const home = value.parentBlock!;
    const predecessors = edgesTo(latch);
    if (home === latch || predecessors.every(({ from }) => reaches(home, from))) return value;
    const argument = latch.addArgument(value.type, value.location);
    for (const edge of predecessors) edge.append([reaches(home, edge.from) ? value : lifting.poison(value.type)]);
    return argument;
  };
  // What is added below is looked at no more.
  for (const value of usedValues(blocks)) {
    let outside: Value | undefined;
    for (let use = value.firstUse; use;) {
      const { nextUse, owner } = use;
      if (!isInLoop(owner.block, loop)) {
        if (!outside) {
          outside = exit.addArgument(value.type, value.location);
          header.addArgument(value.type, value.location);
          left.push(atLatch(value));
        }
        use.set(outside);
      }
      use = nextUse;
    }
  }
  const entries = edgesTo(header).filter(({ from }) => from !== latch);
  for (const entry of entries) entry.append(left.map(({ type }) => lifting.poison(type)));
  back.append(left);
  out.append(left);
  return [...next, ...left];
}

/** Returns what is defined in blocks and used somewhere. */
function usedValues(blocks: Iterable<Block>): Value[] {
  const values: Value[] = [];
  const add = (defined: readonly Value[]): void => {
    for (const value of defined) if (value.firstUse) values.push(value);
  };
  for (const block of blocks) {
    add(block.arguments);
    for (let op = block.firstOp; op; op = op.next) add(op.results);
  }
  return values;
}

/** Tells whether a block is one of the loop's, or inside one. */
function isInLoop(block: Block | null, { body, region }: Loop): boolean {
  for (let at = block; at; at = at.parentOp?.block ?? null) {
    if (at.region === body) return true;
    if (at.region === region) return false;
  }
  return false;
}
