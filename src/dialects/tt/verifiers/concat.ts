import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isDimOf, normalizeDim, shapeOf, shapeText } from '../shapes.ts';

/**
 * Checks that tensors can be joined along a dim; the output is not looked at. Source: ttmlir-facts, section 1.6.1, rows 14-16.
 * Differs: a concatenation of nothing is refused, which upstream crashes on.
 */
export function verifyConcat(
  op: Operation & { readonly inputs: readonly Value[]; readonly dim: number },
): LogicalResult {
  const [first, ...others] = op.inputs.map(shapeOf);
  if (!first) return op.emitOpError('expected at least one input tensor');
  const rank = first.length;
  if (!isDimOf(op.dim, rank)) {
    return op.emitOpError(`Invalid dimension ${op.dim} for concatenation.`, `the inputs have rank ${rank}`);
  }
  const dim = normalizeDim(op.dim, rank);
  for (const [i, shape] of others.entries()) {
    const number = i + 1;
    if (shape.length !== rank) {
      return op.emitOpError(
        'All input tensors must have the same rank.',
        `input #0 has rank ${rank}, input #${number} has rank ${shape.length}`,
      );
    }
    if (shape.every((size, d) => d === dim || size === first[d])) continue;
    return op.emitOpError(
      `All input tensors must have the same dimensions, except for dimension ${dim}.`,
      `input #0 has shape ${shapeText(first)}, input #${number} has shape ${shapeText(shape)}`,
    );
  }
  return true;
}
