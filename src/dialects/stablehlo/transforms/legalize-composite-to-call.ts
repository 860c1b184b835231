import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walkOps } from '../../../ir/walk.ts';
import { CallOp } from '../../func/generated/func-ops.gen.ts';
import { CompositeOp } from '../generated/stablehlo-ops.gen.ts';
import { StablehloLegalizeCompositeToCallPassBase } from '../generated/stablehlo-passes.gen.ts';

/** `stablehlo-legalize-composite-to-call`. Source: stablehlo/transforms/StablehloLegalizeCompositeToCall.cpp. */
export class StablehloLegalizeCompositeToCallPass extends StablehloLegalizeCompositeToCallPassBase {
  override runOnOperation(module: Operation): void {
    const kept = new Set(this.options.except);
    let hasCalls = false;
    walkOps(module, CompositeOp, (composite) => {
      if (kept.has(composite.nameAttr)) return 'skip';
      const { decomposition: callee, operands, resultTypes, location } = composite;
      const call = CallOp.build(OpBuilder.before(composite), location, { callee, operands, resultTypes });
      composite.replaceAllUsesWith(call.results);
      composite.erase();
      hasCalls = true;
      return 'skip';
    });
    if (!hasCalls) this.markAllAnalysesPreserved();
  }
}
