import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { type Pass } from '../../pass/pass.ts';
import { InlinerPass } from '../../transforms/inline.ts';

/** Adds the inliner to `manager`, as TTIR has no calls. It does not simplify: what is not called stays as it is. */
export function addPlainInliner(manager: OpPassManager): void {
  manager.addPass(new InlinerPass({ defaultPipeline: '' }));
}

/** Returns what adds the passes of a pipeline to a manager: calls are inlined, then `conversion` runs. */
export function inlinedConversion(conversion: new () => Pass): (manager: OpPassManager) => void {
  return (manager) => {
    addPlainInliner(manager);
    manager.addPass(new conversion());
  };
}
