import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';

export const cfDialect = { inliner: inlinesAnywhere };
