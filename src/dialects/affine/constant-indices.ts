import { type Int64 } from '../../affine/int64.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { type Value } from '../../ir/value.ts';
import { safeOrExact } from '../../support/int64.ts';

/** Returns the integers that constant operands are. */
export function constantIndices(operands: readonly (Attribute | undefined)[]): (Int64 | undefined)[] {
  return operands.map((operand) => (operand instanceof IntegerAttr ? safeOrExact(operand.value) : undefined));
}

/** Returns the integers that the values are, where they are constants. */
export function constantsOf(values: readonly Value[]): (Int64 | undefined)[] {
  return constantIndices(values.map(matchConstant));
}
