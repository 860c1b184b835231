import { type PropagationBarrierOp } from '../generated/sdy-ops.gen.ts';

export const propagationBarrierOp = {
  verify: (op: PropagationBarrierOp): boolean =>
    op.allowedDirection !== 'BOTH' || op.emitOpError('cannot specify `BOTH` as the direction'),
};
