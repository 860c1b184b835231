import { verifyAlloc } from '../../tt/verifiers/alloc.ts';

export const allocOp = { verify: verifyAlloc, verifiesSignatureOnly: true };
