import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { sizeText, tupleText } from '../shapes.ts';

/** Source of both: ttmlir-facts, section 1.6.1, rows 25, 27 and 28. */

/** Checks that the input of a pooling has four dims: batch, height, width, channels. */
export function verifyPoolRank(op: Operation, shape: readonly number[]): LogicalResult {
  return (
    shape.length === 4 ||
    op.emitOpError(`Input tensor rank must be 4. Recieved input with rank ${shape.length}. Shape: ${tupleText(shape)}.`)
  );
}

/** Checks that the window of a pooling fits into the image. */
export function verifyPoolWindow(
  op: Operation & { readonly kernelHeight: number; readonly kernelWidth: number },
  height: number,
  width: number,
): LogicalResult {
  const { kernelHeight, kernelWidth } = op;
  const tooLarge = (dim: string, kernel: number, input: number): false =>
    op.emitOpError(
      `Kernel ${dim} ${kernel} is greater than input ${dim} ${sizeText(input)}. This MaxPool2d configuration is invalid.`,
    );
  if (kernelHeight > height) return tooLarge('height', kernelHeight, height);
  if (kernelWidth > width) return tooLarge('width', kernelWidth, width);
  return true;
}
