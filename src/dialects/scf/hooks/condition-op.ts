import { type RegionBranchTerminatorMethods } from '../../../ir/interfaces/region-branch.ts';
import { type ConditionOp } from '../generated/scf-ops.gen.ts';

export const conditionOp = {
  interfaces: {
    RegionBranchTerminatorOpInterface: (op: ConditionOp): RegionBranchTerminatorMethods => ({
      successorOperands: op.args,
    }),
  },
};
