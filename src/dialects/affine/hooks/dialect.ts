import { materializeConstant } from '../../arith/constant-value.ts';

export const dialect = { materializeConstant };
