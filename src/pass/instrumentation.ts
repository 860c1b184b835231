import { type Operation } from '../ir/operation.ts';
import { type Pass } from './pass.ts';

/** Hears of everything that a pass manager runs. Source: mlir/Pass/PassInstrumentation.h. */
export interface PassInstrumentation {
  /** A pipeline on operations named `anchor` (any, when undefined) begins. */
  runBeforePipeline?(anchor: string | undefined): void;
  runAfterPipeline?(anchor: string | undefined): void;
  /** The nested pipelines of an operation begin; they are named by their anchors. */
  runBeforeNested?(anchors: readonly string[]): void;
  runAfterNested?(anchors: readonly string[]): void;
  runBeforePass?(pass: Pass, op: Operation): void;
  runAfterPass?(pass: Pass, op: Operation): void;
  /** Called in place of runAfterPass when the pass failed or left invalid IR. */
  runAfterPassFailed?(pass: Pass, op: Operation): void;
}

/** Passes everything on to several others; what comes after a run goes through them in reverse order. */
export class Instrumentor implements Required<PassInstrumentation> {
  readonly #parts: PassInstrumentation[] = [];

  add(part: PassInstrumentation): void {
    this.#parts.push(part);
  }

  runBeforePipeline(anchor: string | undefined): void {
    for (const part of this.#parts) part.runBeforePipeline?.(anchor);
  }

  runAfterPipeline(anchor: string | undefined): void {
    for (const part of this.#reversed()) part.runAfterPipeline?.(anchor);
  }

  runBeforeNested(anchors: readonly string[]): void {
    for (const part of this.#parts) part.runBeforeNested?.(anchors);
  }

  runAfterNested(anchors: readonly string[]): void {
    for (const part of this.#reversed()) part.runAfterNested?.(anchors);
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

  #reversed(): PassInstrumentation[] {
    return [...this.#parts].reverse();
  }
}
