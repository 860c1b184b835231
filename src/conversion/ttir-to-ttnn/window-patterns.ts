import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { Conv2dOp, MaxPool2dOp } from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { getOrInsertDevice } from './device.ts';

/** Patterns for operations with a sliding window. Source: ttmlir-facts, section 3.3.2. */

/** Converts `ttir.conv2d` of an image [N, H, W, C] and filters [O, C, KH, KW]; padding must be the same on opposite sides. */
export class ConvertConv2d extends OpConversionPattern<ttir.Conv2dOp> {
  readonly root = ttir.Conv2dOp;

  matchAndRewrite(op: ttir.Conv2dOp, adaptor: ttir.Conv2dOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { input, weight, bias, output } = adaptor;
    const only = 'TTNN only supports padding height/width attributes. Thus,';
    const because = 'for the op to execute as expected.';
    if (op.paddingTop !== op.paddingBottom) {
      return op.emitOpError(
        `${only} padding_top must equal padding_bottom ${because}`,
        `padding_top is ${op.paddingTop}, padding_bottom is ${op.paddingBottom}`,
      );
    }
    if (op.paddingLeft !== op.paddingRight) {
      return op.emitOpError(
        `${only} padding_left must equal padding_right ${because}`,
        `padding_left is ${op.paddingLeft}, padding_right is ${op.paddingRight}`,
      );
    }
    if (shapeOf(input).length < 4) {
      return op.emitOpError(`expected an input of rank 4 or more, got rank ${shapeOf(input).length}`);
    }
    const device = getOrInsertDevice(rewriter, op);
    if (!device) return false;
    const converted = Conv2dOp.build(rewriter, op.location, {
      input,
      weight,
      bias,
      output,
      device,
      inChannels: shapeOf(input).at(-1)!,
      outChannels: shapeOf(output).at(-1)!,
      batchSize: shapeOf(input).at(-4)!,
      inputHeight: shapeOf(input).at(-3)!,
      inputWidth: shapeOf(input).at(-2)!,
      kernelHeight: shapeOf(weight).at(-2)!,
      kernelWidth: shapeOf(weight).at(-1)!,
      strideHeight: op.strideHeight,
      strideWidth: op.strideWidth,
      paddingHeight: op.paddingTop,
      paddingWidth: op.paddingRight,
      dilationHeight: op.dilationHeight,
      dilationWidth: op.dilationWidth,
      groups: op.groups,
    });
    rewriter.replaceOp(op, converted.results);
    return true;
  }
}

/**
 * Converts a `ttir.max_pool2d` of a collapsed image [1, 1, N*H*W, C] that remembers H and W.
 * Differs: the batch size is N, where upstream always says 1.
 */
export class ConvertMaxPool2d extends OpConversionPattern<ttir.MaxPool2dOp> {
  readonly root = ttir.MaxPool2dOp;

  matchAndRewrite(op: ttir.MaxPool2dOp, adaptor: ttir.MaxPool2dOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { input, output } = adaptor;
    const { originalHeight, originalWidth } = op;
    if (originalHeight === undefined || originalWidth === undefined) {
      const missing = originalHeight === undefined ? 'original_height' : 'original_width';
      return op.emitOpError(
        `ttir::MaxPool2dOp must have ${missing} set before translating to TTNN dialect.`,
        'ttir-sliding-window-2d-fix-shapes sets it',
      );
    }
    if (op.paddingTop !== op.paddingBottom || op.paddingLeft !== op.paddingRight) {
      return op.emitOpError(
        'TTNN max_pool2d does not support padding top/bottom/left/right separately',
        `top ${op.paddingTop}, bottom ${op.paddingBottom}, left ${op.paddingLeft}, right ${op.paddingRight}`,
      );
    }
    const [, , numPixels, channels] = shapeOf(input);
    const device = getOrInsertDevice(rewriter, op);
    if (!device) return false;
    const converted = MaxPool2dOp.build(rewriter, op.location, {
      input,
      output,
      device,
      batchSize: Math.floor(numPixels! / (originalHeight * originalWidth)),
      inputHeight: originalHeight,
      inputWidth: originalWidth,
      channels: channels!,
      kernelHeight: op.kernelHeight,
      kernelWidth: op.kernelWidth,
      strideHeight: op.strideHeight,
      strideWidth: op.strideWidth,
      dilationHeight: op.dilationHeight,
      dilationWidth: op.dilationWidth,
      ceilMode: op.ceilMode,
      paddingHeight: op.paddingTop,
      paddingWidth: op.paddingRight,
    });
    rewriter.replaceOp(op, converted.results);
    return true;
  }
}
