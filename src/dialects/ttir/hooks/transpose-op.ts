import { verifyTranspose } from '../../tt/verifiers/transpose.ts';

export const transposeOp = { verify: verifyTranspose };
