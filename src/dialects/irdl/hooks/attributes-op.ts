import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AttributesOp } from '../generated/irdl-ops.gen.ts';
import { AttributesOp as AttributesDirective } from '../named-values.ts';

export const attributesOp = {
  directives: { AttributesOp: AttributesDirective },

  verify(op: AttributesOp): LogicalResult {
    const count = op.attributeValueNames.length;
    if (count === op.numOperands) return true;
    const counts = `${count} and ${op.numOperands} respectively`;
    return op.emitOpError(`the number of attribute names and their constraints must be the same but got ${counts}`);
  },
};
