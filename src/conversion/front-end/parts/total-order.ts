import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ElementwiseClass, buildElementwise } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';

/** What a comparison tells of its operands. */
export type Direction = 'EQ' | 'NE' | 'GE' | 'GT' | 'LE' | 'LT';

/**
 * Makes a comparison of floats in which NaN has a place, behind everything else; the operands broadcast to the result.
 * Differs: StableHLO puts NaN with a sign before everything else, and -0 before 0; here all NaN are equal, and so are zeros.
 */
export function buildTotalOrder(
  builder: OpBuilder,
  location: Location,
  direction: Direction,
  [lhs, rhs]: readonly [Value, Value],
  resultType: RankedTensorType,
): Value {
  const make = (op: ElementwiseClass, ...inputs: readonly Value[]): Value =>
    buildElementwise(builder, location, op, inputs, resultType);
  const isNaN = (value: Value): Value => make(ttir.NotEqualOp, value, value);
  const not = (value: Value): Value => make(ttir.LogicalNotOp, value);
  /** What is less as a number, or before NaN. */
  const less = (a: Value, b: Value): Value =>
    make(ttir.LogicalOrOp, make(ttir.LessThanOp, a, b), make(ttir.LogicalAndOp, make(ttir.EqualOp, a, a), isNaN(b)));
  const equal = (): Value =>
    make(ttir.LogicalOrOp, make(ttir.EqualOp, lhs, rhs), make(ttir.LogicalAndOp, isNaN(lhs), isNaN(rhs)));
  switch (direction) {
    case 'LT':
      return less(lhs, rhs);
    case 'GT':
      return less(rhs, lhs);
    case 'LE':
      return not(less(rhs, lhs));
    case 'GE':
      return not(less(lhs, rhs));
    case 'EQ':
      return equal();
    case 'NE':
      return not(equal());
  }
}
