import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { materializePoison } from '../materialize-poison.ts';

export const ubDialect = { materializeConstant: materializePoison, inliner: inlinesAnywhere };
