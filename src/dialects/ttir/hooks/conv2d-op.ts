import { verifyConv2d } from '../../tt/verifiers/conv2d.ts';

export const conv2dOp = { verify: verifyConv2d, verifiesSignatureOnly: true };
