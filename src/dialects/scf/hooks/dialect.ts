import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';

export const scfDialect = { inliner: inlinesAnywhere };
