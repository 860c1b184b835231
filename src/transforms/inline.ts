import { type Operation } from '../ir/operation.ts';
import { type AnalysisKind } from '../pass/analysis-manager.ts';
import { OpPassManager } from '../pass/op-pass-manager.ts';
import { PipelineErrors } from '../pass/pipeline-errors.ts';
import { invariant } from '../support/invariant.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { CallGraph } from './calls/call-graph.ts';
import { InlinerPassBase } from './generated/transforms-passes.gen.ts';
import { Inliner } from './inlining/inliner.ts';

const callGraphAnalysis: AnalysisKind<CallGraph> = { name: 'CallGraph', compute: (op) => new CallGraph(op) };

/** How many operations are copied at most. In a chain of functions that call the next one twice each, there would soon be more than memory holds. */
const maxCopies = 1 << 22;

/** `inline`: replaces calls by the bodies of what they call. Source: mlir/lib/Transforms/InlinerPass.cpp. */
export class InlinerPass extends InlinerPassBase {
  override runOnOperation(op: Operation): LogicalResult {
    if (!op.hasTrait('SymbolTable')) {
      return op.emitOpError(' was scheduled to run under the inliner, but does not define a symbol table');
    }
    const simplifiers = new Map<string, OpPassManager>();
    for (const pipeline of this.options.opPipelines) {
      // The first for an operation counts; one without passes stands for the default.
      const { anchor, isEmpty } = pipeline;
      if (anchor !== undefined && !isEmpty && !simplifiers.has(anchor)) simplifiers.set(anchor, pipeline);
    }
    const simplify = (callable: Operation): LogicalResult => {
      if (!simplifiers.has(callable.name)) {
        simplifiers.set(callable.name, this.#defaultSimplifier(op, callable.name));
      }
      return this.runPipeline(simplifiers.get(callable.name)!, callable);
    };
    const { maxIterations, inliningThreshold: threshold } = this.options;
    const config = { maxIterations, threshold, maxCopies, simplify };
    return new Inliner(op, this.getAnalysis(callGraphAnalysis, op), config).run();
  }

  /** Returns what runs the default pipeline on operations named `anchor`. As in mlir-opt, what is wrong with it is written without failing, and what could be added runs. */
  #defaultSimplifier(op: Operation, anchor: string): OpPassManager {
    const manager = new OpPassManager(anchor);
    const { defaultPipeline } = this.options;
    if (defaultPipeline === '') return manager;
    invariant(this.addPipeline !== undefined, 'passes by their names need the registry');
    const errors = new PipelineErrors();
    if (!this.addPipeline(defaultPipeline, manager, errors)) op.context.writeDebugText(errors.lines);
    return manager;
  }
}
