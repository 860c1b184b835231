import { type Value } from '../../ir/value.ts';
import { AnalysisState, type DataFlowAnalysis, type DataFlowSolver, withAnalysis } from './data-flow-solver.ts';

/** How what is known of values is put together. */
export interface Join<T> {
  /** Returns what holds for both; `a` itself where `b` adds nothing to it. */
  (a: T, b: T): T;
}

/** What is known of a value: undefined until it has been computed. Source: AbstractSparseLattice of mlir/Analysis/DataFlow/SparseAnalysis.h. */
export class SparseLattice<T> extends AnalysisState {
  readonly #anchor: Value;
  readonly #join: Join<T>;
  #subscribers: readonly DataFlowAnalysis[] | undefined;
  value: T | undefined;

  constructor(anchor: Value, join: Join<T>) {
    super();
    this.#anchor = anchor;
    this.#join = join;
  }

  /** Has the analysis visit all users of the value when more is known of it. */
  subscribe(analysis: DataFlowAnalysis): void {
    this.#subscribers = withAnalysis(this.#subscribers, analysis);
  }

  /** Notes that the value may also be what `other` says, undefined saying nothing; tells whether that is new. */
  join(other: T | undefined): boolean {
    if (other === undefined) return false;
    const joined = this.value === undefined ? other : this.#join(this.value, other);
    if (joined === this.value) return false;
    this.value = joined;
    return true;
  }

  override onUpdate(solver: DataFlowSolver): void {
    super.onUpdate(solver);
    if (!this.#subscribers) return;
    for (let use = this.#anchor.firstUse; use; use = use.nextUse) {
      for (const analysis of this.#subscribers) solver.enqueue(use.owner, analysis);
    }
  }
}
