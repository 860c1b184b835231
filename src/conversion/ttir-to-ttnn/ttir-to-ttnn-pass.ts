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
    const patterns = ttirToTTNNPatterns(module.context);
    const explain = (op: Operation): string | undefined => {
      // Patterns for it have said what is wrong.
      if (patterns.some(({ root }) => root && op instanceof root)) return undefined;
      if (op.dialectNamespace !== 'ttir') return otherPipeline(op);
      return 'no operation of ttnn is converted from it; --ttir-to-ttir-decomposition replaces some that have none';
    };
    return applyFullConversion(module, target, patterns, { explain });
  }
}

const otherPipeline = explainByPipeline();
