import { TosaInferShapesPass } from '../../dialects/tosa/transforms/infer-shapes.ts';
import { TosaStripQuantTypesPass } from '../../dialects/tosa/transforms/strip-quant-types.ts';
import { type OpPassManager } from '../../pass/op-pass-manager.ts';
import { inlinedConversion } from '../front-end/inlined-conversion.ts';
import { RefineOperandTypesPass } from '../front-end/types/refine-operand-types.ts';
import { RefineResultTypesPass } from '../front-end/types/refine-result-types.ts';
import { ConvertTosaToTTIRPass } from './tosa-to-ttir-pass.ts';

/** Adds the passes of `tosa-to-ttir-pipeline` to a manager. */
export const buildTosaToTTIRPipeline = inlinedConversion(() => new ConvertTosaToTTIRPass({ mixed: true }), addTypes);

function addTypes(manager: OpPassManager): void {
  manager.addPass(new TosaStripQuantTypesPass());
  const functions = manager.nest('func.func');
  functions.addPass(new RefineOperandTypesPass());
  functions.addPass(new TosaInferShapesPass({ foldShapeExpressions: true }));
  manager.addPass(new RefineResultTypesPass());
}
