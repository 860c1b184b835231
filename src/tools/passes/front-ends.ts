import { ConvertArithToTTIRPass } from '../../conversion/arith-to-ttir/arith-to-ttir-pass.ts';
import { RefineArgumentTypesPass } from '../../conversion/front-end/types/refine-argument-types.ts';
import { RefineOperandTypesPass } from '../../conversion/front-end/types/refine-operand-types.ts';
import { RefineResultTypesPass } from '../../conversion/front-end/types/refine-result-types.ts';
import {
  ConvertArithToTTIRPassBase,
  ConvertLinalgToTTIRPassBase,
  ConvertMemRefToTensorPassBase,
  ConvertScalarsToStableHLOPassBase,
  ConvertSpmdCallsToSdyPassBase,
  ExpandManualComputationsPassBase,
  ConvertStableHLOToTTIRPassBase,
  ConvertTosaToTTIRPassBase,
  RaiseLoopsToLinalgPassBase,
  RefineArgumentTypesPassBase,
  RefineOperandTypesPassBase,
  RefineResultTypesPassBase,
  linalgToTTIRPipelineSpec,
  stableHLOToTTIRPipelineSpec,
  tosaToTTIRPipelineSpec,
} from '../../conversion/generated/conversion-passes.gen.ts';
import { ConvertLinalgToTTIRPass } from '../../conversion/linalg-to-ttir/linalg-to-ttir-pass.ts';
import { buildLinalgToTTIRPipeline } from '../../conversion/linalg-to-ttir/linalg-to-ttir-pipeline.ts';
import { RaiseLoopsToLinalgPass } from '../../conversion/loops-to-linalg/raise-loops-to-linalg-pass.ts';
import { ConvertMemRefToTensorPass } from '../../conversion/memref-to-tensor/memref-to-tensor-pass.ts';
import { ConvertSpmdCallsToSdyPass } from '../../conversion/manual-computations/convert-spmd-calls-to-sdy-pass.ts';
import { ExpandManualComputationsPass } from '../../conversion/manual-computations/expand-manual-computations-pass.ts';
import { ConvertScalarsToStableHLOPass } from '../../conversion/scalars-to-stablehlo/scalars-to-stablehlo-pass.ts';
import { ConvertStableHLOToTTIRPass } from '../../conversion/stablehlo-to-ttir/stablehlo-to-ttir-pass.ts';
import { buildStableHLOToTTIRPipeline } from '../../conversion/stablehlo-to-ttir/stablehlo-to-ttir-pipeline.ts';
import { ConvertTosaToTTIRPass } from '../../conversion/tosa-to-ttir/tosa-to-ttir-pass.ts';
import { buildTosaToTTIRPipeline } from '../../conversion/tosa-to-ttir/tosa-to-ttir-pipeline.ts';
import { SdyDropShardingsPassBase } from '../../dialects/sdy/generated/sdy-passes.gen.ts';
import { SdyDropShardingsPass } from '../../dialects/sdy/transforms/drop-shardings.ts';
import {
  StablehloExpandComplexPassBase,
  StablehloLegalizeCompositeToCallPassBase,
  StablehloLegalizeQuantToMathPassBase,
  StablehloPartialEvaluationPassBase,
} from '../../dialects/stablehlo/generated/stablehlo-passes.gen.ts';
import { StablehloExpandComplexPass } from '../../dialects/stablehlo/transforms/expand-complex.ts';
import { StablehloLegalizeCompositeToCallPass } from '../../dialects/stablehlo/transforms/legalize-composite-to-call.ts';
import { StablehloLegalizeQuantToMathPass } from '../../dialects/stablehlo/transforms/legalize-quant-to-math.ts';
import { StablehloPartialEvaluationPass } from '../../dialects/stablehlo/transforms/partial-evaluation.ts';
import { type PassRegistry } from '../../pass/pass-registry.ts';

/** Registers what makes TTIR of StableHLO, TOSA and linalg, with what prepares them for that. The bundle of ttmlir-opt loads what makes them when it is asked for: see lazy-imports.ts. */
export function registerFrontEnds(registry: PassRegistry): void {
  registry
    .registerPass(ConvertArithToTTIRPassBase.spec, () => ConvertArithToTTIRPass)
    .registerPass(ConvertLinalgToTTIRPassBase.spec, () => ConvertLinalgToTTIRPass)
    .registerPass(ConvertMemRefToTensorPassBase.spec, () => ConvertMemRefToTensorPass)
    .registerPass(ConvertScalarsToStableHLOPassBase.spec, () => ConvertScalarsToStableHLOPass)
    .registerPass(ConvertSpmdCallsToSdyPassBase.spec, () => ConvertSpmdCallsToSdyPass)
    .registerPass(ExpandManualComputationsPassBase.spec, () => ExpandManualComputationsPass)
    .registerPass(ConvertStableHLOToTTIRPassBase.spec, () => ConvertStableHLOToTTIRPass)
    .registerPass(ConvertTosaToTTIRPassBase.spec, () => ConvertTosaToTTIRPass)
    .registerPass(RaiseLoopsToLinalgPassBase.spec, () => RaiseLoopsToLinalgPass)
    .registerPass(RefineArgumentTypesPassBase.spec, () => RefineArgumentTypesPass)
    .registerPass(RefineOperandTypesPassBase.spec, () => RefineOperandTypesPass)
    .registerPass(RefineResultTypesPassBase.spec, () => RefineResultTypesPass)
    .registerPass(SdyDropShardingsPassBase.spec, () => SdyDropShardingsPass)
    .registerPass(StablehloExpandComplexPassBase.spec, () => StablehloExpandComplexPass)
    .registerPass(StablehloLegalizeCompositeToCallPassBase.spec, () => StablehloLegalizeCompositeToCallPass)
    .registerPass(StablehloLegalizeQuantToMathPassBase.spec, () => StablehloLegalizeQuantToMathPass)
    .registerPass(StablehloPartialEvaluationPassBase.spec, () => StablehloPartialEvaluationPass)
    .registerPipeline(linalgToTTIRPipelineSpec, () => buildLinalgToTTIRPipeline)
    .registerPipeline(stableHLOToTTIRPipelineSpec, () => buildStableHLOToTTIRPipeline)
    .registerPipeline(tosaToTTIRPipelineSpec, () => buildTosaToTTIRPipeline);
}
