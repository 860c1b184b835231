import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { dialectPatterns } from '../patterns/dialect-patterns.ts';
import { materializeConstant } from '../../arith/constant-value.ts';

export const dialect = { materializeConstant, canonicalizationPatterns: dialectPatterns, inliner: inlinesAnywhere };
