import { type LogicalResult } from '../../../support/logical-result.ts';
import { type OperandsOp } from '../generated/irdl-ops.gen.ts';
import { NamedValueListWithVariadicity } from '../named-values.ts';
import { verifyVariadicNames } from '../names.ts';

export const operandsOp = {
  directives: { NamedValueListWithVariadicity },

  verify: (op: OperandsOp): LogicalResult => verifyVariadicNames(op, 'operand', op.names, op.variadicity),
};
