import { type Operation } from '../../../ir/operation.ts';
import { isDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf } from '../shapes.ts';
import { verifyListLength, verifyResultShape } from './result-shape.ts';

/** Checks a repetition with one count per dimension, at least 1. */
export function verifyRepeat(
  op: Operation & { readonly input: Value; readonly output: Value; readonly repeatDimensions: readonly number[] },
): LogicalResult {
  const { repeatDimensions } = op;
  const input = shapeOf(op.input);
  if (!verifyListLength(op, 'repeat_dimensions', repeatDimensions, input.length)) return false;
  const tooFew = repeatDimensions.find((count) => count < 1);
  if (tooFew !== undefined) return op.emitOpError(`expected repetitions of at least 1, but got ${tooFew}`);
  const expected = input.map((size, dim) => (isDynamic(size) ? size : size * repeatDimensions[dim]!));
  return verifyResultShape(op, op.output, expected);
}
