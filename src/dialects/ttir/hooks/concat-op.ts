import { verifyConcat } from '../../tt/verifiers/concat.ts';

export const concatOp = { verify: verifyConcat };
