import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { type TTIRToTTNNBackendPipelineOptions } from '../../dialects/ttir/generated/ttir-passes.gen.ts';
import { TTIRToTTIRDecompositionPass } from '../../dialects/ttir/transforms/decomposition.ts';
import { TTIRElementTypeNormalizationPass } from '../../dialects/ttir/transforms/element-type-normalization.ts';
import { TTIRImplicitDevicePass } from '../../dialects/ttir/transforms/implicit-device.ts';
import { TTIRLayoutPass } from '../../dialects/ttir/transforms/layout.ts';
import { TTIRLoadSystemDescPass } from '../../dialects/ttir/transforms/load-system-desc.ts';
import { TTIROptimizerPass } from '../../dialects/ttir/transforms/optimizer.ts';
import { TTIRSlidingWindow2dFixShapesPass } from '../../dialects/ttir/transforms/sliding-window-2d-fix-shapes.ts';
import { TTNNDeallocatePass } from '../../dialects/ttnn/transforms/deallocate.ts';
import { ConvertTTIRToTTNNPass } from './ttir-to-ttnn-pass.ts';

/** Adds the passes of `ttir-to-ttnn-backend-pipeline` to `manager`. Source: ttmlir-facts, section 2.4.1. Differs: the first two change what TTNN lacks only. */
export function buildTTIRToTTNNBackendPipeline(
  manager: OpPassManager,
  options: TTIRToTTNNBackendPipelineOptions,
): void {
  const { enableOptimizer, systemDescPath, meshShape, enableDeallocation, ...optimizerOptions } = options;
  manager.addPass(new TTIRElementTypeNormalizationPass());
  manager.addPass(new TTIRToTTIRDecompositionPass());
  manager.addPass(new TTIRSlidingWindow2dFixShapesPass());
  manager.addPass(new TTIRLoadSystemDescPass({ path: systemDescPath }));
  manager.addPass(new TTIRImplicitDevicePass({ meshShape }));
  manager.addPass(
    new TTIRLayoutPass({
      initMemorySpace: 'system',
      defaultMemorySpace: 'dram',
      defaultDeviceMemoryLayout: 'interleaved',
    }),
  );
  if (enableOptimizer)
    manager.addPass(new TTIROptimizerPass({ ...optimizerOptions, tensorsAreFreed: enableDeallocation }));
  manager.addPass(new ConvertTTIRToTTNNPass());
  if (enableDeallocation) manager.addPass(new TTNNDeallocatePass());
}
