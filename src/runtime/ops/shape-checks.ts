import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { RuntimeError } from '../runtime-error.ts';
import { shapeText } from '../shape-text.ts';

/** Throws RuntimeError unless the result of an operation has the shape that follows from its operands. */
export function checkResultShape(opName: string, { desc }: TensorRef, expected: readonly number[]): void {
  if (desc.shape.join() === expected.join()) return;
  throw new RuntimeError(`the result of ${opName} is ${shapeText(desc.shape)}, expected ${shapeText(expected)}`);
}

/** Throws RuntimeError unless an operand repeats to the shape, as in NumPy. */
export function checkBroadcast(opName: string, { desc }: TensorRef, shape: readonly number[]): void {
  const missing = shape.length - desc.shape.length;
  if (missing >= 0 && desc.shape.every((size, dim) => size === 1 || size === shape[missing + dim])) return;
  throw new RuntimeError(
    `an operand of ${opName} is ${shapeText(desc.shape)}, which does not broadcast to ${shapeText(shape)}`,
  );
}
