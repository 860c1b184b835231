import { indexAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { exactInt64, type StaticIndex } from '../../support/int64.ts';
import { type Value } from '../../ir/value.ts';
import { ConstantOp, MulIOp } from './generated/arith-ops.gen.ts';

/** Makes a constant of type `index`. */
export function buildIndexConstant(builder: OpBuilder, location: Location, value: StaticIndex): Value {
  const { context } = builder;
  const args = { value: indexAttr(context, exactInt64(value)), resultType: IndexType.get(context) };
  return ConstantOp.build(builder, location, args).result();
}

/** Makes the product of values of type `index`, at least one, and of an integer. */
export function buildIndexProduct(
  builder: OpBuilder,
  location: Location,
  values: readonly Value[],
  factor: StaticIndex,
): Value {
  const multiply = (lhs: Value, rhs: Value): Value => MulIOp.build(builder, location, { lhs, rhs }).result();
  const result = values.reduce(multiply);
  return factor === 1 ? result : multiply(result, buildIndexConstant(builder, location, factor));
}
