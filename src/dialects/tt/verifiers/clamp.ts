import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf } from '../shapes.ts';
import { verifyResultShape } from './result-shape.ts';

/** Checks a limitation to a range that is not empty. */
export function verifyClamp(
  op: Operation & { readonly input: Value; readonly output: Value; readonly min: number; readonly max: number },
): LogicalResult {
  const { min, max } = op;
  // Written so that NaN is refused too.
  if (!(min <= max)) return op.emitOpError(`expected min to be at most max, but got ${min} and ${max}`);
  return verifyResultShape(op, op.output, shapeOf(op.input));
}
