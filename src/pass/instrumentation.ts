import { type Operation } from '../ir/operation.ts';
import { type NestedPipelines } from './op-pass-manager.ts';
import { type Pass } from './pass.ts';

/** Hears of everything that a pass manager runs. Source: mlir/Pass/PassInstrumentation.h. */
export interface PassInstrumentation {
  /** A pipeline on operations named `anchor` (any, when undefined) begins; a pass runs it when it is dynamic. */
  runBeforePipeline?(anchor: string | undefined, isDynamic: boolean): void;
  runAfterPipeline?(anchor: string | undefined): void;
  /** The nested pipelines of an operation begin; they are named by their anchors. */
  runBeforeNested?(nested: NestedPipelines): void;
  runAfterNested?(nested: NestedPipelines): void;
  runBeforePass?(pass: Pass, op: Operation): void;
  runAfterPass?(pass: Pass, op: Operation): void;
  /** Called in place of runAfterPass when the pass failed or left invalid IR. */
  runAfterPassFailed?(pass: Pass, op: Operation): void;
  /** An analysis is about to be made, of which MLIR's class has this name. */
  runBeforeAnalysis?(name: string, op: Operation): void;
  runAfterAnalysis?(name: string, op: Operation): void;
}

/** Passes everything on to several others; what comes after a run goes through them in reverse order. */
export class Instrumentor implements Required<PassInstrumentation> {
  readonly #parts: PassInstrumentation[] = [];

  add(part: PassInstrumentation): void {
    this.#parts.push(part);
  }

  runBeforePipeline(anchor: string | undefined, isDynamic: boolean): void {
    for (const part of this.#parts) part.runBeforePipeline?.(anchor, isDynamic);
  }

  runAfterPipeline(anchor: string | undefined): void {
    for (const part of this.#reversed()) part.runAfterPipeline?.(anchor);
  }

  runBeforeNested(nested: NestedPipelines): void {
    for (const part of this.#parts) part.runBeforeNested?.(nested);
  }

  runAfterNested(nested: NestedPipelines): void {
    for (const part of this.#reversed()) part.runAfterNested?.(nested);
  }

  runBeforePass(pass: Pass, op: Operation): void {
    for (const part of this.#parts) part.runBeforePass?.(pass, op);
  }

  runAfterPass(pass: Pass, op: Operation): void {
    for (const part of this.#reversed()) part.runAfterPass?.(pass, op);
  }

  runAfterPassFailed(pass: Pass, op: Operation): void {
    for (const part of this.#reversed()) part.runAfterPassFailed?.(pass, op);
  }

  runBeforeAnalysis(name: string, op: Operation): void {
    for (const part of this.#parts) part.runBeforeAnalysis?.(name, op);
  }

  runAfterAnalysis(name: string, op: Operation): void {
    for (const part of this.#reversed()) part.runAfterAnalysis?.(name, op);
  }

  #reversed(): PassInstrumentation[] {
    return [...this.#parts].reverse();
  }
}
