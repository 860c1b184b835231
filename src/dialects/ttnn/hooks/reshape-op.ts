import { verifyReshape } from '../../tt/verifiers/reshape.ts';

export const reshapeOp = { verify: verifyReshape };
