import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { materializeConstant } from '../constant-value.ts';

export const arithDialect = { materializeConstant, inliner: inlinesAnywhere };
