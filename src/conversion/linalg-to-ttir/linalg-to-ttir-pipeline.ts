import { SCFUnrollLoopsPass } from '../../dialects/scf/transforms/unroll-loops.ts';
import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { addPlainInliner } from '../front-end/inlined-conversion.ts';
import { ConvertLinalgToTTIRPass } from './linalg-to-ttir-pass.ts';

/** Adds the passes of `linalg-to-ttir-pipeline` to `manager`. */
export function buildLinalgToTTIRPipeline(manager: OpPassManager): void {
  addPlainInliner(manager);
  manager.addPass(new SCFUnrollLoopsPass());
  manager.addPass(new ConvertLinalgToTTIRPass());
}
