import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyFullConversion } from '../../rewrite/conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ownInits } from '../../dialects/ttir/transforms/own-inits.ts';
import { explainByPipeline } from '../front-end/pipeline-note.ts';
import { ConvertTTIRToTTNNPassBase } from '../generated/conversion-passes.gen.ts';
import { ttirToTTNNPatterns } from './ttir-to-ttnn.ts';

/** `convert-ttir-to-ttnn`: after it only builtin, func and ttnn operations are left. Source: ttmlir-facts, section 3.3. */
export class ConvertTTIRToTTNNPass extends ConvertTTIRToTTNNPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    ownInits(module);
    const target = new ConversionTarget();
    target.addLegalDialect('builtin', 'func', 'ttnn');
    target.addIllegalDialect('ttir');
    return applyFullConversion(module, target, ttirToTTNNPatterns(module.context), { explain: explainByPipeline() });
  }
}
