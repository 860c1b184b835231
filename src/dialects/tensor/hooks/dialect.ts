import { type DialectHooks } from '../../../ir/dialect.ts';
import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { dialectPatterns } from '../patterns/dialect-patterns.ts';
import { materializeConstant as materializeNumber } from '../../arith/constant-value.ts';
import { materializeComplex } from '../../complex/constant-value.ts';

/** Elements may be complex numbers. */
const materializeConstant: NonNullable<DialectHooks['materializeConstant']> = (builder, value, type, location) =>
  materializeNumber(builder, value, type, location) ?? materializeComplex(builder, value, type, location);

export const dialect = { materializeConstant, canonicalizationPatterns: dialectPatterns, inliner: inlinesAnywhere };
