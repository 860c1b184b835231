import { type Block } from '../../../ir/block.ts';
import { isMemoryEffectFree } from '../../../ir/interfaces/memory-effects.ts';
import { RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../../ir/operation.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { isAccessOp } from '../dependence/memory-access.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { type BlockDependences } from './block-dependences.ts';
import { DenseOrder } from './dense-order.ts';
import { FusionNode } from './fusion-node.ts';
import { forLoopsAround } from './loops-around.ts';

/** That one node has to come before another one because of a value: memory that both access, or what one computes and the other uses. */
export interface FusionEdge {
  /** The other node. */
  readonly id: number;
  readonly value: Value;
}

/** What the operations of a block have to do with each other. Source: MemRefDependenceGraph of mlir/lib/Dialect/Affine/Analysis/Utils.cpp. */
export class FusionGraph {
  readonly block: Block;
  readonly nodes = new Map<number, FusionNode>();
  readonly #order = new DenseOrder();
  readonly #inEdges = new Map<number, FusionEdge[]>();
  readonly #outEdges = new Map<number, FusionEdge[]>();
  /** How many edges there are because of memory. */
  readonly edgeCounts = new Map<Value, number>();
  readonly #idOfLoop = new Map<Operation, number>();
  #nextId = 0;

  private constructor(block: Block) {
    this.block = block;
  }

  /** Returns the graph of a block; undefined where it has operations of which nothing is known. */
  static of(block: Block, dependences: BlockDependences): FusionGraph | undefined {
    const graph = new FusionGraph(block);
    const accesses = new Map<Value, FusionNode[]>();
    for (const op of block.operations()) {
      if (!isNodeOp(op)) {
        if (op.regions.length > 0 && !RegionBranchOpInterface.isImplementedBy(op)) return undefined;
        continue;
      }
      const node = graph.addNode(op);
      const memrefs = node.accessed();
      if (!memrefs) return undefined;
      for (const memref of memrefs) {
        const known = accesses.get(memref);
        if (known) known.push(node);
        else accesses.set(memref, [node]);
      }
    }
    graph.#addUses();
    for (const [memref, nodes] of accesses) graph.#addMemoryEdges(memref, nodes, dependences);
    return graph;
  }

  /** Adds edges from what computes values to the loops of the block that use them. */
  #addUses(): void {
    for (const id of this.ids()) {
      const { op, stores } = this.nodes.get(id)!;
      if (stores.length > 0) continue;
      for (const value of op.results) {
        for (const user of value.users()) {
          const loop = forLoopsAround(user).find((each) => each.block === this.block);
          if (loop) this.addEdge(id, this.#idOfLoop.get(loop)!, value);
        }
      }
    }
  }

  #addMemoryEdges(memref: Value, nodes: readonly FusionNode[], dependences: BlockDependences): void {
    const changes = nodes.map((node) => node.hasStore(memref) || node.hasFree(memref));
    nodes.forEach((source, i) => {
      for (let j = i + 1; j < nodes.length; j++) {
        const target = nodes[j]!;
        if (!changes[i] && !changes[j]) continue;
        if (mayDepend(source, target, memref, dependences)) this.addEdge(source.id, target.id, memref);
      }
    });
  }

  /** The numbers of nodes in the order in which they are gone through. */
  ids(): number[] {
    return this.#order.ids();
  }

  addNode(op: Operation): FusionNode {
    const node = new FusionNode(this.#nextId++, op);
    this.nodes.set(node.id, node);
    this.#order.add(node.id);
    if (op instanceof ForOp) this.#idOfLoop.set(op, node.id);
    return node;
  }

  removeNode(id: number): void {
    for (const { id: source, value } of [...this.inEdges(id)]) this.removeEdge(source, id, value);
    for (const { id: target, value } of [...this.outEdges(id)]) this.removeEdge(id, target, value);
    this.#inEdges.delete(id);
    this.#outEdges.delete(id);
    this.#idOfLoop.delete(this.nodes.get(id)!.op);
    this.nodes.delete(id);
    this.#order.delete(id);
  }

  /** Makes another loop what the node is. */
  setLoop(node: FusionNode, loop: ForOp): void {
    this.#idOfLoop.delete(node.op);
    node.op = loop;
    this.#idOfLoop.set(loop, node.id);
  }

  nodeOfLoop(loop: ForOp): FusionNode | undefined {
    return this.nodes.get(this.#idOfLoop.get(loop) ?? -1);
  }

  inEdges(id: number): readonly FusionEdge[] {
    return this.#inEdges.get(id) ?? [];
  }

  outEdges(id: number): readonly FusionEdge[] {
    return this.#outEdges.get(id) ?? [];
  }

  addEdge(source: number, target: number, value: Value): void {
    if (this.outEdges(source).some((edge) => edge.id === target && edge.value === value)) return;
    push(this.#outEdges, source, { id: target, value });
    push(this.#inEdges, target, { id: source, value });
    if (value.type instanceof MemRefType) this.edgeCounts.set(value, (this.edgeCounts.get(value) ?? 0) + 1);
  }

  removeEdge(source: number, target: number, value: Value): void {
    if (value.type instanceof MemRefType) this.edgeCounts.set(value, this.edgeCounts.get(value)! - 1);
    remove(this.#outEdges.get(source)!, target, value);
    remove(this.#inEdges.get(target)!, source, value);
  }

  /** Tells whether edges lead from one node to another one without going behind it. */
  hasPath(from: number, to: number): boolean {
    const target = this.nodes.get(to)!.op;
    const seen = new Set<number>();
    const pending = [from];
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      for (const edge of this.outEdges(id)) {
        if (edge.id === to) return true;
        if (!target.isBeforeInBlock(this.nodes.get(edge.id)!.op)) pending.push(edge.id);
      }
    }
    return false;
  }

  /** Returns how many edges there are from nodes that write the memory. */
  numIncomingWrites(id: number, memref: Value): number {
    return this.inEdges(id).filter((edge) => edge.value === memref && this.nodes.get(edge.id)!.hasStore(memref)).length;
  }

  numOutEdges(id: number, value: Value): number {
    return this.outEdges(id).filter((edge) => edge.value === value).length;
  }
}

function push(edges: Map<number, FusionEdge[]>, id: number, edge: FusionEdge): void {
  const known = edges.get(id);
  if (known) known.push(edge);
  else edges.set(id, [edge]);
}

function remove(edges: FusionEdge[], id: number, value: Value): void {
  const at = edges.findIndex((edge) => edge.id === id && edge.value === value);
  if (at >= 0) edges.splice(at, 1);
}

/** Tells whether the operation is looked at. */
function isNodeOp(op: Operation): boolean {
  if (op instanceof ForOp || isAccessOp(op) || (op.numResults > 0 && !op.useEmpty)) return true;
  return !isMemoryEffectFree(op) && (op.regions.length === 0 || RegionBranchOpInterface.isImplementedBy(op));
}

/** Tells whether a node may depend on an earlier one because of memory. */
function mayDepend(source: FusionNode, target: FusionNode, memref: Value, dependences: BlockDependences): boolean {
  if (!(source.op instanceof ForOp) || !(target.op instanceof ForOp)) return true;
  const touches = ({ otherLoads, otherStores, frees }: FusionNode): boolean =>
    [...otherLoads, ...otherStores, ...frees].some((op) => op.operands.includes(memref));
  if (touches(source) || touches(target)) return true;
  const depth = forLoopsAround(source.op).length + 1;
  const accessesOf = ({ stores, loads }: FusionNode) =>
    [...stores, ...loads].filter((op) => op.memref === memref).map((op) => dependences.accessOf(op));
  const ofTarget = accessesOf(target);
  return accessesOf(source).some((a) => ofTarget.some((b) => dependences.between(a, b, depth) !== 'none'));
}
