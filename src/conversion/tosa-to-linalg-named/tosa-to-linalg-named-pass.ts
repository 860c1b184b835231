import * as linalg from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { signlessTypes } from '../../dialects/tosa/signless-types.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredFullConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { TosaToLinalgNamedBase } from '../generated/conversion-passes.gen.ts';
import { ConvertAvgPool2d } from './average-pool-pattern.ts';
import { ConvertConvolution } from './convolution-pattern.ts';
import { ConvertDepthwiseConvolution } from './depthwise-pattern.ts';
import { ConvertMatMul } from './matmul-pattern.ts';
import { ConvertMaxPool2d } from './max-pool-pattern.ts';
import { ConvertTranspose } from './transpose-pattern.ts';

const illegalOps = [
  tosa.Conv2DOp,
  tosa.Conv3DOp,
  tosa.DepthwiseConv2DOp,
  tosa.MaxPool2dOp,
  tosa.AvgPool2dOp,
  tosa.MatMulOp,
  tosa.TransposeOp,
];

/** `tosa-to-linalg-named`. Source: mlir/lib/Conversion/TosaToLinalg/TosaToLinalgNamedPass.cpp. */
export class TosaToLinalgNamed extends TosaToLinalgNamedBase {
  override runOnOperation(op: Operation): LogicalResult {
    const target = new ConversionTarget().addIllegalOp(...illegalOps);
    target.markUnknownOpDynamicallyLegal(() => true);
    const [conv2D, quantizedConv2D] = this.options.preferConv2DKernelLayoutHWCF
      ? [linalg.Conv2DNhwcHwcfOp, linalg.Conv2DNhwcHwcfQOp]
      : [linalg.Conv2DNhwcFhwcOp, linalg.Conv2DNhwcFhwcQOp];
    const [conv3D, quantizedConv3D] = [linalg.Conv3DNdhwcDhwcfOp, linalg.Conv3DNdhwcDhwcfQOp];
    const patterns = [
      new ConvertConvolution(tosa.Conv2DOp, conv2D, quantizedConv2D, this.options.preferConv2DKernelLayoutHWCF),
      new ConvertConvolution(tosa.Conv3DOp, conv3D, quantizedConv3D, true),
      new ConvertDepthwiseConvolution(),
      new ConvertMatMul(),
      new ConvertAvgPool2d(),
      new ConvertTranspose(),
      new ConvertMaxPool2d(signlessTypes()),
    ];
    return applyDeferredFullConversion(op, target, patterns);
  }
}
