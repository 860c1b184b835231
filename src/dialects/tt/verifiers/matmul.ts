import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf, sizeText } from '../shapes.ts';

/** Checks a product of matrices; batch dims are not compared. Source: ttmlir-facts, section 1.6.1, rows 38-44. */
export function verifyMatmul(
  op: Operation & { readonly a: Value; readonly b: Value; readonly output: Value },
): LogicalResult {
  const [a, b, output] = [shapeOf(op.a), shapeOf(op.b), shapeOf(op.output)];
  if (a.length < 2) return op.emitOpError('Input A must be at least a 2D tensor', `A has rank ${a.length}`);
  if (b.length < 2) return op.emitOpError('Input B must be at least a 2D tensor', `B has rank ${b.length}`);
  if (a.length !== b.length) {
    return op.emitOpError('Input A and B must have the same rank', `rank of A is ${a.length}, of B is ${b.length}`);
  }
  if (a.length !== output.length) {
    return op.emitOpError(
      'Input A and B must have the same rank as the output',
      `rank of A is ${a.length}, of the output is ${output.length}`,
    );
  }
  const rows = (shape: readonly number[]): number => shape.at(-2)!;
  const columns = (shape: readonly number[]): number => shape.at(-1)!;
  if (columns(a) !== rows(b)) {
    return op.emitOpError(
      'Input A and B must have matching inner dimensions',
      `inner dimension of A is ${sizeText(columns(a))}, of B is ${sizeText(rows(b))}`,
    );
  }
  if (rows(output) !== rows(a)) {
    return op.emitOpError(
      'Output must have the same number of rows as input A',
      `the output has ${sizeText(rows(output))} rows, A has ${sizeText(rows(a))}`,
    );
  }
  if (columns(output) !== columns(b)) {
    return op.emitOpError(
      'Output must have the same number of columns as input B',
      `the output has ${sizeText(columns(output))} columns, B has ${sizeText(columns(b))}`,
    );
  }
  return true;
}
