import { verifySoftmax } from '../../tt/verifiers/softmax.ts';

export const softmaxOp = { verify: verifySoftmax, verifiesSignatureOnly: true };
