/**
 * Patterns that give functions, calls and returns the types that a converter makes.
 * Source: mlir/Dialect/Func/Transforms/FuncConversions.h.
 */
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type ConversionTarget } from '../../../rewrite/conversion-target.ts';
import { type TypeConverter } from '../../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CallOp, FuncOp, ReturnOp } from '../generated/func-ops.gen.ts';

class FuncOpTypes extends OpConversionPattern<FuncOp> {
  readonly root = FuncOp;

  matchAndRewrite(op: FuncOp, _adaptor: FuncOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const converter = this.typeConverter!;
    const { functionType } = op;
    const converted = functionType instanceof FunctionType ? converter.convertFunctionType(functionType) : undefined;
    if (!converted) return rewriter.notifyMatchFailure(op, 'a type of the signature cannot be converted');
    if (!rewriter.convertRegionTypes(op.body, converter)) {
      return rewriter.notifyMatchFailure(op, 'the type of a block argument cannot be converted');
    }
    rewriter.modifyOpInPlace(op, () => void (op.functionType = converted));
    return true;
  }
}

class CallOpTypes extends OpConversionPattern<CallOp> {
  readonly root = CallOp;

  matchAndRewrite(op: CallOp, adaptor: CallOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const resultTypes = this.typeConverter!.convertTypes(op.resultTypes);
    if (resultTypes?.length !== op.numResults) {
      return rewriter.notifyMatchFailure(op, 'the type of a result cannot be converted');
    }
    const { name, location, properties, attributes } = op;
    const { operands } = adaptor;
    rewriter.replaceOp(op, rewriter.create({ name, location, operands, resultTypes, properties, attributes }).results);
    return true;
  }
}

class ReturnOpTypes extends OpConversionPattern<ReturnOp> {
  readonly root = ReturnOp;

  matchAndRewrite(op: ReturnOp, adaptor: ReturnOp, rewriter: ConversionPatternRewriter): LogicalResult {
    rewriter.modifyOpInPlace(op, () => op.setOperands(adaptor.operands));
    return true;
  }
}

/** Returns the patterns, and makes `target` take functions, calls and returns of converted types only. */
export function funcTypePatterns(target: ConversionTarget, converter: TypeConverter): readonly OpConversionPattern[] {
  target.addDynamicallyLegalOp(
    FuncOp,
    ({ functionType, body }) =>
      functionType instanceof FunctionType &&
      converter.isSignatureLegal(functionType) &&
      body.blocks.every((block) => block.arguments.every(({ type }) => converter.isLegal(type))),
  );
  target.addDynamicallyLegalOp(CallOp, (op) => converter.isLegalOp(op));
  target.addDynamicallyLegalOp(ReturnOp, (op) => converter.isLegalOp(op));
  return [new FuncOpTypes(converter), new CallOpTypes(converter), new ReturnOpTypes(converter)];
}
