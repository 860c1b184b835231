import { type DialectHooks } from '../../../ir/dialect.ts';
import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { materializeConstant } from '../../arith/constant-value.ts';
import { materializePoison } from '../../ub/materialize-poison.ts';

const materialize: NonNullable<DialectHooks['materializeConstant']> = (builder, value, type, location) =>
  materializePoison(builder, value, type, location) ?? materializeConstant(builder, value, type, location);

export const mathDialect = { materializeConstant: materialize, inliner: inlinesAnywhere };
