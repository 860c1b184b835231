import { verifyEmbedding } from '../../tt/verifiers/embedding.ts';

export const embeddingOp = { verify: verifyEmbedding, verifiesSignatureOnly: true };
