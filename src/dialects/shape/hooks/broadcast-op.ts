import { verifyShapeResult } from '../verify-errors.ts';

export const broadcastOp = { verify: verifyShapeResult };
