import { LinalgDetensorizeControlFlowPass } from '../../dialects/linalg/transforms/detensorize-control-flow.ts';
import { SCFUnrollLoopsPass } from '../../dialects/scf/transforms/unroll-loops.ts';
import { TTIRFoldShapeChangesPass } from '../../dialects/ttir/transforms/fold-shape-changes.ts';
import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { type Pass } from '../../pass/pass.ts';
import { CSEPass } from '../../transforms/cse.ts';
import { InlinerPass } from '../../transforms/inline.ts';
import { RaiseLoopsToLinalgPass } from '../loops-to-linalg/raise-loops-to-linalg-pass.ts';
import { ConvertMemRefToTensorPass } from '../memref-to-tensor/memref-to-tensor-pass.ts';
import { type ArgumentShapes } from './types/argument-shapes.ts';
import { RefineArgumentTypesPass } from './types/refine-argument-types.ts';

/** Adds the inliner to `manager`, as TTIR has no calls. It does not simplify: what is not called stays as it is. */
export function addPlainInliner(manager: OpPassManager): void {
  manager.addPass(new InlinerPass({ defaultPipeline: '' }));
}

/** What the user chooses of a pipeline that begins with the inliner. */
export interface PipelineOptions {
  readonly argumentShapes: ArgumentShapes;
}

/** Returns what adds the passes of a pipeline to a manager: calls are inlined, arguments get the shapes that are given, the passes that `prepare` adds run, loops over elements are raised, memory becomes tensors, loops are written out, what their iterations have in common is computed once, then the pass that `conversion` makes runs, and changes of shapes that come to nothing go. */
export function inlinedConversion(
  conversion: () => Pass,
  prepare?: (manager: OpPassManager) => void,
): (manager: OpPassManager, options: PipelineOptions) => void {
  return (manager, options) => {
    addPlainInliner(manager);
    manager.addPass(new RefineArgumentTypesPass({ shapes: options.argumentShapes }));
    prepare?.(manager);
    manager.addPass(new RaiseLoopsToLinalgPass());
    manager.addPass(new ConvertMemRefToTensorPass());
    manager.addPass(new LinalgDetensorizeControlFlowPass());
    manager.addPass(new SCFUnrollLoopsPass());
    manager.addPass(new CSEPass());
    manager.addPass(conversion());
    manager.addPass(new TTIRFoldShapeChangesPass());
  };
}
