import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { InlinerPass } from '../../transforms/inline.ts';
import { ConvertTosaToTTIRPass } from './tosa-to-ttir-pass.ts';

/** Adds the passes of `tosa-to-ttir-pipeline` to `manager`: calls are inlined, as TTIR has none. */
export function buildTosaToTTIRPipeline(manager: OpPassManager): void {
  // Without simplification: what is not called stays as it is.
  manager.addPass(new InlinerPass({ defaultPipeline: '' }));
  manager.addPass(new ConvertTosaToTTIRPass());
}
