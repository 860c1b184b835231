import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { type TTIRToTTMetalBackendPipelineOptions } from '../../dialects/ttir/generated/ttir-passes.gen.ts';
import { TTIRAllocatePass } from '../../dialects/ttir/transforms/allocate.ts';
import { TTIRGenericRegionOperandsToMemrefPass } from '../../dialects/ttir/transforms/generic-region-operands-to-memref.ts';
import { TTIRGenericPass } from '../../dialects/ttir/transforms/generic.ts';
import { TTIRImplicitDevicePass } from '../../dialects/ttir/transforms/implicit-device.ts';
import { TTIRLayoutPass } from '../../dialects/ttir/transforms/layout.ts';
import { TTIRLoadSystemDescPass } from '../../dialects/ttir/transforms/load-system-desc.ts';
import { ConvertTTIRToTTMetalPass } from './ttir-to-ttmetal-pass.ts';

/** Adds the passes of `ttir-to-ttmetal-backend-pipeline` to `manager`. Source: ttmlir-facts, section 2.4.2. Differs: `reuse` is ours. */
export function buildTTIRToTTMetalBackendPipeline(
  manager: OpPassManager,
  { meshShape, reuse }: TTIRToTTMetalBackendPipelineOptions,
): void {
  manager.addPass(new TTIRLoadSystemDescPass());
  manager.addPass(new TTIRImplicitDevicePass({ meshShape }));
  manager.addPass(new TTIRGenericPass());
  manager.addPass(
    new TTIRLayoutPass({ initMemorySpace: 'l1', defaultMemorySpace: 'l1', defaultDeviceMemoryLayout: 'none' }),
  );
  manager.addPass(new TTIRGenericRegionOperandsToMemrefPass());
  manager.addPass(new TTIRAllocatePass({ reuse }));
  manager.addPass(new ConvertTTIRToTTMetalPass());
}
