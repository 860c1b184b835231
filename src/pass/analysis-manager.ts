import { type Operation } from '../ir/operation.ts';
import { type PassInstrumentation } from './instrumentation.ts';

/** Something that passes want to know of an operation and all that is nested in it. */
export interface AnalysisKind<Analysis> {
  /** The name of MLIR's class. */
  readonly name: string;
  readonly compute: (op: Operation) => Analysis;
}

/** Keeps what passes have found out about one operation, until one of them changes it. Source: mlir/Pass/AnalysisManager.h. */
export class AnalysisManager {
  readonly #op: Operation;
  readonly #instrumentation: PassInstrumentation | undefined;
  readonly #known = new Map<AnalysisKind<unknown>, unknown>();

  constructor(op: Operation, instrumentation?: PassInstrumentation) {
    this.#op = op;
    this.#instrumentation = instrumentation;
  }

  /** Returns the analysis of the operation, which is made unless one is known. */
  get<Analysis>(kind: AnalysisKind<Analysis>): Analysis {
    if (this.#known.has(kind)) return this.#known.get(kind) as Analysis;
    this.#instrumentation?.runBeforeAnalysis?.(kind.name, this.#op);
    const analysis = kind.compute(this.#op);
    this.#instrumentation?.runAfterAnalysis?.(kind.name, this.#op);
    this.#known.set(kind, analysis);
    return analysis;
  }

  /** Forgets all but these kinds. */
  keepOnly(preserved: ReadonlySet<AnalysisKind<unknown>> | 'all'): void {
    if (preserved === 'all') return;
    for (const kind of this.#known.keys()) if (!preserved.has(kind)) this.#known.delete(kind);
  }
}
