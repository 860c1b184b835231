import { type LogicalResult } from '../../../support/logical-result.ts';
import { mnemonicOf } from '../definitions.ts';
import { type TypeOp } from '../generated/irdl-ops.gen.ts';
import { verifyName } from '../names.ts';
import { verifyAtMostOne } from '../parts.ts';
import { SingleBlockRegion } from '../single-block-region.ts';

export const typeOp = {
  directives: { SingleBlockRegion },

  verify(op: TypeOp): LogicalResult {
    return verifyAtMostOne(op, ['irdl.parameters']) && verifyName(op, 'type', mnemonicOf(op));
  },
};
