import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ParametersOp } from '../generated/irdl-ops.gen.ts';
import { NamedValueList } from '../named-values.ts';
import { verifyNames } from '../names.ts';

export const parametersOp = {
  directives: { NamedValueList },

  verify: (op: ParametersOp): LogicalResult => verifyNames(op, 'parameter', op.names, op.numOperands),
};
