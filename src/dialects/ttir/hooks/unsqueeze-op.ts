import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { normalizeDim, shapeOf, shapeText, sizeText } from '../../tt/shapes.ts';
import { type UnsqueezeOp } from '../generated/ttir-ops.gen.ts';
import { foldReshape } from '../move-narrow-constants.ts';
import { unsqueezeOpPatterns } from '../shape-change-patterns.ts';

export const unsqueezeOp = {
  /** A negative dim counts from behind the last: -1 appends one. Source: ttmlir-facts, section 1.6.1, rows 34-37. */
  verifiesSignatureOnly: true,

  verify(op: UnsqueezeOp): LogicalResult {
    const [input, output] = [shapeOf(op.input), shapeOf(op.output)];
    const dim = normalizeDim(op.dim, input.length + 1);
    if (dim < 0 || dim > input.length) {
      return op.emitOpError(
        'Dimension attribute must be within the bounds of the input tensor',
        `dim is ${op.dim}, the input has rank ${input.length}`,
      );
    }
    if (output.length !== input.length + 1) {
      return op.emitOpError(
        'Output tensor must have one more dimension than the input tensor',
        `the input has rank ${input.length}, the output ${output.length}`,
      );
    }
    if (output[dim] !== 1) {
      return op.emitOpError('Dimension added must be of size 1', `dimension ${dim} is ${sizeText(output[dim]!)}`);
    }
    return (
      isSameList(output.toSpliced(dim, 1), input) ||
      op.emitOpError(
        'All dimensions of the input tensor must be the same as the output tensor except for the dimension added',
        `input has shape ${shapeText(input)}, output ${shapeText(output)}`,
      )
    );
  },
  fold: foldReshape,
  canonicalizationPatterns: unsqueezeOpPatterns,
};
