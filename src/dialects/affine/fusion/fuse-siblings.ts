import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { isReadOp } from '../dependence/memory-access.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { type BlockFusion } from './block-fusion.ts';
import { additionalCompute } from './compute-cost.ts';
import { type ComputationSlice } from './computation-slice.ts';
import { hasCyclicDependence } from './cyclic-dependence.ts';
import { type FusionEdge } from './dependence-graph.ts';
import { fuseSlice } from './fuse-loops.ts';
import { type FusionNode } from './fusion-node.ts';
import { insertionPoint, updateEdgesOfSibling } from './graph-updates.ts';
import { isSiblingFusionSafe } from './legality/sibling.ts';
import { forLoopsAround } from './loops-around.ts';
import { bestDepth } from './profitability.ts';

/** A nest that may be put into another one, and memory that both read. */
interface Sibling {
  readonly node: FusionNode;
  readonly memref: Value;
}

/** Puts nests into nests that read the same memory. Source: GreedyFusion of mlir/lib/Dialect/Affine/Transforms/LoopFusion.cpp. */
export class SiblingFusion {
  readonly #fusion: BlockFusion;

  constructor(fusion: BlockFusion) {
    this.#fusion = fusion;
  }

  run(): void {
    this.#fusion.forEachNest((id) => {
      const target = this.#fusion.graph.nodes.get(id)!;
      const visited = new Set<number>();
      for (let sibling = this.#find(target, visited); sibling; sibling = this.#find(target, visited)) {
        visited.add(sibling.node.id);
        if (this.#tryToFuse(sibling, target) === 'stop') return;
      }
    });
  }

  /** Returns the next sibling to try. Source: findSiblingNodeToFuse. */
  #find(target: FusionNode, visited: ReadonlySet<number>): Sibling | undefined {
    return this.#findByArgument(target, visited) ?? this.#findByEdges(target, visited);
  }

  #findByArgument(target: FusionNode, visited: ReadonlySet<number>): Sibling | undefined {
    const { graph } = this.#fusion;
    for (const memref of graph.block.arguments) {
      for (const user of memref.users()) {
        const loop = isReadOp(user) && forLoopsAround(user).find((each) => each.block === graph.block);
        const node = loop && graph.nodeOfLoop(loop);
        if (!node || node === target || visited.has(node.id) || target.numLoads(memref) === 0) continue;
        if (this.#isCandidate(node, target, memref)) return { node, memref };
      }
    }
    return undefined;
  }

  #findByEdges(target: FusionNode, visited: ReadonlySet<number>): Sibling | undefined {
    const { graph } = this.#fusion;
    const isOfLoop = ({ id, value }: FusionEdge): boolean =>
      value.type instanceof MemRefType && graph.nodes.get(id)!.op instanceof ForOp;
    for (const inEdge of graph.inEdges(target.id)) {
      const { id: source, value: memref } = inEdge;
      if (!isOfLoop(inEdge) || target.numLoads(memref) === 0 || !graph.nodes.get(source)!.hasStore(memref)) continue;
      for (const outEdge of graph.outEdges(source)) {
        if (!isOfLoop(outEdge) || visited.has(outEdge.id)) continue;
        if (outEdge.id === target.id || outEdge.value !== memref) continue;
        const node = graph.nodes.get(outEdge.id)!;
        if (this.#isCandidate(node, target, memref)) return { node, memref };
      }
    }
    return undefined;
  }

  #isCandidate(sibling: FusionNode, target: FusionNode, memref: Value): boolean {
    const { graph } = this.#fusion;
    if (sibling.numLoads(memref) !== 1) return false;
    if (graph.hasPath(sibling.id, target.id) || graph.hasPath(target.id, sibling.id)) return false;
    if (sibling.loadedAndStored().some((each) => graph.numIncomingWrites(sibling.id, each) > 0)) return false;
    return new Set(sibling.stores.map((store) => store.memref)).size <= 1;
  }

  #tryToFuse({ node, memref }: Sibling, target: FusionNode): 'done' | 'stop' {
    const { graph, dependences, options, slices } = this.#fusion;
    const [from, to] = [node.op as ForOp, target.op as ForOp];
    const isBefore = from.isBeforeInBlock(to);
    const place = isBefore ? insertionPoint(graph, node.id, target.id) : insertionPoint(graph, target.id, node.id);
    if (!place) return 'done';
    const outer = forLoopsAround(to).length;
    const load = node.loads.find((each) => each.memref === memref)!;
    const targetLoad = target.loads.find((each) => each.memref === memref)!;
    const byDepth: (ComputationSlice | undefined)[] = [];
    const numLoops = forLoopsAround(targetLoad).length - outer;
    let maxDepth = 0;
    for (let depth = 1; depth <= numLoops; depth++) {
      const slice = slices.sliceFor(from, to, depth + outer, { memref });
      byDepth.push(slice);
      if (slice) maxDepth = depth;
    }
    if (maxDepth === 0) return 'done';
    const isCyclic = hasCyclicDependence(from, dependences);
    let depth: number | undefined = maxDepth;
    if (options.isMaximal) {
      const extra = isCyclic ? additionalCompute(from, to, byDepth[maxDepth - 1]!) : 0;
      if (extra === undefined || extra > 0) return 'stop';
    } else {
      const access = dependences.accessOf(load);
      depth = bestDepth(from, [access], to, byDepth, maxDepth, isCyclic ? 0 : options.tolerance);
    }
    const slice = depth === undefined ? undefined : byDepth[depth - 1]!;
    if (depth === undefined || !slice?.isMaximal()) return 'done';
    const canMerge = depth === numLoops && slice.isUnit();
    const merged = new Set(canMerge ? this.#fusion.slices.reductionsIn(from) : []);
    if (!isSiblingFusionSafe({ source: from, target: to, slice, place }, merged, dependences)) return 'done';
    fuseSlice(from, slice, merged);
    if (place !== to) to.moveBefore(place);
    updateEdgesOfSibling(graph, node.id, target.id);
    this.#fusion.reset();
    target.collect();
    graph.removeNode(node.id);
    from.erase();
    return 'done';
  }
}
