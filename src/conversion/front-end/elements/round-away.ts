import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { buildElementwise, buildNumber, type ElementwiseClass } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';

/**
 * Makes the nearest integers of floats, of two the one away from 0. Of the magnitude it takes what is above where the fraction is a half or more, else
 * what is below: a sum with a half would round itself.
 */
export function buildRoundAwayFromZero(builder: OpBuilder, location: Location, input: Value): Value {
  const type = input.type as RankedTensorType;
  const build = (target: ElementwiseClass, ...inputs: readonly Value[]): Value =>
    buildElementwise(builder, location, target, inputs, type);
  const number = (value: number): Value => buildNumber(builder, location, type.shape, type.elementType, value);
  const magnitude = build(ttir.AbsOp, input);
  const isUp = build(ttir.GreaterEqualOp, build(ttir.RemainderOp, magnitude, number(1)), number(0.5));
  const rounded = build(ttir.WhereOp, isUp, build(ttir.CeilOp, magnitude), build(ttir.FloorOp, magnitude));
  return build(ttir.WhereOp, build(ttir.LessThanOp, input, number(0)), build(ttir.NegOp, rounded), rounded);
}
