import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { materializeConstant } from '../../arith/constant-value.ts';

export const dialect = { materializeConstant, inliner: inlinesAnywhere };
