import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyFullConversion } from '../../rewrite/conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertArithToTTIRPassBase } from '../generated/conversion-passes.gen.ts';
import { arithToTTIRPatterns, hasTensors } from './arith-to-ttir.ts';
import { splitExtended } from './split-extended.ts';
import { splitSincos } from './split-sincos.ts';

/** `convert-arith-to-ttir`. Scalars stay, and so do operations of other dialects. */
export class ConvertArithToTTIRPass extends ConvertArithToTTIRPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    splitExtended(module, hasTensors);
    splitSincos(module, hasTensors);
    const target = new ConversionTarget();
    target.markUnknownOpDynamicallyLegal(() => true);
    target.addDynamicallyLegalDialect((op) => !hasTensors(op), 'arith', 'math');
    return applyFullConversion(module, target, arithToTTIRPatterns());
  }
}
