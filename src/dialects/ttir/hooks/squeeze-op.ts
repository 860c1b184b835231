import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { normalizeDim, shapeOf, shapeText, sizeText } from '../../tt/shapes.ts';
import { type SqueezeOp } from '../generated/ttir-ops.gen.ts';
import { foldReshape } from '../move-narrow-constants.ts';
import { squeezeOpPatterns } from '../shape-change-patterns.ts';

export const squeezeOp = {
  /** Source: ttmlir-facts, section 1.6.1, rows 29-33. */
  verifiesSignatureOnly: true,

  verify(op: SqueezeOp): LogicalResult {
    const [input, output] = [shapeOf(op.input), shapeOf(op.output)];
    const dim = normalizeDim(op.dim, input.length);
    if (dim < 0 || dim >= input.length) {
      return op.emitOpError(`Invalid dimension ${dim} for squeezing.`, `the input has rank ${input.length}`);
    }
    if (input[dim] !== 1) {
      return op.emitOpError(`Dimension ${dim} in the input tensor must be 1.`, `it is ${sizeText(input[dim]!)}`);
    }
    if (output.length === 0) return op.emitOpError('Output tensor must have at least one dimension.');
    if (output.length !== input.length - 1) {
      return op.emitOpError(
        'Output tensor rank must be one less than the input tensor rank.',
        `the input has rank ${input.length}, the output ${output.length}`,
      );
    }
    return (
      isSameList(input.toSpliced(dim, 1), output) ||
      op.emitOpError(
        `Dimensions of the output tensor must be the same as the input tensor except for dimension ${dim}.`,
        `input has shape ${shapeText(input)}, output ${shapeText(output)}`,
      )
    );
  },
  fold: foldReshape,
  canonicalizationPatterns: squeezeOpPatterns,
};
