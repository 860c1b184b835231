import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { InlinerPass } from '../../transforms/inline.ts';
import { ConvertLinalgToTTIRPass } from './linalg-to-ttir-pass.ts';

/** Adds the passes of `linalg-to-ttir-pipeline` to `manager`: calls are inlined, as TTIR has none. */
export function buildLinalgToTTIRPipeline(manager: OpPassManager): void {
  // Without simplification: what is not called stays as it is.
  manager.addPass(new InlinerPass({ defaultPipeline: '' }));
  manager.addPass(new ConvertLinalgToTTIRPass());
}
