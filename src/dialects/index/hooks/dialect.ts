import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { materializeConstant } from '../materialize-constant.ts';

export const dialect = { materializeConstant, inliner: inlinesAnywhere };
