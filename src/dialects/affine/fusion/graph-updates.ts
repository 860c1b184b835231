import { type Operation } from '../../../ir/operation.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type FusionGraph } from './dependence-graph.ts';

/** Source: MemRefDependenceGraph of mlir/lib/Dialect/Affine/Analysis/Utils.cpp. */

/** Returns what the nest that two nodes become can be put in front of; undefined where dependences leave no place. Source: getFusedLoopNestInsertionPoint. */
export function insertionPoint(graph: FusionGraph, first: number, second: number): Operation | undefined {
  const [from, to] = [graph.nodes.get(first)!.op, graph.nodes.get(second)!.op];
  const definesUsed = graph.inEdges(second).filter(({ value }) => !(value.type instanceof MemRefType));
  if (definesUsed.some(({ id }) => graph.hasPath(first, id))) return undefined;
  const afterFirst = new Set(
    graph.outEdges(first).flatMap(({ id }) => (id === second ? [] : [graph.nodes.get(id)!.op])),
  );
  const beforeSecond = new Set(
    graph.inEdges(second).flatMap(({ id }) => (id === first ? [] : [graph.nodes.get(id)!.op])),
  );
  let place: Operation | undefined;
  for (let op = from.next; op && op !== to; op = op.next) {
    if (afterFirst.has(op)) place ??= op;
    if (place && beforeSecond.has(op)) return undefined;
  }
  return place ?? to;
}

/** Changes edges for a source that is fused into a target, with copies of some memory, and is removed or not. Source: updateEdges. */
export function updateEdgesOfProducer(
  graph: FusionGraph,
  source: number,
  target: number,
  privateMemrefs: ReadonlySet<Value>,
  isRemoved: boolean,
): void {
  for (const { id, value } of [...graph.inEdges(source)]) {
    if (!privateMemrefs.has(value)) graph.addEdge(id, target, value);
  }
  for (const { id, value } of [...graph.outEdges(source)]) {
    if (id !== target && !isRemoved) continue;
    if (id !== target) graph.addEdge(target, id, value);
    graph.removeEdge(source, id, value);
  }
  for (const { id, value } of [...graph.inEdges(target)]) {
    if (privateMemrefs.has(value)) graph.removeEdge(id, target, value);
  }
}

/** Changes edges for a sibling that is fused into a target. */
export function updateEdgesOfSibling(graph: FusionGraph, sibling: number, target: number): void {
  for (const { id, value } of [...graph.inEdges(sibling)]) {
    graph.addEdge(id, target, value);
    graph.removeEdge(id, sibling, value);
  }
  for (const { id, value } of [...graph.outEdges(sibling)]) {
    graph.addEdge(target, id, value);
    graph.removeEdge(sibling, id, value);
  }
}
