import { AffineMap } from '../../affine/affine-map.ts';
import { type AffineExpr, getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { denseFromNumbers } from '../../ir/attributes/elements-attributes.ts';
import { floatAttr } from '../../ir/attributes/float-values.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type FloatType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isTensorType, RankedTensorType, UnrankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildGenericAround, parallelIterators } from '../../dialects/linalg/structured/build-structured.ts';
import { DequantizeCastOp, QuantizeCastOp, StorageCastOp } from '../../dialects/quant/generated/quant-ops.gen.ts';
import { UniformQuantizedType } from '../../dialects/quant/generated/quant-types.gen.ts';
import { granularity } from '../../dialects/quant/quantized-type.ts';
import { buildEmpty, foldedMixedSizes } from '../../dialects/tensor/build-sizes.ts';
import { LowerQuantOpsBase } from '../generated/conversion-passes.gen.ts';
import { type Direction, like, ValueQuantizer } from './quantized-value.ts';
import { Flattening } from './unranked-tensors.ts';

/** Converts values of one quantized type. */
class Lowering {
  constructor(
    private readonly builder: OpBuilder,
    private readonly location: Location,
    private readonly direction: Direction,
    private readonly type: UniformQuantizedType,
  ) {}

  /** Returns what the floats, or the integers that store values, become. */
  convert(input: Value): Value {
    const { builder, location, type } = this;
    const { quantizedDimensions: [axis], scales } = type; // prettier-ignore
    const isPerTensor = type.granularity === granularity.perTensor;
    if (input.type instanceof UnrankedTensorType) {
      const flattening = isPerTensor
        ? Flattening.toVector(builder, location, input)
        : Flattening.aroundAxis(builder, location, input, axis!, scales.length);
      const { flat } = flattening;
      return flattening.restore(isPerTensor ? this.#byOneScale(flat) : this.#byScales(flat, [getAffineDimExpr(1)]));
    }
    if (isPerTensor) return this.#byOneScale(input);
    if (type.granularity === granularity.perAxis) return this.#byScales(input, [getAffineDimExpr(axis!)]);
    return this.#byScales(input, this.#blocks(input.type as RankedTensorType));
  }

  #byOneScale(input: Value): Value {
    const { builder, location, type } = this;
    const { expressedType, storageType, scales, zeroPoints } = type;
    const write = new ArithBuilder(builder, location);
    const scale = write.constant(floatAttr(expressedType as FloatType, scales[0]!));
    const zeroPoint = write.number(storageType, zeroPoints[0]!);
    const sizes = isTensorType(input.type) ? foldedMixedSizes(builder, location, input) : [];
    return new ValueQuantizer(builder, location, sizes).convert(this.direction, input, { type, scale, zeroPoint });
  }

  /** Takes the scale of each element from where `places` say. */
  #byScales(input: Value, places: readonly AffineExpr[]): Value {
    const { builder, location, direction, type } = this;
    const { expressedType, storageType, scales, zeroPoints, scalesShape } = type;
    const shape = type.granularity === granularity.perAxis ? [scales.length] : scalesShape;
    const write = new ArithBuilder(builder, location);
    const ofScales = write.constant(denseFromNumbers(RankedTensorType.get(shape, expressedType), scales));
    const ofZeroPoints = write.constant(denseFromNumbers(RankedTensorType.get(shape, storageType), zeroPoints));
    const sizes = foldedMixedSizes(builder, location, input);
    const init = buildEmpty(builder, location, sizes, direction === 'quantize' ? storageType : expressedType);
    const { rank } = input.type as RankedTensorType;
    const [identity, places_] = [AffineMap.getMultiDimIdentityMap(rank), AffineMap.get(rank, 0, places)];
    const parts = {
      inputs: [input, ofScales, ofZeroPoints],
      inits: [init],
      indexingMaps: [identity, places_, places_, identity],
      iteratorTypes: parallelIterators(rank),
    };
    const quantizer = new ValueQuantizer(builder, location, []);
    return buildGenericAround(builder, location, parts, ([value, scale, zeroPoint]) => [
      quantizer.convert(direction, value!, { type, scale: scale!, zeroPoint: zeroPoint! }),
    ]).result(0);
  }

  /** Returns in which block an element is, along each dimension; along those that are not divided there is one. */
  #blocks({ rank }: RankedTensorType): AffineExpr[] {
    const { quantizedDimensions, blockSizes } = this.type;
    return Array.from({ length: rank }, (_, dimension) => {
      const size = blockSizes[quantizedDimensions.indexOf(dimension)];
      return size === undefined ? getAffineConstantExpr(0) : getAffineDimExpr(dimension).floorDiv(size);
    });
  }
}

class QuantizeCastLowering extends OpConversionPattern<QuantizeCastOp> {
  readonly root = QuantizeCastOp;

  matchAndRewrite(op: QuantizeCastOp, _adaptor: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, input } = op;
    const resultType = op.result().type;
    const type = elementTypeOrSelf(resultType);
    if (!(type instanceof UniformQuantizedType)) return rewriter.notifyMatchFailure(op, 'its type says no scale');
    const stored = new Lowering(rewriter, location, 'quantize', type).convert(input);
    rewriter.replaceOp(op, StorageCastOp.build(rewriter, location, { input: stored, resultType }).results);
    return true;
  }
}

class DequantizeCastLowering extends OpConversionPattern<DequantizeCastOp> {
  readonly root = DequantizeCastOp;

  matchAndRewrite(op: DequantizeCastOp, _adaptor: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, input } = op;
    const type = elementTypeOrSelf(input.type);
    if (!(type instanceof UniformQuantizedType)) return rewriter.notifyMatchFailure(op, 'its type says no scale');
    const resultType = like(input, type.storageType);
    const stored = StorageCastOp.build(rewriter, location, { input, resultType }).result();
    rewriter.replaceOp(op, [new Lowering(rewriter, location, 'dequantize', type).convert(stored)]);
    return true;
  }
}

/** `lower-quant-ops`. Source: mlir/lib/Dialect/Quant/Transforms/LowerQuantOps.cpp. */
export class LowerQuantOps extends LowerQuantOpsBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget()
      .addIllegalDialect('quant')
      .addLegalOp(StorageCastOp)
      .addLegalDialect('arith', 'linalg', 'shape', 'tensor');
    return applyDeferredPartialConversion(root, target, [new DequantizeCastLowering(), new QuantizeCastLowering()]);
  }
}
