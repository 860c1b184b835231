import { type Operation } from '../../../ir/operation.ts';
import { type LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { type ShardSizes } from './shard-sizes.ts';

/** The use of one operation's result by another. */
export interface ShardEdge {
  /** What makes the operand; undefined for an argument of the function. */
  readonly producer: Operation | undefined;
  readonly consumer: Operation;
  readonly operandIndex: number;
}

/** What a chain of operations was resolved to. */
export interface ShardSolution {
  readonly layouts: ReadonlyMap<Operation, LayoutAttr>;
  /** Operands that must be brought to another layout first. */
  readonly reshardEdges: readonly ShardEdge[];
}

/** An edge between two operations of the chain and the pairs of their candidates that go together. */
interface ChainEdge extends ShardEdge {
  readonly producer: Operation;
  paths: readonly (readonly [producer: number, consumer: number])[];
  reshard: boolean;
}

/**
 * Chooses among the sharded layouts of a chain of operations so that each result fits into L1 together with the one that is
 * made of it. Candidates are numbered; what is still possible is a set of numbers for each operation and a set of pairs for each edge,
 * kept consistent with each other. Where no pair goes together the edge is resharded: then any does.
 * Source: ttmlir-facts, section 2.3.7. Differs: one edge is marked in each attempt, then the next attempt starts.
 */
export class ShardSolver {
  readonly #chain: readonly Operation[];
  readonly #candidates: ReadonlyMap<Operation, readonly LayoutAttr[]>;
  readonly #sizes: ShardSizes;
  readonly #possible = new Map<Operation, Set<number>>();
  readonly #edges: readonly ChainEdge[];
  readonly #edgesOf = new Map<Operation, ChainEdge[]>();

  /** Every operation of the chain, which is in order of execution, must have a candidate. */
  constructor(
    chain: readonly Operation[],
    candidates: ReadonlyMap<Operation, readonly LayoutAttr[]>,
    sizes: ShardSizes,
  ) {
    this.#chain = chain;
    this.#candidates = candidates;
    this.#sizes = sizes;
    const inChain = new Set(chain);
    this.#edges = chain.flatMap((consumer) =>
      consumer.operands.flatMap(({ definingOp: producer }, operandIndex) =>
        producer && inChain.has(producer) ? [{ producer, consumer, operandIndex, paths: [], reshard: false }] : [],
      ),
    );
    for (const op of chain) this.#edgesOf.set(op, []);
    for (const edge of this.#edges) {
      this.#edgesOf.get(edge.producer)!.push(edge);
      this.#edgesOf.get(edge.consumer)!.push(edge);
    }
  }

  /** Returns what of the candidates of `op` is still possible, best first. */
  at(op: Operation): LayoutAttr[] {
    return this.#candidates.get(op)!.filter((_, i) => this.#possible.get(op)!.has(i));
  }

  /** Finds out what is possible, marking edges to reshard as needed. Returns false when the input of the first is too large. */
  resolve(): boolean {
    for (let attempt = 0; attempt <= this.#edges.length; attempt++) {
      if (this.#resolveStep()) return [...this.#possible.values()].every((possible) => possible.size > 0);
    }
    return false;
  }

  /** Fixes the layout of `op`, which must be possible. Returns false when that leaves another operation without one. */
  set(op: Operation, layout: LayoutAttr): boolean {
    this.#possible.set(op, new Set([this.#candidates.get(op)!.indexOf(layout)]));
    return this.#propagate([op]);
  }

  /** Returns the layouts that were fixed and the edges to reshard; operand 0 of the first operation is always one. */
  finish(): ShardSolution {
    const [first] = this.#chain;
    const layouts = new Map(this.#chain.map((op) => [op, this.at(op)[0]!]));
    const input: ShardEdge = { producer: first!.operands[0]?.definingOp, consumer: first!, operandIndex: 0 };
    const marked = this.#edges.filter((edge) => edge.reshard);
    const reshardEdges = marked.map(({ producer, consumer, operandIndex }) => ({ producer, consumer, operandIndex }));
    return { layouts, reshardEdges: [input, ...reshardEdges] };
  }

  #resolveStep(): boolean {
    for (const op of this.#chain) this.#possible.set(op, new Set(this.#candidates.get(op)!.keys()));
    const [first] = this.#chain;
    const possible = this.#possible.get(first!)!;
    for (const [i, layout] of this.#candidates.get(first!)!.entries()) {
      const fits = this.#sizes.fit(this.#sizes.ofInput(first!, layout), this.#sizes.ofResult(first!, layout));
      if (!fits) possible.delete(i);
    }
    for (const edge of this.#edges) {
      edge.paths = this.#pathsOf(edge);
      if (edge.paths.length === 0) return this.#mark(edge);
      if (!this.#propagate([edge.producer, edge.consumer])) return this.#mark(edge);
    }
    return true;
  }

  /** Makes an edge one to reshard; returns failure of the attempt. */
  #mark(edge: ChainEdge): boolean {
    edge.reshard = true;
    for (const each of this.#edges) each.paths = [];
    return false;
  }

  #pathsOf({ producer, consumer, reshard }: ChainEdge): (readonly [number, number])[] {
    const sizesOf = (op: Operation): (readonly [number, number])[] =>
      [...this.#possible.get(op)!].map((i) => [i, this.#sizes.ofResult(op, this.#candidates.get(op)![i]!)] as const);
    const consumers = sizesOf(consumer);
    return sizesOf(producer).flatMap(([p, producerBytes]) =>
      consumers
        .filter(([, consumerBytes]) => reshard || this.#sizes.fit(producerBytes, consumerBytes))
        .map(([c]) => [p, c] as const),
    );
  }

  /** Removes pairs and candidates that no longer have a counterpart, starting around `ops`; false when an edge has no pair left. */
  #propagate(ops: readonly Operation[]): boolean {
    const pending = [...ops];
    for (let op = pending.pop(); op; op = pending.pop()) {
      for (const edge of this.#edgesOf.get(op)!) {
        if (edge.paths.length === 0) continue;
        const [producers, consumers] = [this.#possible.get(edge.producer)!, this.#possible.get(edge.consumer)!];
        edge.paths = edge.paths.filter(([p, c]) => producers.has(p) && consumers.has(c));
        if (edge.paths.length === 0) return false;
        this.#restrict(edge.producer, new Set(edge.paths.map(([p]) => p)), pending);
        this.#restrict(edge.consumer, new Set(edge.paths.map(([, c]) => c)), pending);
      }
    }
    return true;
  }

  #restrict(op: Operation, to: ReadonlySet<number>, pending: Operation[]): void {
    const possible = this.#possible.get(op)!;
    const before = possible.size;
    for (const i of possible) if (!to.has(i)) possible.delete(i);
    if (possible.size !== before) pending.push(op);
  }
}
