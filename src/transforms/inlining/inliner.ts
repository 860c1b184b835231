import { CallOpInterface } from '../../ir/interfaces/calls.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { walk } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type CallGraph, type CallGraphNode, isCallable } from '../calls/call-graph.ts';
import { CallableUses } from './callable-uses.ts';
import { inlineCall } from './inline-call.ts';

export interface InlinerConfig {
  /** How often the functions that call each other are simplified and inlined. */
  readonly maxIterations: number;
  /** The most operations of the callee, in percent of those of the caller. */
  readonly threshold: number;
  /** How many operations are copied into callers at most. */
  readonly maxCopies: number;
  /** Simplifies the body of a callable. */
  readonly simplify: (callable: Operation) => LogicalResult;
}

/** No limit for the size of the callee. */
export const noThreshold = 2 ** 32 - 1;

interface ResolvedCall {
  readonly call: Operation;
  readonly source: CallGraphNode;
  readonly target: CallGraphNode;
  /** The callable whose body brought the call here. */
  readonly history: History | undefined;
}

/** A chain of callables that were inlined into each other. */
interface History {
  readonly node: CallGraphNode;
  readonly next: History | undefined;
}

/**
 * Replaces calls by the bodies of what they call, callees before callers, and erases callables that nobody needs any more.
 * Source: mlir/lib/Transforms/Utils/Inliner.cpp.
 */
export class Inliner {
  readonly #config: InlinerConfig;
  readonly #graph: CallGraph;
  readonly #uses: CallableUses;
  readonly #dead = new Set<CallGraphNode>();
  #numCopies = 0;

  constructor(root: Operation, graph: CallGraph, config: InlinerConfig) {
    this.#config = config;
    this.#graph = graph;
    this.#uses = new CallableUses(root, this.#graph);
  }

  run(): LogicalResult {
    for (const component of this.#graph.components()) if (!this.#process(component)) return false;
    for (const { region } of this.#dead) region.parentOp!.erase();
    return true;
  }

  /** Simplifies and inlines until nothing is left to inline, or the limit is reached. */
  #process(component: readonly CallGraphNode[]): LogicalResult {
    const live = new Set(component);
    let iteration = 0;
    do {
      if (!this.#simplify(live)) return false;
      const inlinedAny = this.#inlineCallsIn(live);
      if (inlinedAny === undefined) return false;
      if (!inlinedAny) break;
    } while (++iteration < this.#config.maxIterations);
    return true;
  }

  #simplify(nodes: Iterable<CallGraphNode>): LogicalResult {
    for (const node of nodes) {
      const op = node.region.parentOp!;
      if (node.children.size > 0 || !op.hasTrait('IsolatedFromAbove')) continue;
      if (!this.#config.simplify(op)) return false;
      this.#uses.recompute(node);
    }
    return true;
  }

  /**
   * Inlines what it may into `live`, from which it takes callables that nobody needs any more. Tells whether it did anything; undefined, after an error, when the
   * program gets too large.
   */
  #inlineCallsIn(live: Set<CallGraphNode>): boolean | undefined {
    const dead = new Set<CallGraphNode>();
    const calls: ResolvedCall[] = [];
    for (const node of live) {
      if (this.#uses.isDead(node)) dead.add(node);
      else this.#collectCalls([...node.region.operations()], node, undefined, calls);
    }
    let inlinedAny = false;
    for (let i = 0; i < calls.length; i++) {
      const resolved = calls[i]!;
      const { call, source, target } = resolved;
      if (dead.has(source) || !this.#shouldInline(resolved)) continue;
      const inPlace = this.#uses.hasOneUseAndIsDiscardable(target);
      const inlined = inlineCall(call, target.region, inPlace);
      if (!inlined) continue;
      inlinedAny = true;
      const numInlined = this.#collectCalls(inlined, source, { node: target, next: resolved.history }, calls);
      if (!inPlace) this.#numCopies += numInlined;
      const { maxCopies } = this.#config;
      if (this.#numCopies > maxCopies) {
        call.emitError(`inlining copies more than ${maxCopies} operations`);
        return undefined;
      }
      this.#uses.dropCall(source, call);
      this.#uses.mergeAfterInlining(target, source);
      call.erase();
      if (!inPlace) continue;
      this.#uses.erase(target);
      dead.add(target);
    }
    for (const node of dead) {
      live.delete(node);
      this.#dead.add(node);
    }
    return inlinedAny;
  }

  /** Appends the calls in `ops` of callables that are known, but for those in the bodies of nested callables. Returns how many operations that were. */
  #collectCalls(
    ops: readonly Operation[],
    source: CallGraphNode,
    history: History | undefined,
    calls: ResolvedCall[],
  ): number {
    let count = 0;
    for (const op of ops) {
      walk(op, {
        before: (nested) => {
          count++;
          if (isCallable(nested)) return 'skip';
          if (!CallOpInterface.isImplementedBy(nested)) return 'advance';
          const target = this.#graph.resolve(nested);
          if (target) calls.push({ call: nested, source, target, history });
          return 'advance';
        },
      });
    }
    return count;
  }

  #shouldInline({ call, source, target, history }: ResolvedCall): boolean {
    for (let past = history; past; past = past.next) if (past.node === target) return false;
    if (call.hasTrait('Terminator')) return false;
    // Neither a callee that calls itself, nor one that calls the caller.
    if ([target, source].some((node) => target.callees.has(node) || target.children.has(node))) return false;
    if (target.region.isAncestorOf(call.parentRegion)) return false;
    if (target.region.blocks.length > 1 && !mayHaveBlocks(call, target.region)) return false;
    return this.#isSmallEnough(source.region, target.region);
  }

  #isSmallEnough(caller: Region, callee: Region): boolean {
    const { threshold } = this.#config;
    if (threshold === 0 || threshold === noThreshold) return threshold !== 0;
    const callerSize = countOps(caller);
    return callerSize === 0 || Math.floor((countOps(callee) * 100) / callerSize) <= threshold;
  }
}

/** Tells whether the region around `call` may have several blocks, as `callee` has. */
function mayHaveBlocks(call: Operation, callee: Region): boolean {
  const parent = call.parentOp!;
  if (parent.name === callee.parentOp!.name) return true;
  return parent.isRegistered && !parent.hasTrait('SingleBlock') && !parent.hasTrait('SingleBlockImplicitTerminator');
}

function countOps(region: Region): number {
  let count = 0;
  for (const op of region.operations()) walk(op, { before: () => void count++ });
  return count;
}
