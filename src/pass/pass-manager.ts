import { type PrintingFlags } from '../asm/printer/flags.ts';
import { type Context } from '../ir/context.ts';
import { type Operation } from '../ir/operation.ts';
import { verify } from '../ir/verifier.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { AnalysisManager } from './analysis-manager.ts';
import { Instrumentor, type PassInstrumentation } from './instrumentation.ts';
import { NestedPipelines, OpPassManager, type Nesting } from './op-pass-manager.ts';
import { type Pass, type PassPart } from './pass.ts';

/** What logs call the pass that runs nested pipelines. It is one of MLIR's, not of ours. */
const adaptorName = 'mlir::detail::OpToOpPassAdaptor';

/** What is done for each element of a pipeline. */
interface PipelineSteps {
  pass(pass: Pass, analyses: AnalysisManager): LogicalResult;
  nested(nested: NestedPipelines): LogicalResult;
}

/** The pass manager at the top: runs its pipeline on one operation. Source: PassManager of mlir/lib/Pass/Pass.cpp. */
export class PassManager extends OpPassManager {
  readonly context: Context;
  /** Verify the operation after each pass that changes something; default true. */
  verifyEach = true;
  /** How passes that show operations print them. */
  printing: PrintingFlags = {};
  readonly #instrumentor = new Instrumentor();
  #isReady: LogicalResult | undefined;

  constructor(context: Context, anchor = 'builtin.module', nesting: Nesting = 'explicit') {
    super(anchor, nesting);
    this.context = context;
  }

  /** Returns a manager that runs `pipeline`, e.g. one that parsePassPipeline has made. */
  static of(context: Context, pipeline: OpPassManager): PassManager {
    const manager = new PassManager(context, pipeline.anchor ?? 'any', pipeline.nesting);
    manager.absorb(pipeline);
    return manager;
  }

  addInstrumentation(instrumentation: PassInstrumentation): void {
    this.#instrumentor.add(instrumentation);
  }

  /** Runs the pipeline on `op`. After a failure the IR must not be used; diagnostics have said why. */
  run(op: Operation): LogicalResult {
    if (this.anchor !== undefined && this.anchor !== op.name) {
      return this.context.emitError(op.location, `can't run '${this.anchor}' pass manager on '${op.name}' op`);
    }
    return this.#prepare(this) && this.#runPipeline(this, op);
  }

  /** Does to a symbol of a module what `run` does to it when it runs on the module, for pipelines that are memberwise. */
  runOnMember(member: Operation): LogicalResult {
    this.#isReady ??= this.#prepare(this);
    return (
      this.#isReady &&
      this.#runPipeline(this, member, {
        pass: (pass, analyses) => this.#runPassOnMember(pass, member, analyses),
        nested: (nested) => this.#observed(nested, () => this.#runOnOneOf(nested, member)),
      })
    );
  }

  /** Does to a module, of which all symbols went through `runOnMember` and lost what is in them, what else `run` does. */
  runBehindMembers(module: Operation): LogicalResult {
    return this.#runPipeline(this, module, {
      pass: (pass, analyses) => !pass.runBehindMembers || this.#runPass(pass, module, analyses, 'runBehindMembers'),
      nested: () => true,
    });
  }

  #prepare(manager: OpPassManager): LogicalResult {
    for (const pass of manager.passes()) {
      for (const dialect of pass.spec.dependentDialects) this.context.expectDialect(dialect);
    }
    if (!manager.finalize(this.context)) return false;
    for (const pass of manager.passes()) if (!pass.initialize(this.context)) return false;
    return true;
  }

  /** Runs a pipeline that a pass asks for. */
  #runDynamic(manager: OpPassManager, op: Operation): LogicalResult {
    if (!this.#prepare(manager)) return false;
    this.#instrumentor.runBeforePipeline(manager.anchor, true);
    const succeeded = this.#runPipeline(manager, op);
    this.#instrumentor.runAfterPipeline(manager.anchor);
    return succeeded;
  }

  #runPipeline(manager: OpPassManager, op: Operation, steps = this.#stepsOn(op)): LogicalResult {
    const analyses = new AnalysisManager(op, this.#instrumentor);
    for (const element of manager.elements) {
      const isNested = element instanceof NestedPipelines;
      const succeeded = isNested ? steps.nested(element) : steps.pass(element, analyses);
      if (!succeeded) return false;
      if (isNested) analyses.keepOnly(new Set());
    }
    return true;
  }

  /** What a pipeline does to `op` as a whole. */
  #stepsOn(op: Operation): PipelineSteps {
    return {
      pass: (pass, analyses) => this.#runScheduled(pass, op, analyses),
      nested: (nested) => this.#runNested(nested, op),
    };
  }

  #runPassOnMember(pass: Pass, member: Operation, analyses: AnalysisManager): LogicalResult {
    if (pass.runOnMember) return this.#runPass(pass, member, analyses, 'runOnMember');
    // What passes change is inside.
    return member.regions.length === 0 || this.#runScheduled(pass, member, analyses);
  }

  #runScheduled(pass: Pass, op: Operation, analyses: AnalysisManager): LogicalResult {
    if (!checkSchedulable(op)) return false;
    if (!pass.canScheduleOn(op.name, this.context))
      return op.emitOpError('trying to schedule a pass on an unsupported operation');
    return this.#runPass(pass, op, analyses);
  }

  #runPass(pass: Pass, op: Operation, analyses: AnalysisManager, part?: PassPart): LogicalResult {
    this.#instrumentor.runBeforePass(pass, op);
    const runPipeline = this.#runDynamic.bind(this);
    const { printing } = this;
    const execute = (): LogicalResult => pass.execute(op, { analyses, printing, runPipeline }, part);
    const succeeded = this.#executeAction(pass.name, op, execute) && (!this.verifyEach || verifyAfter(pass, op, part));
    if (succeeded) this.#instrumentor.runAfterPass(pass, op);
    else this.#instrumentor.runAfterPassFailed(pass, op);
    return succeeded;
  }

  /** Runs on every nested operation even if one fails, so that each can say what is wrong with it. */
  #runNested(nested: NestedPipelines, op: Operation): LogicalResult {
    if (!checkSchedulable(op)) return false;
    return this.#observed(nested, () => {
      const succeeded = this.#executeAction(adaptorName, op, () => this.#runOnNested(nested, op));
      // What is nested was verified after its own passes.
      return succeeded && (!this.verifyEach || verify(op, { recursive: false }));
    });
  }

  #observed(nested: NestedPipelines, run: () => LogicalResult): LogicalResult {
    this.#instrumentor.runBeforeNested(nested);
    const succeeded = run();
    this.#instrumentor.runAfterNested(nested);
    return succeeded;
  }

  #runOnNested(nested: NestedPipelines, op: Operation): LogicalResult {
    let succeeded = true;
    for (const region of op.regions) {
      for (const inner of region.operations()) succeeded = this.#runOnOneOf(nested, inner) && succeeded;
    }
    return succeeded;
  }

  /** Runs the first of the pipelines that takes the operation, if one does. */
  #runOnOneOf({ managers }: NestedPipelines, op: Operation): LogicalResult {
    const manager = managers.find((candidate) => candidate.canScheduleOn(this.context, op.name));
    if (!manager) return true;
    this.#instrumentor.runBeforePipeline(manager.anchor, false);
    const succeeded = this.#runPipeline(manager, op);
    this.#instrumentor.runAfterPipeline(manager.anchor);
    return succeeded;
  }

  /** Runs a pass in sight of whoever watches. One that is left out has not failed. */
  #executeAction(name: string, op: Operation, execute: () => LogicalResult): LogicalResult {
    const { actionHandler } = this.context;
    if (!actionHandler) return execute();
    let succeeded = true;
    const tag = 'pass-execution';
    const description = `\`${tag}\` running \`${name}\` on Operation \`${op.name}\``;
    actionHandler({ tag, irUnits: [op], description }, () => (succeeded = execute()));
    return succeeded;
  }
}

/** What a pass left as it was need not be verified again. */
function verifyAfter(pass: Pass, op: Operation, part?: PassPart): LogicalResult {
  const recursive = pass.changesNested && part !== 'runBehindMembers';
  return pass.preservedAllAnalyses || verify(op, { recursive });
}

function checkSchedulable(op: Operation): LogicalResult {
  if (!op.isRegistered) return op.emitOpError('trying to schedule a pass on an unregistered operation');
  return (
    op.hasTrait('IsolatedFromAbove') ||
    op.emitOpError("trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'")
  );
}
