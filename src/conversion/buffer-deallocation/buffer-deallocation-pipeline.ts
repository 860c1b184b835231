import { BufferDeallocationSimplificationPass } from '../../dialects/bufferization/transforms/buffer-deallocation-simplification.ts';
import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { CanonicalizerPass } from '../../transforms/canonicalize.ts';
import { CSEPass } from '../../transforms/cse.ts';
import { LowerDeallocationsPass } from '../bufferization-to-memref/lower-deallocations-pass.ts';
import { type BufferDeallocationPipelineOptions } from '../generated/conversion-passes.gen.ts';
import { ExpandReallocPass } from '../memref-to-scf/expand-realloc.ts';
import { OwnershipBasedBufferDeallocationPass } from './ownership-based-buffer-deallocation.ts';

/** Adds the passes of `buffer-deallocation-pipeline` to `manager`. Source: mlir/lib/Dialect/Bufferization/Pipelines/BufferizationPipelines.cpp. */
export function buildBufferDeallocationPipeline(
  manager: OpPassManager,
  options: BufferDeallocationPipelineOptions,
): void {
  manager.addPass(new ExpandReallocPass({ emitDeallocs: false }));
  manager.addPass(new CanonicalizerPass());
  manager.addPass(new OwnershipBasedBufferDeallocationPass(options));
  manager.addPass(new CanonicalizerPass());
  manager.addPass(new BufferDeallocationSimplificationPass());
  manager.addPass(new LowerDeallocationsPass());
  manager.addPass(new CSEPass());
  manager.addPass(new CanonicalizerPass());
}
