import { type Operation } from '../../../ir/operation.ts';
import { isDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf, shapeText } from '../shapes.ts';

/** Checks that `output` has the shape that follows from the operands and attributes; sizes that are not known agree with any. */
export function verifyResultShape(op: Operation, output: Value, expected: readonly number[]): LogicalResult {
  const shape = shapeOf(output);
  const agrees = (size: number, dim: number): boolean =>
    isDynamic(size) || isDynamic(expected[dim]!) || size === expected[dim];
  if (shape.length === expected.length && shape.every(agrees)) return true;
  return op.emitOpError(`expected an output of shape ${shapeText(expected)}, but got ${shapeText(shape)}`);
}

/** Checks that a list of numbers has one for each dimension, `perDim` times. */
export function verifyListLength(
  op: Operation,
  name: string,
  list: readonly unknown[],
  rank: number,
  perDim = 1,
): LogicalResult {
  if (list.length === rank * perDim) return true;
  return op.emitOpError(`expected ${rank * perDim} elements in '${name}', but got ${list.length}`);
}
