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

/** One of many things that are put together at a point. What depends on it has the point visited for its sake. */
export interface Part {
  readonly point: ProgramPoint;
  /** Notes that it has changed. */
  change(): void;
}

/** What is known of something. Whoever changes it tells the solver. Most states have no dependents, so that there is room for them only where there are. */
export class AnalysisState {
  #dependents: Map<ProgramPoint | Part, readonly DataFlowAnalysis[]> | undefined;

  /** Notes that what `analysis` finds at `point` depends on this. */
  addDependency(point: ProgramPoint | Part, analysis: DataFlowAnalysis): void {
    this.#dependents ??= new Map<ProgramPoint | Part, readonly DataFlowAnalysis[]>();
    const analyses = this.#dependents.get(point);
    if (!analyses?.includes(analysis)) this.#dependents.set(point, withAnalysis(analyses, analysis));
  }

  /** Has the solver visit what depends on this. */
  onUpdate(solver: DataFlowSolver): void {
    if (!this.#dependents) return;
    for (const [dependent, analyses] of this.#dependents) {
      if ('change' in dependent) dependent.change();
      const point = 'change' in dependent ? dependent.point : dependent;
      for (const analysis of analyses) solver.enqueue(point, analysis);
    }
  }
}

/** Returns the analyses with one more, itself where it is there already. Most values have the same ones, so that calls in a row return the same list. */
export function withAnalysis(
  analyses: readonly DataFlowAnalysis[] | undefined,
  analysis: DataFlowAnalysis,
): readonly DataFlowAnalysis[] {
  if (analyses?.includes(analysis)) return analyses;
  if (last.analyses !== analyses || last.analysis !== analysis) {
    last = { analyses, analysis, result: analyses ? [...analyses, analysis] : [analysis] };
  }
  return last.result;
}

interface Addition {
  readonly analyses: readonly DataFlowAnalysis[] | undefined;
  readonly analysis: DataFlowAnalysis | undefined;
  readonly result: readonly DataFlowAnalysis[];
}

let last: Addition = { analyses: undefined, analysis: undefined, result: [] };

/** Stands in the queue for all operations in a block, one after the other. */
class OperationsIn {
  constructor(readonly block: Block) {}
}

/**
 * Runs analyses that know of each other until none has anything to add. What is visited first shows in what they find, so that the
 * order is upstream's. Source: DataFlowSolver of mlir/lib/Analysis/DataFlowFramework.cpp. Differs: nothing is visited again without a change behind the
 * last visit, which would find nothing new, but takes long where many things change one after the other.
 */
export class DataFlowSolver {
  readonly #analyses: DataFlowAnalysis[] = [];
  /** What is to be visited by what, in the order in which it is; those in front of `#next` have been. */
  #points: (ProgramPoint | OperationsIn)[] = [];
  #visitors: DataFlowAnalysis[] = [];
  #next = 0;
  /** What is in the queue and has not been visited since its last change. It may be there several times. */
  readonly #changed = new Map<DataFlowAnalysis, Set<ProgramPoint>>();

  load<T extends DataFlowAnalysis>(analysis: T): T {
    this.#analyses.push(analysis);
    this.#changed.set(analysis, new Set());
    return analysis;
  }

  enqueue(point: ProgramPoint, analysis: DataFlowAnalysis): void {
    this.#changed.get(analysis)!.add(point);
    this.#points.push(point);
    this.#visitors.push(analysis);
  }

  /** Does so with each operation in the block. */
  enqueueOperationsIn(block: Block, analysis: DataFlowAnalysis): void {
    this.#points.push(new OperationsIn(block));
    this.#visitors.push(analysis);
  }

  run(root: Operation): void {
    for (const analysis of this.#analyses) analysis.initialize(root);
    while (this.#next < this.#points.length) {
      const point = this.#points[this.#next]!;
      const analysis = this.#visitors[this.#next++]!;
      this.#forgetVisited();
      const changed = this.#changed.get(analysis)!;
      if (!(point instanceof OperationsIn)) {
        if (changed.delete(point)) analysis.visit(point);
        continue;
      }
      for (const op of point.block.operations()) {
        changed.delete(op);
        analysis.visit(op);
      }
    }
  }

  #forgetVisited(): void {
    if (this.#next < 4096 || this.#next < this.#points.length / 2) return;
    this.#points = this.#points.slice(this.#next);
    this.#visitors = this.#visitors.slice(this.#next);
    this.#next = 0;
  }
}
