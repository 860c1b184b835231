import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type BranchMethods } from '../../../ir/interfaces/branch.ts';
import { appendToGroup, eraseGroupOperands, operandRange } from '../../../ods/accessors.ts';
import { condBranchPatterns } from '../cond-branch-patterns.ts';
import { type CondBranchOp } from '../generated/cf-ops.gen.ts';

export const condBranchOp = {
  canonicalizationPatterns: condBranchPatterns,

  interfaces: {
    BranchOpInterface: (op: CondBranchOp): BranchMethods => ({
      successorOperands: (index) => operandRange(op, index + 1),
      eraseSuccessorOperands: (isErased) =>
        eraseGroupOperands(op, (group, position) => group > 0 && isErased(group - 1, position)),
      appendSuccessorOperands: (index, values) => appendToGroup(op, index + 1, values),
      successorForOperands: ([condition]) => {
        if (!(condition instanceof IntegerAttr)) return undefined;
        return condition.value === 0n ? op.falseDest : op.trueDest;
      },
    }),
  },
};
