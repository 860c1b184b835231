import { type Operation } from '../../../ir/operation.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { isWriteOp } from '../dependence/memory-access.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { elementSizeBytes } from '../memory-region.ts';
import { type BlockFusion } from './block-fusion.ts';
import { additionalCompute } from './compute-cost.ts';
import { type ComputationSlice } from './computation-slice.ts';
import { hasCyclicDependence } from './cyclic-dependence.ts';
import { isEscaping } from './escaping.ts';
import { fuseSlice } from './fuse-loops.ts';
import { passedMemrefs } from './fusible-slice.ts';
import { type FusionNode } from './fusion-node.ts';
import { insertionPoint, updateEdgesOfProducer } from './graph-updates.ts';
import { isProducerFusionSafe } from './legality/producer.ts';
import { forLoopsAround, innermostCommonLoops } from './loops-around.ts';
import { type PrivateBuffer, useBuffer } from './private-memref.ts';
import { buffersOf } from './private-buffers.ts';
import { bestDepth } from './profitability.ts';
import { sinkSequentialLoops } from './sink-sequential.ts';

/** Puts nests into the nests that read what they write. Source: GreedyFusion of mlir/lib/Dialect/Affine/Transforms/LoopFusion.cpp. */
export class ProducerFusion {
  readonly #fusion: BlockFusion;
  /** In how many others what a source writes may be read. */
  readonly #maxUsers: number;

  constructor(fusion: BlockFusion, maxUsers: number) {
    this.#fusion = fusion;
    this.#maxUsers = maxUsers;
  }

  run(): void {
    this.#fusion.forEachNest((id) => this.#fuseInto(id));
  }

  #fuseInto(id: number): void {
    const { graph, dependences } = this.#fusion;
    const target = graph.nodes.get(id)!;
    if (target.op.numResults > 0) return;
    const root = sinkSequentialLoops(target.op as ForOp, dependences);
    if (root) {
      graph.setLoop(target, root);
      this.#fusion.reset();
    }
    for (let changed = true; changed;) {
      changed = false;
      for (const source of this.#candidates(target)) {
        const result = this.#tryToFuse(source, target);
        if (result === 'stop') return;
        changed ||= result === 'fused';
      }
    }
  }

  /** The nests that write what the target reads, the last one first. Source: getProducerCandidates. */
  #candidates(target: FusionNode): FusionNode[] {
    const { graph } = this.#fusion;
    const read = new Set(target.loads.map(({ memref }) => memref));
    const ids = new Set(graph.inEdges(target.id).map((edge) => edge.id));
    return [...ids]
      .map((id) => graph.nodes.get(id)!)
      .filter(({ op, stores }) => op instanceof ForOp && stores.some(({ memref }) => read.has(memref)))
      .sort((a, b) => b.id - a.id);
  }

  #tryToFuse(source: FusionNode, target: FusionNode): 'fused' | 'left' | 'stop' {
    const { graph } = this.#fusion;
    if (!graph.nodes.has(source.id) || source.op.numResults > 0) return 'left';
    const passed = passedMemrefs(source.stores, target.loads);
    for (const memref of passed) if (graph.numOutEdges(source.id, memref) > this.#maxUsers) return 'left';
    const place = insertionPoint(graph, source.id, target.id);
    const ops = [...target.loads, ...target.stores].filter(({ memref }) => passed.has(memref));
    if (!place || ops.length === 0) return 'left';
    const choice = this.#choose(source, target, passed, innermostCommonLoops(ops).length);
    if (choice === 'stop' || !choice) return choice ?? 'left';
    return this.#fuse(source, target, passed, choice.slice, choice.depth, place) ? 'fused' : 'left';
  }

  /** Returns the slice to fuse and in how many loops of the target; `stop` where nothing more is to be fused into that. */
  #choose(
    { op: source, stores }: FusionNode,
    { op: target }: FusionNode,
    passed: ReadonlySet<Value>,
    maxAbsoluteDepth: number,
  ): { readonly slice: ComputationSlice; readonly depth: number } | 'stop' | undefined {
    if (!(source instanceof ForOp && target instanceof ForOp)) return undefined;
    const { dependences, options, slices } = this.#fusion;
    const outer = forLoopsAround(target).length;
    const byDepth: (ComputationSlice | undefined)[] = [];
    let maxDepth = 0;
    for (let depth = 1; depth <= maxAbsoluteDepth - outer; depth++) {
      const slice = slices.sliceFor(source, target, depth + outer, 'producer');
      byDepth.push(slice);
      if (slice) maxDepth = depth;
    }
    if (maxDepth === 0) return undefined;
    const isCyclic = hasCyclicDependence(source, dependences);
    let depth: number | undefined = maxDepth;
    if (options.isMaximal) {
      const extra = isCyclic ? additionalCompute(source, target, byDepth[maxDepth - 1]!) : 0;
      if (extra === undefined || extra > 0) return 'stop';
    } else {
      const accesses = stores.filter(({ memref }) => passed.has(memref)).map((op) => dependences.accessOf(op));
      depth = bestDepth(source, accesses, target, byDepth, maxDepth, isCyclic ? 0 : options.tolerance);
    }
    return depth === undefined ? undefined : { slice: byDepth[depth - 1]!, depth };
  }

  #fuse(
    source: FusionNode,
    target: FusionNode,
    passed: ReadonlySet<Value>,
    slice: ComputationSlice,
    depth: number,
    place: Operation,
  ): boolean {
    const { graph, options } = this.#fusion;
    const [from, to] = [source.op as ForOp, target.op as ForOp];
    const stored = new Set(source.stores.map(({ memref }) => memref));
    const escaping = new Set([...stored].filter((memref) => isEscaping(memref, graph.block)));
    const isRemoved = this.#canRemove(source, target, slice, place, escaping.size > 0);
    const privateMemrefs = new Set(
      [...passed].filter((memref) => this.#canBePrivate(memref, source, target, isRemoved, escaping.has(memref))),
    );
    const wanted = { source: from, target: to, slice, place, isRemoved, privateMemrefs };
    if (!isProducerFusionSafe(wanted, this.#fusion.dependences)) return false;
    const fused = fuseSlice(from, slice);
    this.#fusion.reset();
    const buffers = buffersOf(to, privateMemrefs, depth, this.#fusion.dependences);
    if (!buffers) {
      fused.undo();
      this.#fusion.reset();
      return false;
    }
    if (place !== to) to.moveBefore(place);
    updateEdgesOfProducer(graph, source.id, target.id, privateMemrefs, isRemoved);
    for (const { buffer, accesses } of buffers) this.#use(buffer, accesses, target, options.fast);
    this.#fusion.reset();
    target.collect();
    if (isRemoved) {
      graph.removeNode(source.id);
      from.erase();
    }
    return true;
  }

  #use(
    buffer: PrivateBuffer,
    accesses: Parameters<typeof useBuffer>[2],
    target: FusionNode,
    fast: Parameters<typeof useBuffer>[3],
  ): void {
    const alloc = useBuffer(target.op as ForOp, buffer, accesses, fast);
    const node = this.#fusion.graph.addNode(alloc);
    this.#fusion.graph.addEdge(node.id, target.id, alloc.result());
  }

  /** Tells whether nothing is left that needs the source. Source: canRemoveSrcNodeAfterFusion. */
  #canRemove(
    source: FusionNode,
    target: FusionNode,
    slice: ComputationSlice,
    place: Operation,
    isEscapingWritten: boolean,
  ): boolean {
    const { graph } = this.#fusion;
    const others = graph.outEdges(source.id).filter(({ id }) => id !== target.id);
    for (const { id } of others) {
      const { op } = graph.nodes.get(id)!;
      if (place !== op && !place.isBeforeInBlock(op)) return false;
    }
    return others.length === 0 && !isEscapingWritten ? true : slice.isMaximal() === true;
  }

  /** Tells whether the target can have memory of its own. Source: canCreatePrivateMemRef. */
  #canBePrivate(memref: Value, source: FusionNode, target: FusionNode, isRemoved: boolean, escapes: boolean): boolean {
    const { graph } = this.#fusion;
    if (elementSizeBytes((memref.type as MemRefType).elementType) === undefined) return false;
    if (escapes && (isRemoved || target.stores.some((store) => isWriteOp(store) && store.memref === memref)))
      return false;
    if (graph.numIncomingWrites(source.id, memref) > 0 || graph.numOutEdges(target.id, memref) > 0) return false;
    return !isRemoved || !graph.outEdges(source.id).some(({ id, value }) => value === memref && id !== target.id);
  }
}
