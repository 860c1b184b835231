import { type Block } from '../../../ir/block.ts';
import { walk } from '../../../ir/walk.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { ParallelLoops } from '../parallel-loops.ts';
import { BlockDependences } from './block-dependences.ts';
import { FusionGraph } from './dependence-graph.ts';
import { FusibleSlices } from './fusible-slice.ts';
import { type FastMemory } from './private-memref.ts';

/** How nests are fused. */
export interface FusionOptions {
  /** By which fraction of all operations there may be more. */
  readonly tolerance: number;
  readonly isMaximal: boolean;
  readonly fast: FastMemory;
}

/** How many dependences are looked for, for each operation that there is. */
const dependencesPerOperation = 200;

/** The nests of a block while they are fused. */
export class BlockFusion {
  readonly graph: FusionGraph;
  readonly options: FusionOptions;
  readonly dependences: BlockDependences;
  #parallel: ParallelLoops | undefined;

  private constructor(graph: FusionGraph, dependences: BlockDependences, options: FusionOptions) {
    this.graph = graph;
    this.dependences = dependences;
    this.options = options;
  }

  /** Undefined where operations are in the block of which nothing is known. */
  static of(block: Block, options: FusionOptions): BlockFusion | undefined {
    let count = 0;
    for (const op of block.operations()) walk(op, { before: () => void count++ });
    const dependences = new BlockDependences(10_000 + count * dependencesPerOperation);
    const graph = FusionGraph.of(block, dependences);
    return graph && new BlockFusion(graph, dependences, options);
  }

  get slices(): FusibleSlices {
    this.#parallel ??= new ParallelLoops(this.graph.block.parentOp!);
    return new FusibleSlices(this.dependences, this.#parallel);
  }

  /** Forgets what was found out of loops, after these changed. */
  reset(): void {
    this.dependences.reset();
    this.#parallel = undefined;
  }

  /** Calls for each node that there was, the last one first. */
  forEachNest(visit: (id: number) => void): void {
    for (const id of this.graph.ids().reverse()) if (this.graph.nodes.get(id)?.op instanceof ForOp) visit(id);
  }

  /** Erases memory that was taken and is not used any more. */
  eraseUnusedMemory(): void {
    for (const [memref, count] of this.graph.edgeCounts) {
      const op = memref.definingOp;
      if (count === 0 && memref.firstUse === null && op?.name === 'memref.alloc' && op.block) op.erase();
    }
  }
}
