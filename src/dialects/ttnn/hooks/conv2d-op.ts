import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf, shapeText } from '../../tt/shapes.ts';
import { verifyConv2d } from '../../tt/verifiers/conv2d.ts';
import { type Conv2dOp } from '../generated/ttnn-ops.gen.ts';

export const conv2dOp = {
  /** Source: ttmlir-facts, section 1.6.3, rows 70 and 71; the spelling is upstream's. */
  verifiesSignatureOnly: true,

  verify(op: Conv2dOp): LogicalResult {
    if (!verifyConv2d(op)) return false;
    const bias = op.bias && shapeOf(op.bias);
    if (!bias || bias.slice(0, -1).every((size) => size === 1)) return true;
    return op.emitOpError('Bias must only have data on the final dimenstion', `the bias has shape ${shapeText(bias)}`);
  },
};
