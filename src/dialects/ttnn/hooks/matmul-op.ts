import { verifyMatmul } from '../../tt/verifiers/matmul.ts';

export const matmulOp = { verify: verifyMatmul, verifiesSignatureOnly: true };
