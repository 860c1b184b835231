/** Arithmetic of quantization. Source: mlir/lib/Dialect/Quant/Transforms/LowerQuantOps.cpp. */
import { type Location } from '../../ir/location.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { type IntegerType } from '../../ir/types/scalar-types.ts';
import { isTensorType, likeWithElement, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { constantValue } from '../../rewrite/fold.ts';
import { dynamicParts, type MixedIndex, typeSizes } from '../../rewrite/mixed-indices.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type UniformQuantizedType } from '../../dialects/quant/generated/quant-types.gen.ts';
import { integerRange } from '../../dialects/quant/storage-syntax.ts';
import { SplatOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';

/** Whether floats are quantized, or quantized values become floats. */
export type Direction = 'quantize' | 'dequantize';

/** What a scalar or tensor is computed with. */
export interface Mapping {
  readonly type: UniformQuantizedType;
  readonly scale: Value;
  readonly zeroPoint: Value;
}

/** Makes the operations that quantize or dequantize one value: a scalar, or a tensor of the sizes. */
export class ValueQuantizer {
  readonly #write: ArithBuilder;

  constructor(
    private readonly builder: OpBuilder,
    private readonly location: Location,
    private readonly sizes: readonly MixedIndex[],
  ) {
    this.#write = new ArithBuilder(builder, location);
  }

  convert(direction: Direction, input: Value, mapping: Mapping): Value {
    return direction === 'quantize' ? this.#quantize(input, mapping) : this.#dequantize(input, mapping);
  }

  /** stored = input / scale + zeroPoint, within the bounds of the storage. */
  #quantize(input: Value, { type, scale, zeroPoint }: Mapping): Value {
    const write = this.#write;
    const divisor = this.#spread(scale, input.type);
    let stored = write.apply(arith.DivFOp, input, divisor);
    if (!isZero(zeroPoint)) stored = write.apply(arith.AddFOp, stored, this.#floatOf(zeroPoint, input, divisor, type));
    const integer = write.cast(type.isSigned ? arith.FPToSIOp : arith.FPToUIOp, stored, like(input, type.storageType));
    return this.#clamp(integer, type);
  }

  /** (input - zeroPoint) * scale */
  #dequantize(input: Value, { type, scale, zeroPoint }: Mapping): Value {
    const write = this.#write;
    const factor = this.#spread(scale, input.type);
    let result = write.cast(type.isSigned ? arith.SIToFPOp : arith.UIToFPOp, input, factor.type);
    if (!isZero(zeroPoint)) result = write.apply(arith.SubFOp, result, this.#floatOf(zeroPoint, input, factor, type));
    return write.apply(arith.MulFOp, result, factor);
  }

  #floatOf(zeroPoint: Value, input: Value, scale: Value, { isSigned }: UniformQuantizedType): Value {
    const spread = this.#spread(zeroPoint, input.type);
    return this.#write.cast(isSigned ? arith.SIToFPOp : arith.UIToFPOp, spread, scale.type);
  }

  #clamp(input: Value, { isSigned, storageType, storageMin, storageMax }: UniformQuantizedType): Value {
    const { min: least, max: greatest } = integerRange(isSigned, (storageType as IntegerType).width);
    if (storageMin === least && storageMax === greatest) return input;
    const write = this.#write;
    const [minScalar, maxScalar] = [write.number(storageType, storageMin), write.number(storageType, storageMax)];
    const [min, max] = [this.#spread(minScalar, input.type), this.#spread(maxScalar, input.type)];
    const raised = write.apply(isSigned ? arith.MaxSIOp : arith.MaxUIOp, input, min);
    return write.apply(isSigned ? arith.MinSIOp : arith.MinUIOp, raised, max);
  }

  /** Repeats a scalar in a tensor of the sizes, where one is asked for. */
  #spread(scalar: Value, reference: Type): Value {
    if (!isTensorType(reference)) return scalar;
    const { builder, location, sizes } = this;
    const aggregateType = RankedTensorType.get(typeSizes(sizes), scalar.type);
    return SplatOp.build(builder, location, {
      input: scalar,
      dynamicSizes: dynamicParts(sizes),
      aggregateType,
    }).result();
  }
}

function isZero(zeroPoint: Value): boolean {
  const value = zeroPoint.definingOp && constantValue(zeroPoint.definingOp);
  return value instanceof IntegerAttr && value.value === 0n;
}

/** Returns the type of the value with another element. */
export function like({ type }: Value, element: Type): Type {
  return isTensorType(type) ? likeWithElement(type, element) : element;
}
