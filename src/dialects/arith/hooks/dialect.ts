import { materializeConstant } from '../constant-value.ts';

export const arithDialect = { materializeConstant };
