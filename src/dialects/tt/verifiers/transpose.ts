import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isDimOf, shapeOf, shapeText } from '../shapes.ts';

/** Checks an exchange of two dims; other dims are not compared. Source: ttmlir-facts, section 1.6.1, rows 9-13. */
export function verifyTranspose(
  op: Operation & { readonly input: Value; readonly output: Value; readonly dim0: number; readonly dim1: number },
): LogicalResult {
  const { dim0, dim1 } = op;
  const [input, output] = [shapeOf(op.input), shapeOf(op.output)];
  const rank = input.length;
  if (rank < 2) return op.emitOpError('Input must be at least a 2D tensor', `the input has rank ${rank}`);
  if (rank !== output.length) {
    return op.emitOpError(
      'Input must have the same rank as output',
      `the input has rank ${rank}, the output ${output.length}`,
    );
  }
  for (const [i, dim] of [dim0, dim1].entries()) {
    if (isDimOf(dim, rank)) continue;
    return op.emitOpError(
      `Dimension ${i} attribute must be within the bounds of the input tensor`,
      `dim${i} is ${dim}, the input has rank ${rank}`,
    );
  }
  if (output.at(dim0) !== input.at(dim1) || output.at(dim1) !== input.at(dim0)) {
    return op.emitOpError(
      'Input-output transpose dimension mismatch.',
      `input has shape ${shapeText(input)}, output ${shapeText(output)}`,
    );
  }
  return true;
}
