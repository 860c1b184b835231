import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';

/** Where an analysis looks at a program: at the start of a block, or behind an operation. */
export type ProgramPoint = Block | Operation;

/** An analysis that a solver runs. Source: DataFlowAnalysis of mlir/Analysis/DataFlowFramework.h. */
export interface DataFlowAnalysis {
  /** Visits all that is nested in `root` once. */
  initialize(root: Operation): void;
  /** Visits a point again, as something changed that it depends on. */
  visit(point: ProgramPoint): void;
}

/** What is known of something. Whoever changes it tells the solver. */
export class AnalysisState {
  readonly #dependents = new Map<ProgramPoint, Set<DataFlowAnalysis>>();

  /** Notes that what `analysis` finds at `point` depends on this. */
  addDependency(point: ProgramPoint, analysis: DataFlowAnalysis): void {
    const analyses = this.#dependents.get(point);
    if (analyses) analyses.add(analysis);
    else this.#dependents.set(point, new Set([analysis]));
  }

  /** Has the solver visit what depends on this. */
  onUpdate(solver: DataFlowSolver): void {
    for (const [point, analyses] of this.#dependents) for (const analysis of analyses) solver.enqueue(point, analysis);
  }
}

/**
 * Runs analyses that know of each other until none has anything to add. What is visited first shows in what they find, so that the
 * order is upstream's. Source: DataFlowSolver of mlir/lib/Analysis/DataFlowFramework.cpp.
 */
export class DataFlowSolver {
  readonly #analyses: DataFlowAnalysis[] = [];
  /** What is to be visited, in the order in which it is; those in front of `#next` have been. */
  #queue: { readonly point: ProgramPoint; readonly analysis: DataFlowAnalysis }[] = [];
  #next = 0;

  load<T extends DataFlowAnalysis>(analysis: T): T {
    this.#analyses.push(analysis);
    return analysis;
  }

  enqueue(point: ProgramPoint, analysis: DataFlowAnalysis): void {
    this.#queue.push({ point, analysis });
  }

  run(root: Operation): void {
    for (const analysis of this.#analyses) analysis.initialize(root);
    while (this.#next < this.#queue.length) {
      const { point, analysis } = this.#queue[this.#next++]!;
      this.#forgetVisited();
      analysis.visit(point);
    }
  }

  #forgetVisited(): void {
    if (this.#next < 4096 || this.#next < this.#queue.length / 2) return;
    this.#queue = this.#queue.slice(this.#next);
    this.#next = 0;
  }
}
