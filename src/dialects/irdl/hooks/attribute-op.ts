import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AttributeOp } from '../generated/irdl-ops.gen.ts';
import { verifyName } from '../names.ts';
import { verifyAtMostOne } from '../parts.ts';
import { SingleBlockRegion } from '../single-block-region.ts';

export const attributeOp = {
  directives: { SingleBlockRegion },

  /** The symbol may have the character in front that the attribute has where it is written. */
  verify(op: AttributeOp): LogicalResult {
    return verifyAtMostOne(op, ['irdl.parameters']) && verifyName(op, 'attribute', op.symName.replace(/^#/, ''));
  },
};
