import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { isTensorType, likeWithElement } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { funcTypePatterns } from '../../dialects/func/transforms/func-conversions.ts';
import { CallOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { StorageCastOp } from '../../dialects/quant/generated/quant-ops.gen.ts';
import { isQuantizedType, storageTypeOf } from '../../dialects/quant/quantized-type.ts';
import { StripFuncQuantTypesBase } from '../generated/conversion-passes.gen.ts';
import { FuncOpTypes } from './func-op-types.ts';

/** Returns the type of what stores quantized values, null where that is not known. */
function stored(type: Type): Type | null {
  if (isQuantizedType(type)) return storageTypeOf(type) ?? null;
  if (!isTensorType(type)) return type;
  const element = stored(type.elementType);
  return element && likeWithElement(type, element);
}

function castStorage(builder: OpBuilder, resultType: Type, [input]: readonly Value[], location: Location): Value {
  return StorageCastOp.build(builder, location, { input: input!, resultType }).result();
}

/** Gives calls the types that the converter makes. As upstream, it takes over neither flags nor other attributes. */
class CallOpTypes extends OpConversionPattern<CallOp> {
  readonly root = CallOp;

  matchAndRewrite(op: CallOp, { operands }: CallOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { callee, location } = op;
    const resultTypes = this.typeConverter!.convertTypes(op.resultTypes);
    if (!resultTypes) return rewriter.notifyMatchFailure(op, 'the type of a result cannot be converted');
    rewriter.replaceOp(op, CallOp.build(rewriter, location, { callee, operands, resultTypes }).results);
    return true;
  }
}

/** `strip-func-quant-types`. Source: mlir/lib/Dialect/Quant/Transforms/StripFuncQuantTypes.cpp. */
export class StripFuncQuantTypes extends StripFuncQuantTypesBase {
  override runOnOperation(root: Operation): LogicalResult {
    const types = new TypeConverter()
      .addConversion(stored)
      .addSourceMaterialization(castStorage)
      .addTargetMaterialization(castStorage);
    const target = new ConversionTarget();
    const ofReturns = funcTypePatterns(target, types).filter(({ root: opClass }) => opClass === ReturnOp);
    const patterns = [new FuncOpTypes(types, 'first'), new CallOpTypes(types), ...ofReturns];
    return applyDeferredPartialConversion(root, target, patterns);
  }
}
