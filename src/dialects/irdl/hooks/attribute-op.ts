import { type LogicalResult } from '../../../support/logical-result.ts';
import { mnemonicOf } from '../definitions.ts';
import { type AttributeOp } from '../generated/irdl-ops.gen.ts';
import { verifyName } from '../names.ts';
import { verifyAtMostOne } from '../parts.ts';
import { SingleBlockRegion } from '../single-block-region.ts';

export const attributeOp = {
  directives: { SingleBlockRegion },

  verify(op: AttributeOp): LogicalResult {
    return verifyAtMostOne(op, ['irdl.parameters']) && verifyName(op, 'attribute', mnemonicOf(op));
  },
};
