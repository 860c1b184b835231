import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ResultsOp } from '../generated/irdl-ops.gen.ts';
import { NamedValueListWithVariadicity } from '../named-values.ts';
import { verifyVariadicNames } from '../names.ts';

export const resultsOp = {
  directives: { NamedValueListWithVariadicity },

  verify: (op: ResultsOp): LogicalResult => verifyVariadicNames(op, 'result', op.names, op.variadicity),
};
