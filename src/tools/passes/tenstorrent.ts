import {
  ConvertTTIRToTTMetalPassBase,
  ConvertTTIRToTTNNPassBase,
  ConvertTTKernelToEmitCPassBase,
  ConvertTTNNToEmitCPassBase,
} from '../../conversion/generated/conversion-passes.gen.ts';
import { buildTTIRToTTMetalBackendPipeline } from '../../conversion/ttir-to-ttmetal/ttir-to-ttmetal-backend-pipeline.ts';
import { ConvertTTIRToTTMetalPass } from '../../conversion/ttir-to-ttmetal/ttir-to-ttmetal-pass.ts';
import { buildTTIRToTTNNBackendPipeline } from '../../conversion/ttir-to-ttnn/ttir-to-ttnn-backend-pipeline.ts';
import { ConvertTTIRToTTNNPass } from '../../conversion/ttir-to-ttnn/ttir-to-ttnn-pass.ts';
import { ConvertTTKernelToEmitCPass } from '../../conversion/ttkernel-to-emitc/ttkernel-to-emitc-pass.ts';
import { ConvertTTNNToEmitCPass } from '../../conversion/ttnn-to-emitc/ttnn-to-emitc-pass.ts';
import {
  TTIRAllocatePassBase,
  TTIRElementTypeNormalizationPassBase,
  TTIRFoldShapeChangesPassBase,
  TTIRGenericKernelPassBase,
  TTIRGenericPassBase,
  TTIRGenericRegionOperandsToMemrefPassBase,
  TTIRImplicitDevicePassBase,
  TTIRLayoutPassBase,
  TTIRLoadSystemDescPassBase,
  TTIROptimizerPassBase,
  TTIRSlidingWindow2dFixShapesPassBase,
  TTIRSplitCompoundLayoutPassBase,
  TTIRToTTIRDecompositionPassBase,
  ttirToTTMetalBackendPipelineSpec,
  ttirToTTNNBackendPipelineSpec,
} from '../../dialects/ttir/generated/ttir-passes.gen.ts';
import { TTIRAllocatePass } from '../../dialects/ttir/transforms/allocate.ts';
import { TTIRToTTIRDecompositionPass } from '../../dialects/ttir/transforms/decomposition.ts';
import { TTIRElementTypeNormalizationPass } from '../../dialects/ttir/transforms/element-type-normalization.ts';
import { TTIRFoldShapeChangesPass } from '../../dialects/ttir/transforms/fold-shape-changes.ts';
import { TTIRGenericKernelPass } from '../../dialects/ttir/transforms/generic-kernel.ts';
import { TTIRGenericRegionOperandsToMemrefPass } from '../../dialects/ttir/transforms/generic-region-operands-to-memref.ts';
import { TTIRGenericPass } from '../../dialects/ttir/transforms/generic.ts';
import { TTIRImplicitDevicePass } from '../../dialects/ttir/transforms/implicit-device.ts';
import { TTIRLayoutPass } from '../../dialects/ttir/transforms/layout.ts';
import { TTIRLoadSystemDescPass } from '../../dialects/ttir/transforms/load-system-desc.ts';
import { TTIROptimizerPass } from '../../dialects/ttir/transforms/optimizer.ts';
import { TTIRSlidingWindow2dFixShapesPass } from '../../dialects/ttir/transforms/sliding-window-2d-fix-shapes.ts';
import { TTIRSplitCompoundLayoutPass } from '../../dialects/ttir/transforms/split-compound-layout.ts';
import { TTNNDeallocatePassBase } from '../../dialects/ttnn/generated/ttnn-passes.gen.ts';
import { TTNNDeallocatePass } from '../../dialects/ttnn/transforms/deallocate.ts';
import { type PassRegistry } from '../../pass/pass-registry.ts';

/** Registers the passes and pipelines from TTIR on. The bundle of ttmlir-opt loads what makes them when it is asked for: see lazy-imports.ts. */
export function registerTenstorrentPasses(registry: PassRegistry): void {
  registry
    .registerPass(ConvertTTIRToTTMetalPassBase.spec, () => ConvertTTIRToTTMetalPass)
    .registerPass(ConvertTTIRToTTNNPassBase.spec, () => ConvertTTIRToTTNNPass)
    .registerPass(ConvertTTKernelToEmitCPassBase.spec, () => ConvertTTKernelToEmitCPass)
    .registerPass(ConvertTTNNToEmitCPassBase.spec, () => ConvertTTNNToEmitCPass)
    .registerPass(TTIRAllocatePassBase.spec, () => TTIRAllocatePass)
    .registerPass(TTIRElementTypeNormalizationPassBase.spec, () => TTIRElementTypeNormalizationPass)
    .registerPass(TTIRFoldShapeChangesPassBase.spec, () => TTIRFoldShapeChangesPass)
    .registerPass(TTIRGenericKernelPassBase.spec, () => TTIRGenericKernelPass)
    .registerPass(TTIRGenericPassBase.spec, () => TTIRGenericPass)
    .registerPass(TTIRGenericRegionOperandsToMemrefPassBase.spec, () => TTIRGenericRegionOperandsToMemrefPass)
    .registerPass(TTIRImplicitDevicePassBase.spec, () => TTIRImplicitDevicePass)
    .registerPass(TTIRLayoutPassBase.spec, () => TTIRLayoutPass)
    .registerPass(TTIRLoadSystemDescPassBase.spec, () => TTIRLoadSystemDescPass)
    .registerPass(TTIROptimizerPassBase.spec, () => TTIROptimizerPass)
    .registerPass(TTIRSlidingWindow2dFixShapesPassBase.spec, () => TTIRSlidingWindow2dFixShapesPass)
    .registerPass(TTIRSplitCompoundLayoutPassBase.spec, () => TTIRSplitCompoundLayoutPass)
    .registerPass(TTIRToTTIRDecompositionPassBase.spec, () => TTIRToTTIRDecompositionPass)
    .registerPass(TTNNDeallocatePassBase.spec, () => TTNNDeallocatePass)
    .registerPipeline(ttirToTTMetalBackendPipelineSpec, () => buildTTIRToTTMetalBackendPipeline)
    .registerPipeline(ttirToTTNNBackendPipelineSpec, () => buildTTIRToTTNNBackendPipeline);
}
