import { type LogicalResult } from '../../../support/logical-result.ts';
import { type TypeOp } from '../generated/irdl-ops.gen.ts';
import { verifyName } from '../names.ts';
import { verifyAtMostOne } from '../parts.ts';
import { SingleBlockRegion } from '../single-block-region.ts';

export const typeOp = {
  directives: { SingleBlockRegion },

  /** The symbol may have the character in front that the type has where it is written. */
  verify(op: TypeOp): LogicalResult {
    return verifyAtMostOne(op, ['irdl.parameters']) && verifyName(op, 'type', op.symName.replace(/^!/, ''));
  },
};
