import type { Block } from './block.ts';
import type { Region } from './region.ts';

/**
 * The dominator tree of a region's blocks: block A dominates block B when every path from the entry block to B goes through A.
 * Built by the algorithm of Lengauer and Tarjan in O(m log n) for n blocks and m edges, without recursion.
 */
export class DominatorTree {
  /** Reachable blocks in depth-first preorder, successors in order; the entry block is number 0. */
  readonly #preorder: Block[] = [];
  readonly #numbers = new Map<Block, number>();
  /** Per block its immediate dominator, by number; the entry block is its own. */
  readonly #idom: readonly number[];
  /** When a walk over the tree enters and leaves each block, so that ancestry is a comparison of intervals; made when first asked for. */
  #intervals: Intervals | undefined;
  readonly #children: readonly (readonly number[])[];
  /** Per block its dominance frontier; made when first asked for. */
  #frontiers: readonly (readonly Block[])[] | undefined;

  constructor(region: Region) {
    const parents = this.#numberBlocks(region);
    this.#idom = immediateDominators(parents, this.#predecessors());
    const children: number[][] = this.#preorder.map(() => []);
    for (let i = 1; i < this.#idom.length; i++) children[this.#idom[i]!]!.push(i);
    this.#children = children;
  }

  isReachable(block: Block): boolean {
    return this.#numbers.has(block);
  }

  /** The reachable blocks in depth-first preorder, so that each comes after those that dominate it. */
  get preorder(): readonly Block[] {
    return this.#preorder;
  }

  /** The entry block; undefined for an empty region. */
  get root(): Block | undefined {
    return this.#preorder[0];
  }

  /** Returns the blocks whose immediate dominator is `block`. */
  children(block: Block): Block[] {
    const number = this.#numbers.get(block);
    return number === undefined ? [] : this.#children[number]!.map((child) => this.#preorder[child]!);
  }

  /** Returns the closest strict dominator; undefined for the entry block and for unreachable blocks. */
  immediateDominator(block: Block): Block | undefined {
    const number = this.#numbers.get(block);
    return number === undefined || number === 0 ? undefined : this.#preorder[this.#idom[number]!];
  }

  /** Returns the blocks that `block` does not properly dominate but some of whose predecessors it dominates. */
  frontier(block: Block): readonly Block[] {
    const number = this.#numbers.get(block);
    return number === undefined ? [] : (this.#frontiers ??= this.#computeFrontiers())[number]!;
  }

  /**
   * Goes up from both ends of each edge that joins others, as far as another edge to the same block did not lead. Source: Cooper, Harvey and
   * Kennedy, A Simple, Fast Dominance Algorithm.
   */
  #computeFrontiers(): Block[][] {
    const frontiers: Block[][] = this.#preorder.map(() => []);
    // Per block which joining block it has got last.
    const last = this.#preorder.map(() => -1);
    this.#predecessors().forEach((predecessors, number) => {
      // The way back to the entry block joins the way into it.
      if (predecessors.length < 2 && number > 0) return;
      for (const predecessor of predecessors) {
        for (let at = predecessor; last[at] !== number; at = this.#idom[at]!) {
          if (number > 0 && at === this.#idom[number]) break;
          frontiers[at]!.push(this.#preorder[number]!);
          last[at] = number;
        }
      }
    });
    return frontiers;
  }

  /** Tells whether `a` dominates `b` and is not `b`. Everything dominates an unreachable block, which itself dominates nothing. */
  properlyDominates(a: Block, b: Block): boolean {
    if (a === b) return false;
    const numberB = this.#numbers.get(b);
    if (numberB === undefined) return true;
    const numberA = this.#numbers.get(a);
    if (numberA === undefined) return false;
    const { enter, leave } = (this.#intervals ??= numberIntervals(this.#children));
    return enter[numberA]! <= enter[numberB]! && leave[numberB]! <= leave[numberA]!;
  }

  /** Numbers the reachable blocks and returns per block its parent in the depth-first tree. */
  #numberBlocks(region: Region): number[] {
    const parents: number[] = [];
    const pending: { block: Block; parent: number }[] = [];
    if (region.firstBlock) pending.push({ block: region.firstBlock, parent: 0 });
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { block, parent } = next;
      if (this.#numbers.has(block)) continue;
      const number = this.#preorder.length;
      this.#numbers.set(block, number);
      this.#preorder.push(block);
      parents.push(parent);
      const successors = block.lastOp?.blockOperands ?? [];
      for (let i = successors.length - 1; i >= 0; i--) {
        const successor = successors[i]!.block;
        // Malformed control flow into another region is the verifier's to report.
        if (successor.region === region) pending.push({ block: successor, parent: number });
      }
    }
    return parents;
  }

  #predecessors(): number[][] {
    const predecessors: number[][] = this.#preorder.map(() => []);
    this.#preorder.forEach(({ lastOp }, number) => {
      for (const { block } of lastOp?.blockOperands ?? []) {
        const target = this.#numbers.get(block);
        if (target !== undefined) predecessors[target]!.push(number);
      }
    });
    return predecessors;
  }
}

interface Intervals {
  readonly enter: Int32Array;
  readonly leave: Int32Array;
}

/** Returns when a walk over the tree from vertex 0 enters and leaves each vertex. */
function numberIntervals(childrenOf: readonly (readonly number[])[]): Intervals {
  const enter = new Int32Array(childrenOf.length);
  const leave = new Int32Array(childrenOf.length);
  let clock = 0;
  const stack: { number: number; child: number }[] = [];
  const visit = (number: number): void => {
    enter[number] = clock++;
    stack.push({ number, child: 0 });
  };
  if (childrenOf.length > 0) visit(0);
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const child = childrenOf[frame.number]![frame.child++];
    if (child !== undefined) {
      visit(child);
    } else {
      leave[frame.number] = clock++;
      stack.pop();
    }
  }
  return { enter, leave };
}

/** Returns the immediate dominator of each vertex of a graph whose vertices are numbered in depth-first preorder. */
function immediateDominators(parents: readonly number[], predecessors: readonly (readonly number[])[]): number[] {
  const count = parents.length;
  // Most graphs are small, for which lists are made faster than typed arrays.
  const semi = parents.map((_, i) => i);
  const idom = parents.map(() => 0);
  const best = [...semi];
  const ancestor = parents.map(() => -1);
  const buckets: number[][] = parents.map(() => []);
  const path: number[] = [];

  // Returns the vertex of least semidominator on the path from `v` to the root of its tree of linked vertices, and shortens it.
  const evaluate = (v: number): number => {
    if (ancestor[v]! < 0) return v;
    for (let u = v; ancestor[ancestor[u]!]! >= 0; u = ancestor[u]!) path.push(u);
    for (let u = path.pop(); u !== undefined; u = path.pop()) {
      const above = ancestor[u]!;
      if (semi[best[above]!]! < semi[best[u]!]!) best[u] = best[above]!;
      ancestor[u] = ancestor[above]!;
    }
    return best[v]!;
  };

  for (let w = count - 1; w > 0; w--) {
    for (const v of predecessors[w]!) semi[w] = Math.min(semi[w]!, semi[evaluate(v)]!);
    buckets[semi[w]!]!.push(w);
    const parent = parents[w]!;
    ancestor[w] = parent;
    for (const v of buckets[parent]!) {
      const u = evaluate(v);
      idom[v] = semi[u]! < semi[v]! ? u : parent;
    }
    buckets[parent]!.length = 0;
  }
  for (let w = 1; w < count; w++) if (idom[w] !== semi[w]) idom[w] = idom[idom[w]!]!;
  return idom;
}
