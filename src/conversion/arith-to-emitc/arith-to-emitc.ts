/**
 * Patterns for arithmetic on scalars. Source: mlir/lib/Conversion/ArithToEmitC/ArithToEmitC.cpp.
 */
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { castPatterns } from './cast-patterns.ts';
import { type BinaryBuilder, type BinaryOp, EmitCPattern, noOperator, type OpClass } from './emitc-pattern.ts';
import { floatPatterns } from './float-patterns.ts';
import { integerPatterns } from './integer-patterns.ts';
import { isBool } from './signedness.ts';

class ConvertConstant extends EmitCPattern<arith.ConstantOp> {
  matchAndRewrite(op: arith.ConstantOp, _: arith.ConstantOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const resultType = this.resultType(op);
    if (!resultType) return rewriter.notifyMatchFailure(op, 'is no constant of a number');
    rewriter.replaceOp(op, emitc.ConstantOp.build(rewriter, op.location, { value: op.value, resultType }).results);
    return true;
  }
}

/** An operation that is an operator of C. */
class ConvertBinary extends EmitCPattern<BinaryOp> {
  constructor(
    root: OpClass<BinaryOp>,
    private readonly target: BinaryBuilder,
    typeConverter: TypeConverter | undefined,
  ) {
    super(root, typeConverter);
  }

  matchAndRewrite(op: BinaryOp, { lhs, rhs }: BinaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const resultType = this.resultType(op);
    if (!resultType) return rewriter.notifyMatchFailure(op, noOperator);
    rewriter.replaceOp(op, this.target.build(rewriter, op.location, { lhs, rhs, resultType }).results);
    return true;
  }
}

class ConvertSelect extends EmitCPattern<arith.SelectOp> {
  matchAndRewrite(op: arith.SelectOp, adaptor: arith.SelectOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { condition, trueValue, falseValue } = adaptor;
    const isConvertible = this.resultType(op) !== undefined && isBool(condition.type);
    if (!isConvertible) return rewriter.notifyMatchFailure(op, noOperator);
    const parts = { condition, trueValue, falseValue };
    rewriter.replaceOp(op, emitc.ConditionalOp.build(rewriter, op.location, parts).results);
    return true;
  }
}

/** Returns the patterns that turn arithmetic into expressions of C; without a type converter, types stay. */
export function arithToEmitCPatterns(types?: TypeConverter): readonly OpConversionPattern[] {
  return [
    new ConvertConstant(arith.ConstantOp, types),
    new ConvertBinary(arith.AddFOp, emitc.AddOp, types),
    new ConvertBinary(arith.DivFOp, emitc.DivOp, types),
    new ConvertBinary(arith.DivSIOp, emitc.DivOp, types),
    new ConvertBinary(arith.MulFOp, emitc.MulOp, types),
    new ConvertBinary(arith.RemSIOp, emitc.RemOp, types),
    new ConvertBinary(arith.SubFOp, emitc.SubOp, types),
    new ConvertSelect(arith.SelectOp, types),
    ...integerPatterns(types),
    ...floatPatterns(types),
    ...castPatterns(types),
  ];
}
