import { type Operation } from '../../ir/operation.ts';
import { areNestedSymbolsHidden, isHiddenSymbol, isSymbol } from '../../ir/symbol-table.ts';
import { symbolUses } from '../../ir/symbol-uses.ts';
import { walk } from '../../ir/walk.ts';
import { type CallGraph, type CallGraphNode, callableRegion, isCallable } from '../calls/call-graph.ts';

/**
 * How often each callable that is not public is referred to, so that the last call of it can take its body and what nobody
 * calls can go. Source: CGUseList of mlir/lib/Transforms/Utils/Inliner.cpp.
 */
export class CallableUses {
  readonly #graph: CallGraph;
  /** Callables that may be erased when nobody refers to them. */
  readonly #total = new Map<CallGraphNode, number>();
  /** What each callable refers to, and how often. */
  readonly #held = new Map<CallGraphNode, Map<CallGraphNode, number>>();

  constructor(root: Operation, graph: CallGraph) {
    this.#graph = graph;
    const alwaysLive = new Set<CallGraphNode>();
    const callables: CallGraphNode[] = [];
    walk(root, {
      before: (op) => {
        if (!op.hasTrait('SymbolTable')) return;
        const areNestedHidden = areNestedSymbolsHidden(op, root);
        for (const nested of op.regions[0]!.operations()) {
          const node = isCallable(nested) ? this.#nodeOf(nested) : undefined;
          if (!node) {
            if (!nested.hasTrait('SymbolTable')) for (const used of this.#references(nested)) alwaysLive.add(used);
            continue;
          }
          callables.push(node);
          if (isSymbol(nested) && isHiddenSymbol(nested, areNestedHidden)) this.#total.set(node, 0);
        }
      },
    });
    for (const node of alwaysLive) this.#total.delete(node);
    for (const node of callables) this.recompute(node);
  }

  /** Tells whether nobody refers to `node`, and nobody outside can. */
  isDead(node: CallGraphNode): boolean {
    return this.#total.get(node) === 0;
  }

  /** Tells whether one more use may take the body of `node`. */
  hasOneUseAndIsDiscardable(node: CallGraphNode): boolean {
    return this.#total.get(node) === 1;
  }

  /** Counts anew what `node` refers to. */
  recompute(node: CallGraphNode): void {
    this.#drop(node);
    const held = new Map<CallGraphNode, number>();
    this.#held.set(node, held);
    for (const used of this.#references(node.region.parentOp!)) this.#add(held, used, 1);
  }

  /** Takes account of a call in `caller` that is about to be erased. */
  dropCall(caller: CallGraphNode, call: Operation): void {
    const held = this.#held.get(caller);
    if (held) for (const used of this.#references(call)) this.#add(held, used, -1);
  }

  /** Takes account of the body of `callee` having been copied into `caller`. */
  mergeAfterInlining(callee: CallGraphNode, caller: CallGraphNode): void {
    const held = this.#held.get(caller);
    if (held) for (const [used, count] of this.#held.get(callee) ?? []) this.#add(held, used, count);
  }

  /** Takes account of `node` being erased. */
  erase(node: CallGraphNode): void {
    for (const child of node.children) this.erase(child);
    this.#drop(node);
    this.#held.delete(node);
  }

  #nodeOf(op: Operation): CallGraphNode | undefined {
    const region = callableRegion(op);
    return region && this.#graph.lookup(region);
  }

  #references(op: Operation): CallGraphNode[] {
    return (symbolUses(op) ?? []).flatMap((symbol) => this.#graph.nodeOf(symbol, op.parentOp ?? op) ?? []);
  }

  #add(held: Map<CallGraphNode, number>, used: CallGraphNode, count: number): void {
    const total = this.#total.get(used);
    if (total === undefined) return;
    this.#total.set(used, total + count);
    held.set(used, (held.get(used) ?? 0) + count);
  }

  #drop(node: CallGraphNode): void {
    const held = this.#held.get(node);
    if (!held) return;
    for (const [used, count] of [...held]) this.#add(held, used, -count);
  }
}
