import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { InlinerPass } from '../../transforms/inline.ts';
import { RemoveDeadValuesPass } from '../../transforms/remove-dead-values.ts';
import { type StableHLOToTTIRPipelineOptions } from '../generated/conversion-passes.gen.ts';
import { ConvertStableHLOToTTIRPass } from './stablehlo-to-ttir-pass.ts';

/**
 * Adds the passes of `stablehlo-to-ttir-pipeline` to `manager`. Source: ttmlir-facts, section 2.4.3.
 * Differs: calls are inlined first, as frameworks call functions of their own.
 */
export function buildStableHLOToTTIRPipeline(manager: OpPassManager, options: StableHLOToTTIRPipelineOptions): void {
  // Without simplification: what is not called stays as it is.
  if (options.enableInliner) manager.addPass(new InlinerPass({ defaultPipeline: '' }));
  manager.addPass(new ConvertStableHLOToTTIRPass());
  if (options.enableRemoveDeadValues) manager.addPass(new RemoveDeadValuesPass());
}
