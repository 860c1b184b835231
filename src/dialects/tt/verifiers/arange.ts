import { type Operation } from '../../../ir/operation.ts';
import { isDynamic } from '../../../ir/types/shaped-types.ts';
import { ceilDiv } from '../../../support/math.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf, sizeText } from '../shapes.ts';

type ArangeOp = Operation & {
  readonly start: number;
  readonly end: number;
  readonly step: number;
  readonly arangeDimension: number;
};

/** Checks that the result has a place for every number between the ends, and no more. */
export function verifyArange(op: ArangeOp): LogicalResult {
  const { start, end, step, arangeDimension } = op;
  const shape = shapeOf(op.result());
  if (step === 0) return op.emitOpError('expected a step other than 0');
  if (arangeDimension < 0 || arangeDimension >= shape.length) {
    return op.emitOpError(`expected arange_dimension less than the rank ${shape.length}, but got ${arangeDimension}`);
  }
  const count = Math.max(0, ceilDiv(end - start, step));
  const size = shape[arangeDimension]!;
  if (isDynamic(size) || size === count) return true;
  return op.emitOpError(
    `expected ${count} elements along dimension ${arangeDimension} of the result, but got ${sizeText(size)}`,
  );
}
