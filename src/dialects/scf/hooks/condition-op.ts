import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type RegionBranchTerminatorMethods } from '../../../ir/interfaces/region-branch.ts';
import { type ConditionOp } from '../generated/scf-ops.gen.ts';

export const conditionOp = {
  interfaces: {
    RegionBranchTerminatorOpInterface: (op: ConditionOp): RegionBranchTerminatorMethods => ({
      successorOperands: op.args,
      // The first successor is what follows the loop, the second its body.
      successorsFor: ([condition], [exit, body]) =>
        condition instanceof IntegerAttr ? [condition.value !== 0n ? body! : exit!] : [exit!, body!],
    }),
  },
};
