import { type Operation } from '../../../ir/operation.ts';
import { isDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { ceilDiv } from '../../../support/math.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { normalizeDim, shapeOf, sizeText } from '../shapes.ts';
import { verifyListLength, verifyResultShape } from './result-shape.ts';

type SliceOp = Operation & {
  readonly input: Value;
  readonly output: Value;
  readonly begins: readonly number[];
  readonly ends: readonly number[];
  readonly step: readonly number[];
};

/** Checks a part of a tensor: nothing is taken from outside, steps are positive, and every dimension keeps something. */
export function verifySlice(op: SliceOp): LogicalResult {
  const input = shapeOf(op.input);
  for (const name of ['begins', 'ends', 'step'] as const) {
    if (!verifyListLength(op, name, op[name], input.length)) return false;
  }
  const expected: number[] = [];
  for (const [dim, size] of input.entries()) {
    const step = op.step[dim]!;
    if (step <= 0) return op.emitOpError(`expected a positive step in dimension ${dim}, but got ${step}`);
    if (isDynamic(size)) {
      expected.push(size);
      continue;
    }
    // Negative indices count from the end, as negative dimensions do.
    const begin = normalizeDim(op.begins[dim]!, size);
    const end = normalizeDim(op.ends[dim]!, size);
    if (begin < 0 || begin >= end || end > size) {
      return op.emitOpError(
        `expected a part of the ${sizeText(size)} elements of dimension ${dim}, but got ${op.begins[dim]} to ${op.ends[dim]}`,
      );
    }
    expected.push(ceilDiv(end - begin, step));
  }
  return verifyResultShape(op, op.output, expected);
}
