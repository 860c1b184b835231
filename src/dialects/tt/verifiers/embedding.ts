import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf } from '../shapes.ts';

/** Source: ttmlir-facts, section 1.6.1, rows 5 and 6. */
export function verifyEmbedding(
  op: Operation & { readonly input: Value; readonly weight: Value; readonly output: Value },
): LogicalResult {
  const [input, weight, output] = [shapeOf(op.input), shapeOf(op.weight), shapeOf(op.output)];
  if (weight.length !== 2) {
    return op.emitOpError('Weight must be a 2D tensor', `the weight has rank ${weight.length}`);
  }
  return (
    output.length - input.length === 1 ||
    op.emitOpError(
      'Output must have one dimension more than input',
      `the input has rank ${input.length}, the output ${output.length}`,
    )
  );
}
