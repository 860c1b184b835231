import { AffineMap } from '../../affine/affine-map.ts';
import { ArithBuilder, zeroAttr } from '../../dialects/arith/arith-builder.ts';
import { AddFOp, AddIOp, ExtSIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import {
  DepthwiseConv2DNhwcHwcmOp,
  DepthwiseConv2DNhwcHwcmQOp,
} from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import {
  buildFill,
  buildGenericAround,
  buildNamed,
  parallelIterators,
} from '../../dialects/linalg/structured/build-structured.ts';
import { CollapseShapeOp, EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { CastOp, DepthwiseConv2DOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { i32Attr } from '../../ir/attributes/scalar-attributes.ts';
import { FloatType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { broadcastingMap, convolutionFacts, convolutionSteps } from './convolution-parts.ts';
import { padInput } from './pad-input.ts';
import { buildConvolutionSizes } from './window-sizes.ts';

/** Makes a depthwise convolution of linalg, whose channels and multipliers are joined before the bias is added. Source: DepthwiseConvConverter of TosaToLinalgNamed.cpp. */
export class ConvertDepthwiseConvolution extends OpConversionPattern<DepthwiseConv2DOp> {
  readonly root = DepthwiseConv2DOp;

  matchAndRewrite(
    op: DepthwiseConv2DOp,
    _adaptor: DepthwiseConv2DOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const { location, context, accType, bias } = op;
    const facts = convolutionFacts(op);
    if (typeof facts === 'string') return rewriter.notifyMatchFailure(op, facts);
    const { resultType, weightType, biasType, inputType, inputZeroPoint, weightZeroPoint } = facts;
    const { elementType, rank } = resultType;
    const zero = zeroAttr(accType);
    if (!zero) return rewriter.notifyMatchFailure(op, 'its result is not of numbers');
    const dynamicSizes = buildConvolutionSizes(rewriter, location, op.input, op.weight, 0, resultType, op);
    const input = padInput(rewriter, location, op.input, op.pad, facts.padding);
    const steps = convolutionSteps(op);
    const windowShape = [...resultType.shape.slice(0, 3), weightType.shape[2]!, weightType.shape[3]!];
    const windowType = RankedTensorType.get(windowShape, accType);
    const build = new ArithBuilder(rewriter, location);
    const windows = EmptyOp.build(rewriter, location, { dynamicSizes, resultType: windowType }).result();
    const init = buildFill(rewriter, location, build.constant(zero), windows).result(0);
    const emptyType = RankedTensorType.get(resultType.shape, elementType);
    const empty = EmptyOp.build(rewriter, location, { dynamicSizes, resultType: emptyType }).result();

    const isQuantized = inputZeroPoint !== 0 || weightZeroPoint !== 0;
    const inputs = [input, op.weight];
    if (isQuantized) {
      for (const zeroPoint of [inputZeroPoint, weightZeroPoint])
        inputs.push(build.constant(i32Attr(context, zeroPoint)));
    }
    const target = isQuantized ? DepthwiseConv2DNhwcHwcmQOp : DepthwiseConv2DNhwcHwcmOp;
    let sums: Value = buildNamed(rewriter, location, target, inputs, init, steps).result(0);
    if (!isQuantized && accType !== elementType) {
      const outputType = RankedTensorType.get(windowShape, elementType);
      sums = CastOp.build(rewriter, location, { input: sums, outputType }).result();
    }
    const reassociation = [[0], [1], [2], [3, 4]];
    const joined = CollapseShapeOp.build(rewriter, location, { src: sums, reassociation, resultType }).result();

    const identity = AffineMap.getMultiDimIdentityMap(rank);
    const parts = {
      inputs: [bias, joined],
      inits: [empty],
      indexingMaps: [broadcastingMap(biasType, resultType), identity, identity],
      iteratorTypes: parallelIterators(rank),
    };
    const add = inputType.elementType instanceof FloatType ? AddFOp : AddIOp;
    const sum = buildGenericAround(rewriter, location, parts, ([first, second]) => {
      const isNarrow = isQuantized && first!.type !== second!.type;
      const wide = isNarrow ? build.cast(ExtSIOp, first!, second!.type) : first!;
      return [build.apply(add, wide, second!)];
    });
    rewriter.replaceOp(op, sum.results);
    return true;
  }
}
