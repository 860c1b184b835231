import { type FoldResult } from '../../../ir/op-info.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { listText } from '../compatible-shapes.ts';
import { constantShape } from '../constant-shape.ts';
import { resizeModeAssembly } from '../enum-assembly.ts';
import { earlierResize } from '../earlier-forms/layout.ts';
import { type ResizeOp } from '../generated/tosa-ops.gen.ts';
import { inferResize } from '../inference/window-shapes.ts';
import { shapesInferredBy } from '../interfaces.ts';
import { height, verifyResizedSize, width } from '../verify-windows.ts';

/** Source: ResizeOp of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */
export const resizeOp = {
  ...earlierResize,
  ...resizeModeAssembly,
  interfaces: shapesInferredBy(inferResize),

  /** Without scaling, offset and border nothing changes. */
  fold(op: ResizeOp): FoldResult {
    const [scales, offsets, borders] = [op.scale, op.offset, op.border].map(constantShape);
    if (!scales || !offsets || !borders || op.input.type !== op.result().type) return undefined;
    const isScaled = scales[0] !== scales[1] || scales[2] !== scales[3];
    return isScaled || [...offsets, ...borders].some((value) => value !== 0) ? undefined : [op.input];
  },

  verify(op: ResizeOp): LogicalResult {
    const [scales, offsets, borders] = [op.scale, op.offset, op.border].map(constantShape);
    if (!scales || !offsets || !borders) return true;
    if (scales.some((scale) => scale <= 0)) {
      return op.emitOpError(`expect all scale values to be > 0, got ${listText(scales)}`);
    }
    const [input, output] = [op.input.type, op.result().type];
    if (!(input instanceof RankedTensorType) || !(output instanceof RankedTensorType)) return true;
    return [height, width].every((dimension, i) => {
      const size = input.shape[i + 1]!;
      // One element may be broadcast.
      if (isDynamic(size) || size === 1) return true;
      const [numerator, denominator] = [scales[2 * i]!, scales[2 * i + 1]!];
      const resizing = { numerator, denominator, offset: offsets[i]!, border: borders[i]! };
      return verifyResizedSize(op, dimension, size, resizing, output.shape[i + 1]!);
    });
  },
};
