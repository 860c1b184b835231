import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf, sizeText, tupleText } from '../../tt/shapes.ts';
import { verifyPoolRank, verifyPoolWindow } from '../../tt/verifiers/max-pool2d.ts';
import { type MaxPool2dOp } from '../generated/ttnn-ops.gen.ts';

export const maxPool2dOp = {
  /** The input is (1, 1, N*H*W, C). Source: ttmlir-facts, section 1.6.3, rows 72-77; the "-3" is upstream's. */
  verifiesSignatureOnly: true,

  verify(op: MaxPool2dOp): LogicalResult {
    const { batchSize, inputHeight, inputWidth, channels } = op;
    const shape = shapeOf(op.input);
    if (!verifyPoolWindow(op, inputHeight, inputWidth) || !verifyPoolRank(op, shape)) return false;
    const [first, second, rows, columns] = shape as readonly [number, number, number, number];
    const text = tupleText(shape);
    if (first !== 1 || second !== 1) {
      return op.emitOpError(`Maxpool input must be in the form (1, 1, N*H*W, C). Recieved shape ${text}.`);
    }
    if (rows !== batchSize * inputHeight * inputWidth) {
      return op.emitOpError(
        `Maxpool shape ${text} at dim -2 must be equal to N*H*W. However the attributes given are N=${batchSize}, H=${inputHeight}, W=${inputWidth}. ${batchSize}*${inputHeight}*${inputWidth} != ${sizeText(rows)}.`,
      );
    }
    return (
      columns === channels ||
      op.emitOpError(
        `Maxpool shape ${text} at dim -3 must be equal to C. However the attribute given is C=${channels}. ${sizeText(columns)} != ${channels}`,
      )
    );
  },
};
