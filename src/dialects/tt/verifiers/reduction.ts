import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isDimOf, normalizeDim, shapeOf } from '../shapes.ts';
import { verifyResultShape } from './result-shape.ts';

type ReductionOp = Operation & {
  readonly input: Value;
  readonly output: Value;
  readonly keepDim: boolean;
  readonly dimArg: readonly number[] | undefined;
};

/** Checks a reduction: its dimensions exist, and the output has the others. The reductions of upstream are not checked there. */
export function verifyReduction(op: ReductionOp): LogicalResult {
  const input = shapeOf(op.input);
  const dims = op.dimArg ?? input.map((_, dim) => dim);
  const wrong = dims.find((dim) => !isDimOf(dim, input.length));
  if (wrong !== undefined) {
    return op.emitOpError(`expected dimensions within the rank ${input.length}, but got ${wrong}`);
  }
  const reduced = new Set(dims.map((dim) => normalizeDim(dim, input.length)));
  const expected = op.keepDim
    ? input.map((size, dim) => (reduced.has(dim) ? 1 : size))
    : input.filter((_, dim) => !reduced.has(dim));
  return verifyResultShape(op, op.output, expected);
}
