import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { isTensorType, likeWithElement } from '../../ir/types/shaped-types.ts';
import { AnyOpTypes } from '../../rewrite/any-op-types.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredFullConversion } from '../../rewrite/deferred-conversion.ts';
import { TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { UniformQuantizedType } from '../../dialects/quant/generated/quant-types.gen.ts';
import { granularity } from '../../dialects/quant/quantized-type.ts';
import { NormalizeQuantTypesBase } from '../generated/conversion-passes.gen.ts';
import { FuncOpTypes, hasConvertedTypes } from './func-op-types.ts';

/** Returns the type with one scale, or with one for each index of a dimension, where the blocks are no more than that. */
function normalizeElement(type: UniformQuantizedType): UniformQuantizedType {
  if (type.granularity !== granularity.subChannel) return type;
  const several = [...type.scalesShape.entries()].flatMap(([dimension, count]) => (count === 1 ? [] : [dimension]));
  if (several.length > 1 || !several.every((dimension) => isBlockOfOne(type, dimension))) return type;
  const { context, isSigned, storageType, storageMin, storageMax, expressedType, scales, zeroPoints } = type;
  const kind = several.length === 0 ? granularity.perTensor : granularity.perAxis;
  const storage = [isSigned, storageType, storageMin, storageMax, expressedType] as const;
  return UniformQuantizedType.get(context, ...storage, kind, several, [], [], scales, zeroPoints);
}

/** Tells whether each index of the dimension has a scale of its own. Differs: upstream does not ask, and makes types with too few scales. */
function isBlockOfOne({ quantizedDimensions, blockSizes }: UniformQuantizedType, dimension: number): boolean {
  return blockSizes[quantizedDimensions.indexOf(dimension)] === 1;
}

/** As upstream, leaves scalars alone, which have no dimensions. */
function normalizeType(type: Type): Type {
  if (!isTensorType(type) || !(type.elementType instanceof UniformQuantizedType)) return type;
  return likeWithElement(type, normalizeElement(type.elementType));
}

/** `normalize-quant-types`. Source: mlir/lib/Dialect/Quant/Transforms/NormalizeQuantTypes.cpp. */
export class NormalizeQuantTypes extends NormalizeQuantTypesBase {
  override runOnOperation(root: Operation): LogicalResult {
    const types = new TypeConverter().addConversion(normalizeType);
    const target = new ConversionTarget()
      .addDynamicallyLegalOp(FuncOp, (op) => hasConvertedTypes(op, types))
      .markUnknownOpDynamicallyLegal((op) => types.isLegalOp(op));
    return applyDeferredFullConversion(root, target, [new FuncOpTypes(types, 'all'), new AnyOpTypes(types, FuncOp)]);
  }
}
