import { verifySizeResult } from '../verify-errors.ts';

export const numElementsOp = { verify: verifySizeResult };
