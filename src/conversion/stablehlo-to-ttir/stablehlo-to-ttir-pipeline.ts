import { SdyDropShardingsPass } from '../../dialects/sdy/transforms/drop-shardings.ts';
import { StablehloExpandComplexPass } from '../../dialects/stablehlo/transforms/expand-complex.ts';
import { StablehloLegalizeCompositeToCallPass } from '../../dialects/stablehlo/transforms/legalize-composite-to-call.ts';
import { StablehloLegalizeQuantToMathPass } from '../../dialects/stablehlo/transforms/legalize-quant-to-math.ts';
import { StablehloPartialEvaluationPass } from '../../dialects/stablehlo/transforms/partial-evaluation.ts';
import { TTIRFoldShapeChangesPass } from '../../dialects/ttir/transforms/fold-shape-changes.ts';
import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { RemoveDeadValuesPass } from '../../transforms/remove-dead-values.ts';
import { addPlainInliner } from '../front-end/inlined-conversion.ts';
import { RefineArgumentTypesPass } from '../front-end/types/refine-argument-types.ts';
import { RefineOperandTypesPass } from '../front-end/types/refine-operand-types.ts';
import { RefineResultTypesPass } from '../front-end/types/refine-result-types.ts';
import { type StableHLOToTTIRPipelineOptions } from '../generated/conversion-passes.gen.ts';
import { ConvertSpmdCallsToSdyPass } from '../manual-computations/convert-spmd-calls-to-sdy-pass.ts';
import { ExpandManualComputationsPass } from '../manual-computations/expand-manual-computations-pass.ts';
import { ConvertScalarsToStableHLOPass } from '../scalars-to-stablehlo/scalars-to-stablehlo-pass.ts';
import { ConvertStableHLOToTTIRPass } from './stablehlo-to-ttir-pass.ts';

/**
 * Adds the passes of `stablehlo-to-ttir-pipeline` to `manager`. Source: ttmlir-facts, section 2.4.3.
 * Differs: how tensors are spread over devices is left out, calls are inlined, as frameworks call functions of their own, and what composites stand for; what torch-mlir computes of scalars is of tensors; loops that count are written out, quantized numbers become integers and floats, complex ones pairs of floats; what changes shapes only and comes to nothing is removed at the end.
 */
export function buildStableHLOToTTIRPipeline(manager: OpPassManager, options: StableHLOToTTIRPipelineOptions): void {
  manager.addPass(new SdyDropShardingsPass());
  if (options.enableInliner) {
    manager.addPass(new StablehloLegalizeCompositeToCallPass());
    addPlainInliner(manager);
  }
  manager.addPass(new ConvertScalarsToStableHLOPass());
  manager.addPass(new RefineArgumentTypesPass({ shapes: options.argumentShapes }));
  manager.nest('func.func').addPass(new RefineOperandTypesPass());
  manager.addPass(new RefineResultTypesPass());
  manager.addPass(new StablehloPartialEvaluationPass({ maxIterations: options.maxIterations }));
  manager.addPass(new StablehloLegalizeQuantToMathPass());
  manager.addPass(new ConvertSpmdCallsToSdyPass());
  manager.addPass(new ExpandManualComputationsPass());
  manager.addPass(new StablehloPartialEvaluationPass({ maxIterations: options.maxIterations }));
  manager.addPass(new SdyDropShardingsPass());
  manager.addPass(new StablehloExpandComplexPass());
  manager.addPass(new ConvertStableHLOToTTIRPass());
  manager.addPass(new TTIRFoldShapeChangesPass());
  if (options.enableRemoveDeadValues) manager.addPass(new RemoveDeadValuesPass());
}
