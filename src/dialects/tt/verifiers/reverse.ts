import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf } from '../shapes.ts';
import { verifyResultShape } from './result-shape.ts';

/** Checks a reversal of dimensions: each exists and is listed once. */
export function verifyReverse(
  op: Operation & { readonly input: Value; readonly output: Value; readonly dimensions: readonly number[] },
): LogicalResult {
  const input = shapeOf(op.input);
  const seen = new Set<number>();
  for (const dim of op.dimensions) {
    if (dim < 0 || dim >= input.length) {
      return op.emitOpError(`expected dimensions less than the rank ${input.length}, but got ${dim}`);
    }
    if (seen.has(dim)) return op.emitOpError(`expected every dimension once, but got ${dim} twice`);
    seen.add(dim);
  }
  return verifyResultShape(op, op.output, input);
}
