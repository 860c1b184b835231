import { verifyShapeResult } from '../verify-errors.ts';

export const shapeOfOp = { verify: verifyShapeResult };
