import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertLinalgToTTIRPassBase } from '../generated/conversion-passes.gen.ts';
import { convertLinalg } from './convert-linalg.ts';

/** `convert-linalg-to-ttir`. Differs: upstream has a placeholder that always fails; see ttmlir-facts, section 3.2. */
export class ConvertLinalgToTTIRPass extends ConvertLinalgToTTIRPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    return convertLinalg(module);
  }
}
