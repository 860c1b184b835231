import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf } from '../../tt/shapes.ts';
import { verifyPoolRank, verifyPoolWindow } from '../../tt/verifiers/max-pool2d.ts';
import { type MaxPool2dOp } from '../generated/ttir-ops.gen.ts';

export const maxPool2dOp = {
  /** Source: ttmlir-facts, section 1.6.1, rows 25-28. */
  verifiesSignatureOnly: true,

  verify(op: MaxPool2dOp): LogicalResult {
    const { originalHeight, originalWidth } = op;
    const shape = shapeOf(op.input);
    if (!verifyPoolRank(op, shape)) return false;
    if ((originalHeight === undefined) !== (originalWidth === undefined)) {
      const given = originalHeight === undefined ? 'original_width' : 'original_height';
      return op.emitOpError(
        `If providing the original height and width as attributes, both original_height and original_width must be set. However, only ${given} was provided.`,
      );
    }
    return verifyPoolWindow(op, originalHeight ?? shape[1]!, originalWidth ?? shape[2]!);
  },
};
