import { type Context } from '../ir/context.ts';
import { UnknownLoc } from '../ir/location.ts';
import { OperationFingerprint } from '../ir/operation-fingerprint.ts';
import { type Operation } from '../ir/operation.ts';
import { OpPassManager } from '../pass/op-pass-manager.ts';
import { PipelineErrors } from '../pass/pipeline-errors.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { CompositeFixedPointPassBase } from './generated/transforms-passes.gen.ts';

/**
 * `composite-fixed-point-pass`: runs a pipeline until it changes nothing any longer. Source: mlir/lib/Transforms/CompositePass.cpp.
 * Differs: a number of iterations that is wrong is shown; upstream prints the character of that number.
 */
export class CompositeFixedPointPass extends CompositeFixedPointPassBase {
  readonly #manager = new OpPassManager('any');

  override get name(): string {
    return this.options.name;
  }

  override initializeOptions(errors: PipelineErrors): LogicalResult {
    const nested = new PipelineErrors();
    if (this.addPipeline?.(this.options.pipeline, this.#manager, nested)) return true;
    errors.nested(nested);
    return errors.report('Failed to parse composite pass pipeline');
  }

  override initialize(context: Context): LogicalResult {
    const { maxIterations } = this.options;
    if (maxIterations > 0) return true;
    return context.emitError(UnknownLoc.instance, `Invalid maxIterations value: ${maxIterations}`);
  }

  override runOnOperation(op: Operation): LogicalResult {
    const { maxIterations } = this.options;
    let before = new OperationFingerprint(op);
    for (let iteration = 0; ; iteration++) {
      if (!this.runPipeline(this.#manager, op)) return false;
      if (iteration === maxIterations) break;
      const after = new OperationFingerprint(op);
      if (after.equals(before)) return true;
      before = after;
    }
    op.emitWarning(`Composite pass "${this.name}"+ didn't converge in ${maxIterations} iterations`);
    return true;
  }
}
