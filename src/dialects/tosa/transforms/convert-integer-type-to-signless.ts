import { functionTypeOf } from '../../../builtin/function-op.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { isTensorType, likeWithElement } from '../../../ir/types/shaped-types.ts';
import { AnyOpTypes } from '../../../rewrite/any-op-types.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { ConversionTarget } from '../../../rewrite/conversion-target.ts';
import { applyDeferredFullConversion } from '../../../rewrite/deferred-conversion.ts';
import { TypeConverter } from '../../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { setFunctionType } from '../../func/function-type.ts';
import { FuncOp } from '../../func/generated/func-ops.gen.ts';
import { ConstOp } from '../generated/tosa-ops.gen.ts';
import { TosaConvertIntegerTypeToSignlessBase } from '../generated/tosa-passes.gen.ts';

/** Takes the sign, or that there is none, of the integers of tensors. */
function signless(type: Type): Type {
  if (!isTensorType(type) || !(type.elementType instanceof IntegerType)) return type;
  return likeWithElement(type, IntegerType.get(type.context, type.elementType.width));
}

/** Reads the bits of a constant as integers without sign. */
class ConvertConst extends OpConversionPattern<ConstOp> {
  readonly root = ConstOp;

  matchAndRewrite(op: ConstOp, _adaptor: ConstOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { name, location, values } = op;
    if (!(values instanceof DenseElementsAttr)) return rewriter.notifyMatchFailure(op, 'its elements are not at hand');
    const type = signless(values.type) as DenseElementsAttr['type'];
    const properties = new Map([['values', DenseElementsAttr.get(type, values.bytes)]]);
    const resultTypes = [signless(op.output.type)];
    rewriter.replaceOp(op, rewriter.create({ name, location, resultTypes, properties }).results);
    return true;
  }
}

class ConvertSignature extends OpConversionPattern<FuncOp> {
  readonly root = FuncOp;

  matchAndRewrite(op: FuncOp, _adaptor: FuncOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = this.typeConverter!.convertFunctionType(functionTypeOf(op));
    if (!type || !rewriter.convertRegionTypes(op.regions[0]!, this.typeConverter!)) return false;
    rewriter.modifyOpInPlace(op, () => setFunctionType(op, type));
    return true;
  }
}

/** `tosa-convert-integer-type-to-signless`. Source: mlir/lib/Dialect/Tosa/Transforms/TosaConvertIntegerTypeToSignless.cpp. */
export class TosaConvertIntegerTypeToSignless extends TosaConvertIntegerTypeToSignlessBase {
  override runOnOperation(root: Operation): LogicalResult {
    const types = new TypeConverter().addConversion(signless);
    const areLegal = (region: Operation['regions'][number]): boolean =>
      region.blocks.every((block) => block.arguments.every(({ type }) => types.isLegal(type)));
    const target = new ConversionTarget()
      .addDynamicallyLegalOp(FuncOp, (op) => types.isSignatureLegal(functionTypeOf(op)) && op.regions.every(areLegal))
      .markUnknownOpDynamicallyLegal((op) => types.isLegalOp(op));
    const patterns = [new ConvertSignature(types), new AnyOpTypes(types, ConstOp, FuncOp), new ConvertConst(types)];
    return applyDeferredFullConversion(root, target, patterns);
  }
}
