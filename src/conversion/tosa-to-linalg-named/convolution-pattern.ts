import { AffineMap } from '../../affine/affine-map.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { ExtFOp, ExtSIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import {
  buildGenericAround,
  buildNamed,
  parallelIterators,
} from '../../dialects/linalg/structured/build-structured.ts';
import { EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { CastOp, type Conv2DOp, type Conv3DOp, TransposeOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { i32Attr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { broadcastingMap, convolutionFacts, convolutionSteps } from './convolution-parts.ts';
import { padInput } from './pad-input.ts';
import { buildConvolutionSizes } from './window-sizes.ts';

interface OpSpecs {
  readonly spec: OpSpec;
}

/** Returns a tensor of `empty`'s type all of whose elements are those of the bias, made wider where need be. Source: linalgBroadcastAndMaybeExt of TosaToLinalgNamed.cpp. */
function broadcastBias(builder: OpBuilder, location: Location, bias: Value, empty: Value): Value {
  const type = empty.type as RankedTensorType;
  const { elementType, rank } = type;
  const indexingMaps = [broadcastingMap(bias.type as RankedTensorType, type), AffineMap.getMultiDimIdentityMap(rank)];
  const parts = { inputs: [bias], inits: [empty], indexingMaps, iteratorTypes: parallelIterators(rank) };
  const extend = elementType instanceof FloatType ? ExtFOp : ExtSIOp;
  return buildGenericAround(builder, location, parts, ([element]) => {
    if (element!.type === elementType) return [element!];
    return [new ArithBuilder(builder, location).cast(extend, element!, elementType)];
  }).result(0);
}

/** Moves the dimension of the kernels to the end. */
function transposeWeight(builder: OpBuilder, location: Location, weight: Value): Value {
  const { shape, elementType } = weight.type as RankedTensorType;
  const perms = [...shape.keys()].slice(1).concat(0);
  const outputType = RankedTensorType.get(
    perms.map((dim) => shape[dim]!),
    elementType,
  );
  return TransposeOp.build(builder, location, { input1: weight, perms, outputType }).result();
}

/** Makes a convolution of linalg that adds to the bias. Source: ConvConverter of mlir/lib/Conversion/TosaToLinalg/TosaToLinalgNamed.cpp. */
export class ConvertConvolution extends OpConversionPattern<Conv2DOp | Conv3DOp> {
  constructor(
    readonly root: typeof Conv2DOp | typeof Conv3DOp,
    /** What is made where zero points are zero, and where one is not. */
    readonly target: OpSpecs,
    readonly quantizedTarget: OpSpecs,
    /** Whether these have the dimension of the kernels at the end. */
    readonly movesKernels: boolean,
  ) {
    super();
  }

  matchAndRewrite(
    op: Conv2DOp | Conv3DOp,
    _adaptor: Conv2DOp | Conv3DOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const { location, context, accType, bias } = op;
    const facts = convolutionFacts(op);
    if (typeof facts === 'string') return rewriter.notifyMatchFailure(op, facts);
    const { resultType, inputZeroPoint, weightZeroPoint } = facts;
    const element = facts.inputType.elementType;
    const isUnsigned = element instanceof IntegerType && element.signedness === 'unsigned';
    if (isUnsigned) return rewriter.notifyMatchFailure(op, 'unsigned integers are not supported');
    const dynamicSizes = buildConvolutionSizes(rewriter, location, op.input, op.weight, 1, resultType, op);
    const input = padInput(rewriter, location, op.input, op.pad, facts.padding);
    const weight = this.movesKernels ? transposeWeight(rewriter, location, op.weight) : op.weight;
    const emptyType = RankedTensorType.get(resultType.shape, accType);
    const empty = EmptyOp.build(rewriter, location, { dynamicSizes, resultType: emptyType }).result();
    const init = broadcastBias(rewriter, location, bias, empty);
    const steps = convolutionSteps(op);
    if (inputZeroPoint !== 0 || weightZeroPoint !== 0) {
      const build = new ArithBuilder(rewriter, location);
      const zeroPoints = [inputZeroPoint, weightZeroPoint].map((value) => build.constant(i32Attr(context, value)));
      const inputs = [input, weight, ...zeroPoints];
      rewriter.replaceOp(op, buildNamed(rewriter, location, this.quantizedTarget, inputs, init, steps).results);
      return true;
    }
    let result: Value = buildNamed(rewriter, location, this.target, [input, weight], init, steps).result(0);
    if (accType !== resultType.elementType) {
      result = CastOp.build(rewriter, location, { input: result, outputType: resultType }).result();
    }
    rewriter.replaceOp(op, [result]);
    return true;
  }
}
