import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isDimOf, shapeOf, shapeText } from '../shapes.ts';

/** Source: ttmlir-facts, section 1.6.1, rows 7 and 8. */
export function verifySoftmax(
  op: Operation & { readonly input: Value; readonly output: Value; readonly dimension: number },
): LogicalResult {
  const [input, output] = [shapeOf(op.input), shapeOf(op.output)];
  if (!isSameList(input, output)) {
    return op.emitOpError(
      'Input and output shapes must be the same',
      `input has shape ${shapeText(input)}, output ${shapeText(output)}`,
    );
  }
  return (
    isDimOf(op.dimension, input.length) ||
    op.emitOpError(
      'Dimension attribute must be within the bounds of the input tensor',
      `dimension is ${op.dimension}, the input has rank ${input.length}`,
    )
  );
}
