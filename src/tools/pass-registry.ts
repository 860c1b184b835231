import { stableHLOToTTIRPipelineSpec } from '../conversion/generated/conversion-passes.gen.ts';
import { ConvertStableHLOToTTIRPass } from '../conversion/stablehlo-to-ttir/stablehlo-to-ttir-pass.ts';
import { buildStableHLOToTTIRPipeline } from '../conversion/stablehlo-to-ttir/stablehlo-to-ttir-pipeline.ts';
import { ConvertArithToTTIRPass } from '../conversion/arith-to-ttir/arith-to-ttir-pass.ts';
import { ConvertLinalgToTTIRPass } from '../conversion/linalg-to-ttir/linalg-to-ttir-pass.ts';
import { ConvertTosaToTTIRPass } from '../conversion/tosa-to-ttir/tosa-to-ttir-pass.ts';
import { ConvertTTKernelToEmitCPass } from '../conversion/ttkernel-to-emitc/ttkernel-to-emitc-pass.ts';
import { ConvertTTNNToEmitCPass } from '../conversion/ttnn-to-emitc/ttnn-to-emitc-pass.ts';
import { ConvertTTIRToTTMetalPass } from '../conversion/ttir-to-ttmetal/ttir-to-ttmetal-pass.ts';
import { buildTTIRToTTMetalBackendPipeline } from '../conversion/ttir-to-ttmetal/ttir-to-ttmetal-backend-pipeline.ts';
import { ConvertTTIRToTTNNPass } from '../conversion/ttir-to-ttnn/ttir-to-ttnn-pass.ts';
import { buildTTIRToTTNNBackendPipeline } from '../conversion/ttir-to-ttnn/ttir-to-ttnn-backend-pipeline.ts';
import {
  ttirToTTMetalBackendPipelineSpec,
  ttirToTTNNBackendPipelineSpec,
} from '../dialects/ttir/generated/ttir-passes.gen.ts';
import { TTIRAllocatePass } from '../dialects/ttir/transforms/allocate.ts';
import { TTIRToTTIRDecompositionPass } from '../dialects/ttir/transforms/decomposition.ts';
import { TTIRGenericKernelPass } from '../dialects/ttir/transforms/generic-kernel.ts';
import { TTIRGenericRegionOperandsToMemrefPass } from '../dialects/ttir/transforms/generic-region-operands-to-memref.ts';
import { TTIRGenericPass } from '../dialects/ttir/transforms/generic.ts';
import { TTIRImplicitDevicePass } from '../dialects/ttir/transforms/implicit-device.ts';
import { TTIRLayoutPass } from '../dialects/ttir/transforms/layout.ts';
import { TTIRLoadSystemDescPass } from '../dialects/ttir/transforms/load-system-desc.ts';
import { TTIROptimizerPass } from '../dialects/ttir/transforms/optimizer.ts';
import { TTIRSlidingWindow2dFixShapesPass } from '../dialects/ttir/transforms/sliding-window-2d-fix-shapes.ts';
import { TTIRSplitCompoundLayoutPass } from '../dialects/ttir/transforms/split-compound-layout.ts';
import { TTNNDeallocatePass } from '../dialects/ttnn/transforms/deallocate.ts';
import { PassRegistry } from '../pass/pass-registry.ts';
import { CanonicalizerPass } from '../transforms/canonicalize.ts';
import { CSEPass } from '../transforms/cse.ts';
import { InlinerPass } from '../transforms/inline.ts';
import { LoopInvariantCodeMotionPass } from '../transforms/loop-invariant-code-motion.ts';
import { PrintIRPass } from '../transforms/print-ir.ts';
import { PrintOpStatsPass } from '../transforms/print-op-stats.ts';
import { RemoveDeadValuesPass } from '../transforms/remove-dead-values.ts';
import { SCCPPass } from '../transforms/sccp.ts';
import { StripDebugInfoPass } from '../transforms/strip-debuginfo.ts';
import { SymbolDCEPass } from '../transforms/symbol-dce.ts';
import { SymbolPrivatizePass } from '../transforms/symbol-privatize.ts';
import { ViewOpGraphPass } from '../transforms/view-op-graph.ts';

/** Returns a registry of all passes and pipelines. */
export function createPassRegistry(): PassRegistry {
  return new PassRegistry()
    .registerPasses(
      CanonicalizerPass,
      ConvertStableHLOToTTIRPass,
      ConvertArithToTTIRPass,
      ConvertLinalgToTTIRPass,
      ConvertTosaToTTIRPass,
      ConvertTTIRToTTMetalPass,
      ConvertTTIRToTTNNPass,
      ConvertTTKernelToEmitCPass,
      ConvertTTNNToEmitCPass,
      CSEPass,
      InlinerPass,
      LoopInvariantCodeMotionPass,
      PrintIRPass,
      PrintOpStatsPass,
      RemoveDeadValuesPass,
      SCCPPass,
      StripDebugInfoPass,
      SymbolDCEPass,
      SymbolPrivatizePass,
      TTIRAllocatePass,
      TTIRGenericKernelPass,
      TTIRGenericPass,
      TTIRGenericRegionOperandsToMemrefPass,
      TTIRImplicitDevicePass,
      TTIRLayoutPass,
      TTIRLoadSystemDescPass,
      TTIROptimizerPass,
      TTIRSlidingWindow2dFixShapesPass,
      TTIRSplitCompoundLayoutPass,
      TTIRToTTIRDecompositionPass,
      TTNNDeallocatePass,
      ViewOpGraphPass,
    )
    .registerPipeline(stableHLOToTTIRPipelineSpec, buildStableHLOToTTIRPipeline)
    .registerPipeline(ttirToTTMetalBackendPipelineSpec, buildTTIRToTTMetalBackendPipeline)
    .registerPipeline(ttirToTTNNBackendPipelineSpec, buildTTIRToTTNNBackendPipeline);
}
