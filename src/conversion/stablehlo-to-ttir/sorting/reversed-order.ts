import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { NegOp, NotOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';

/** Makes elements that are in the reversed order, of which none is lost: opposites of floats, complements of integers. */
export function buildReversed(builder: OpBuilder, location: Location, operand: Value): Value {
  const { type: resultType } = operand;
  const op = elementTypeOrSelf(resultType) instanceof FloatType ? NegOp : NotOp;
  return op.build(builder, location, { operand, resultType }).result();
}
