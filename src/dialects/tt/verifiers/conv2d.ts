import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf } from '../shapes.ts';

/** Source: ttmlir-facts, section 1.6.1, rows 45-47. */
export function verifyConv2d(
  op: Operation & { readonly input: Value; readonly weight: Value; readonly bias: Value | undefined },
): LogicalResult {
  const [input, weight] = [shapeOf(op.input), shapeOf(op.weight)];
  const bias = op.bias && shapeOf(op.bias);
  if (input.length < 3) {
    return op.emitOpError('Input must be at least a 3D tensor', `the input has rank ${input.length}`);
  }
  if (weight.length !== 4) {
    return op.emitOpError('Weight must be a 4D tensor', `the weight has rank ${weight.length}`);
  }
  if (bias && bias.length !== 4) return op.emitOpError('Bias must be a 4D tensor', `the bias has rank ${bias.length}`);
  return true;
}
