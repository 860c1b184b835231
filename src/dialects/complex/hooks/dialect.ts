import { type DialectHooks } from '../../../ir/dialect.ts';
import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { materializeConstant as materializeNumber } from '../../arith/constant-value.ts';
import { materializeComplex } from '../constant-value.ts';

/** Parts of complex constants are constants of arith. */
const materializeConstant: NonNullable<DialectHooks['materializeConstant']> = (builder, value, type, location) =>
  materializeComplex(builder, value, type, location) ?? materializeNumber(builder, value, type, location);

export const complexDialect = { materializeConstant, inliner: inlinesAnywhere };
