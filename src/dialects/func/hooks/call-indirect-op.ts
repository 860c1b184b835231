import { type CallMethods } from '../../../ir/interfaces/calls.ts';
import { type CallIndirectOp } from '../generated/func-ops.gen.ts';

export const callIndirectOp = {
  interfaces: {
    CallOpInterface: (op: CallIndirectOp): CallMethods => ({ callee: op.callee, arguments: op.calleeOperands }),
  },
};
