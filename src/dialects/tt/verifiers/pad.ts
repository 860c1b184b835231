import { type Operation } from '../../../ir/operation.ts';
import { isDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf } from '../shapes.ts';
import { verifyListLength, verifyResultShape } from './result-shape.ts';

/** Checks a padding with two numbers per dimension, neither negative. */
export function verifyPad(
  op: Operation & { readonly input: Value; readonly output: Value; readonly padding: readonly number[] },
): LogicalResult {
  const { padding } = op;
  const input = shapeOf(op.input);
  if (!verifyListLength(op, 'padding', padding, input.length, 2)) return false;
  const negative = padding.find((count) => count < 0);
  if (negative !== undefined) return op.emitOpError(`expected padding that is not negative, but got ${negative}`);
  const expected = input.map((size, dim) =>
    isDynamic(size) ? size : size + padding[2 * dim]! + padding[2 * dim + 1]!,
  );
  return verifyResultShape(op, op.output, expected);
}
