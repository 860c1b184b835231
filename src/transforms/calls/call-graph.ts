import { SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { CallableOpInterface, CallOpInterface, FunctionOpInterface } from '../../ir/interfaces/calls.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { SymbolTableCollection } from '../../ir/symbol-table.ts';

/** The body of something callable, and what it may call. */
export interface CallGraphNode {
  readonly region: Region;
  readonly callees: Set<CallGraphNode>;
  /** Callables whose bodies are nested in this one. */
  readonly children: Set<CallGraphNode>;
}

/** Who calls whom. Callables without a body, and those that are not known, have no node. Source: mlir/Analysis/CallGraph.h. */
export class CallGraph {
  readonly #nodes = new Map<Region, CallGraphNode>();
  readonly #roots: CallGraphNode[] = [];
  readonly #symbols = new SymbolTableCollection();

  constructor(root: Operation) {
    const calls: { readonly caller: CallGraphNode; readonly call: Operation }[] = [];
    const pending: { readonly op: Operation; readonly parent: CallGraphNode | undefined }[] = [
      { op: root, parent: undefined },
    ];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { op } = next;
      let { parent } = next;
      if (CallOpInterface.isImplementedBy(op)) {
        if (parent) calls.push({ caller: parent, call: op });
        continue;
      }
      if (isCallable(op)) {
        const region = callableRegion(op);
        if (!region) continue;
        parent = this.#add(region, parent);
      }
      const nested = op.regions.flatMap((region) => [...region.operations()]).reverse();
      for (const inner of nested) pending.push({ op: inner, parent });
    }
    for (const { caller, call } of calls) {
      const callee = this.resolve(call);
      if (callee) caller.callees.add(callee);
    }
  }

  lookup(region: Region): CallGraphNode | undefined {
    return this.#nodes.get(region);
  }

  /** Returns the node of what `call` calls; undefined when that is not known or has no body. */
  resolve(call: Operation): CallGraphNode | undefined {
    const callee = CallOpInterface.of(call)?.callee;
    return callee instanceof SymbolRefAttr ? this.nodeOf(callee, call) : undefined;
  }

  /** Returns the node of the callable that `symbol` names when `user` uses it. */
  nodeOf(symbol: SymbolRefAttr, user: Operation): CallGraphNode | undefined {
    const op = this.#symbols.lookupNearest(user, symbol);
    const region = op && isCallable(op) ? callableRegion(op) : undefined;
    return region && this.lookup(region);
  }

  /** Returns the strongly connected components, callees before callers. Source: Tarjan's algorithm, without recursion. */
  components(): CallGraphNode[][] {
    const indices = new Map<CallGraphNode, number>();
    const low = new Map<CallGraphNode, number>();
    const open: CallGraphNode[] = [];
    const isOpen = new Set<CallGraphNode>();
    const components: CallGraphNode[][] = [];
    const stack: { readonly node: CallGraphNode; readonly next: Iterator<CallGraphNode> }[] = [];
    const enter = (node: CallGraphNode): void => {
      low.set(node, indices.size);
      indices.set(node, indices.size);
      open.push(node);
      isOpen.add(node);
      stack.push({ node, next: [...node.children, ...node.callees].values() });
    };
    const lower = (node: CallGraphNode, index: number): void => void low.set(node, Math.min(low.get(node)!, index));
    for (const root of this.#roots) {
      if (!indices.has(root)) enter(root);
      for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
        const { value, done } = frame.next.next();
        if (!done) {
          if (!indices.has(value)) enter(value);
          else if (isOpen.has(value)) lower(frame.node, indices.get(value)!);
          continue;
        }
        stack.pop();
        const { node } = frame;
        const parent = stack.at(-1);
        if (parent) lower(parent.node, low.get(node)!);
        if (low.get(node) !== indices.get(node)) continue;
        const component = open.splice(open.lastIndexOf(node)).reverse();
        for (const member of component) isOpen.delete(member);
        components.push(component);
      }
    }
    return components;
  }

  #add(region: Region, parent: CallGraphNode | undefined): CallGraphNode {
    const node: CallGraphNode = { region, callees: new Set(), children: new Set() };
    this.#nodes.set(region, node);
    if (parent) parent.children.add(node);
    else this.#roots.push(node);
    return node;
  }
}

export function isCallable(op: Operation): boolean {
  return CallableOpInterface.isImplementedBy(op) || FunctionOpInterface.isImplementedBy(op);
}

/** Returns the body of a callable; undefined for a declaration. */
export function callableRegion(op: Operation): Region | undefined {
  return op.regions.find((region) => !region.isEmpty);
}
