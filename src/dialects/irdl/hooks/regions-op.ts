import { type LogicalResult } from '../../../support/logical-result.ts';
import { type RegionsOp } from '../generated/irdl-ops.gen.ts';
import { NamedValueList } from '../named-values.ts';
import { verifyNames } from '../names.ts';

export const regionsOp = {
  directives: { NamedValueList },

  verify: (op: RegionsOp): LogicalResult => verifyNames(op, 'region', op.names, op.numOperands),
};
