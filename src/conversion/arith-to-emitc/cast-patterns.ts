import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import {
  isPointerWideType,
  isSupportedFloatType,
  isSupportedIntegerType,
} from '../../dialects/emitc/supported-types.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { EmitCPattern, noOperator, type OpClass, type UnaryOp } from './emitc-pattern.ts';
import { castTo, isBool, isIntegerOrPointerWide, unsignedOf, withSignedness } from './signedness.ts';

function cast(rewriter: ConversionPatternRewriter, op: UnaryOp, source: Value, destType: Type): Value {
  return emitc.CastOp.build(rewriter, op.location, { source, destType }).result();
}

/** Casts between integers, and between them and indices. */
class ConvertIntegerCast extends EmitCPattern<UnaryOp> {
  constructor(
    root: OpClass<UnaryOp>,
    private readonly isUnsigned: boolean,
    typeConverter: TypeConverter | undefined,
  ) {
    super(root, typeConverter);
  }

  matchAndRewrite(op: UnaryOp, adaptor: UnaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = this.resultType(op);
    const source = adaptor.in;
    const isNumber = isIntegerOrPointerWide(type) && isIntegerOrPointerWide(source.type);
    // Of a sign, bool has nothing to extend.
    if (!isNumber || (isBool(source.type) && !this.isUnsigned)) return rewriter.notifyMatchFailure(op, noOperator);
    if (isBool(type)) {
      rewriter.replaceOp(op, [cast(rewriter, op, this.#lowestBit(op, source, rewriter), type)]);
      return true;
    }
    const truncates =
      source.type instanceof IntegerType && type instanceof IntegerType && source.type.width > type.width;
    const isUnsigned = this.isUnsigned || truncates;
    const operand = castTo(rewriter, source, withSignedness(source.type, isUnsigned));
    const result = cast(rewriter, op, operand, withSignedness(type, isUnsigned));
    rewriter.replaceOp(op, [castTo(rewriter, result, type)]);
    return true;
  }

  /** A cast to bool asks whether a value is 0; to truncate is to take its lowest bit. */
  #lowestBit(op: UnaryOp, lhs: Value, rewriter: ConversionPatternRewriter): Value {
    const resultType = lhs.type;
    const type = isPointerWideType(resultType) ? IndexType.get(op.context) : (resultType as IntegerType);
    const value = IntegerAttr.get(type, 1);
    const rhs = emitc.ConstantOp.build(rewriter, op.location, { value, resultType }).result();
    return emitc.BitwiseAndOp.build(rewriter, op.location, { lhs, rhs, resultType }).result();
  }
}

class ConvertFloatToInteger extends EmitCPattern<UnaryOp> {
  matchAndRewrite(op: UnaryOp, adaptor: UnaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = this.resultType(op);
    // A cast to bool asks whether a value is 0, also between 0 and 1.
    const isConvertible =
      type && isSupportedFloatType(adaptor.in.type) && isSupportedIntegerType(type) && !isBool(type);
    if (!isConvertible) return rewriter.notifyMatchFailure(op, noOperator);
    const isUnsigned = op instanceof arith.FPToUIOp;
    const result = cast(rewriter, op, adaptor.in, isUnsigned ? unsignedOf(type as IntegerType) : type);
    rewriter.replaceOp(op, [isUnsigned ? cast(rewriter, op, result, type) : result]);
    return true;
  }
}

class ConvertIntegerToFloat extends EmitCPattern<UnaryOp> {
  matchAndRewrite(op: UnaryOp, adaptor: UnaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = this.resultType(op);
    let source = adaptor.in;
    const isConvertible = type && isSupportedIntegerType(source.type) && isSupportedFloatType(type);
    if (!isConvertible) return rewriter.notifyMatchFailure(op, noOperator);
    if (op instanceof arith.UIToFPOp) source = cast(rewriter, op, source, unsignedOf(source.type as IntegerType));
    rewriter.replaceOp(op, [cast(rewriter, op, source, type)]);
    return true;
  }
}

class ConvertFloatCast extends EmitCPattern<UnaryOp> {
  matchAndRewrite(op: UnaryOp, adaptor: UnaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = this.resultType(op);
    const isConvertible = type && isSupportedFloatType(adaptor.in.type) && isSupportedFloatType(type);
    if (!isConvertible) return rewriter.notifyMatchFailure(op, noOperator);
    if (op.properties.has('roundingmode'))
      return rewriter.notifyMatchFailure(op, 'C has no casts with a rounding mode');
    rewriter.replaceOp(op, [cast(rewriter, op, adaptor.in, type)]);
    return true;
  }
}

/** Returns the patterns for casts of numbers. */
export function castPatterns(types: TypeConverter | undefined): readonly OpConversionPattern[] {
  return [
    new ConvertIntegerCast(arith.TruncIOp, true, types),
    new ConvertIntegerCast(arith.ExtSIOp, false, types),
    new ConvertIntegerCast(arith.ExtUIOp, true, types),
    new ConvertIntegerCast(arith.IndexCastOp, false, types),
    new ConvertIntegerCast(arith.IndexCastUIOp, true, types),
    new ConvertIntegerToFloat(arith.SIToFPOp, types),
    new ConvertIntegerToFloat(arith.UIToFPOp, types),
    new ConvertFloatToInteger(arith.FPToSIOp, types),
    new ConvertFloatToInteger(arith.FPToUIOp, types),
    new ConvertFloatCast(arith.ExtFOp, types),
    new ConvertFloatCast(arith.TruncFOp, types),
  ];
}
