import { TosaInferShapesPass } from '../../dialects/tosa/transforms/infer-shapes.ts';
import { TosaLayerwiseConstantFoldPass } from '../../dialects/tosa/transforms/layerwise-constant-fold.ts';
import { TosaMakeBroadcastablePass } from '../../dialects/tosa/transforms/make-broadcastable.ts';
import { TosaOptionalDecompositionsPass } from '../../dialects/tosa/transforms/optional-decompositions.ts';
import { TosaValidation } from '../../dialects/tosa/transforms/validate.ts';
import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { type Pass } from '../../pass/pass.ts';
import { CanonicalizerPass } from '../../transforms/canonicalize.ts';
import { TosaToLinalgNamed } from '../tosa-to-linalg-named/tosa-to-linalg-named-pass.ts';
import { TosaToLinalg } from './tosa-to-linalg-pass.ts';

/** Adds the passes of `tosa-to-linalg-pipeline` to `manager`. Source: addTosaToLinalgPasses of mlir/lib/Conversion/TosaToLinalg/TosaToLinalgPass.cpp. */
export function buildTosaToLinalgPipeline(manager: OpPassManager): void {
  const addToFunctions = (pass: Pass): void => {
    manager.nest('func.func').addPass(pass);
  };
  addToFunctions(new TosaOptionalDecompositionsPass());
  addToFunctions(new CanonicalizerPass());
  addToFunctions(new TosaInferShapesPass());
  addToFunctions(new TosaMakeBroadcastablePass());
  addToFunctions(new TosaToLinalgNamed());
  addToFunctions(new CanonicalizerPass());
  addToFunctions(new TosaLayerwiseConstantFoldPass());
  addToFunctions(new TosaMakeBroadcastablePass());
  manager.addPass(new TosaValidation());
  addToFunctions(new TosaToLinalg());
}
