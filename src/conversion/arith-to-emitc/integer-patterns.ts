import { type CmpIPredicate, IntegerOverflowFlags } from '../../dialects/arith/generated/arith-enums.gen.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type CmpPredicate } from '../../dialects/emitc/generated/emitc-enums.gen.ts';
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { Block } from '../../ir/block.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type BinaryBuilder, type BinaryOp, EmitCPattern, noOperator, type OpClass } from './emitc-pattern.ts';
import { castTo, isBool, isIntegerOrPointerWide, unsignedOf, withSignedness } from './signedness.ts';

/** A constant for what is computed in `type`: of a type as wide as a pointer, an index says it. */
function constant(rewriter: ConversionPatternRewriter, op: BinaryOp, resultType: Type, value: number): Value {
  const type = resultType instanceof IntegerType ? resultType : IndexType.get(resultType.context);
  return emitc.ConstantOp.build(rewriter, op.location, { value: IntegerAttr.get(type, value), resultType }).result();
}

abstract class BinaryPattern<T extends BinaryOp = BinaryOp> extends EmitCPattern<T> {
  constructor(
    root: OpClass<T>,
    protected readonly target: BinaryBuilder,
    typeConverter: TypeConverter | undefined,
  ) {
    super(root, typeConverter);
  }

  /** Computes in another type, and replaces `op` by what that gives in `type`. */
  protected replaceBy(op: T, { lhs, rhs }: BinaryOp, type: Type, by: Type, rewriter: ConversionPatternRewriter): true {
    const operands = { lhs: castTo(rewriter, lhs, by), rhs: castTo(rewriter, rhs, by) };
    const result = this.target.build(rewriter, op.location, { ...operands, resultType: by }).result();
    rewriter.replaceOp(op, [castTo(rewriter, result, type)]);
    return true;
  }
}

/** Sums and products, which wrap around: only unsigned integers of C do that, bool not at all. */
class ConvertWrapping extends BinaryPattern<arith.AddIOp> {
  matchAndRewrite(op: arith.AddIOp, adaptor: arith.AddIOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = this.resultType(op);
    if (!isIntegerOrPointerWide(type) || isBool(type)) return rewriter.notifyMatchFailure(op, noOperator);
    const mayWrap = (op.overflowFlags & IntegerOverflowFlags.nsw) === 0;
    const wraps = type instanceof IntegerType && type.signedness !== 'unsigned' && mayWrap;
    return this.replaceBy(op, adaptor, type, wraps ? unsignedOf(type) : type, rewriter);
  }
}

class ConvertUnsigned extends BinaryPattern {
  matchAndRewrite(op: BinaryOp, _adaptor: BinaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = this.resultType(op);
    if (!(type instanceof IntegerType)) return rewriter.notifyMatchFailure(op, noOperator);
    // As upstream does, with the operands themselves, where these are made.
    return this.replaceBy(op, op, type, withSignedness(type, true), rewriter);
  }
}

class ConvertBitwise extends BinaryPattern {
  matchAndRewrite(op: BinaryOp, adaptor: BinaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = this.resultType(op);
    if (!(type instanceof IntegerType)) return rewriter.notifyMatchFailure(op, noOperator);
    return this.replaceBy(op, adaptor, type, isBool(type) ? type : withSignedness(type, true), rewriter);
  }
}

/** Shifts, of which C does not say what one by the width or more gives. */
class ConvertShift extends BinaryPattern {
  constructor(
    root: OpClass<BinaryOp>,
    target: BinaryBuilder,
    private readonly isUnsigned: boolean,
    typeConverter: TypeConverter | undefined,
  ) {
    super(root, target, typeConverter);
  }

  matchAndRewrite(op: BinaryOp, adaptor: BinaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const type = this.resultType(op);
    if (!isIntegerOrPointerWide(type) || isBool(type)) return rewriter.notifyMatchFailure(op, noOperator);
    const { location } = op;
    const resultType = withSignedness(type, this.isUnsigned);
    const lhs = castTo(rewriter, adaptor.lhs, resultType);
    const rhs = castTo(rewriter, adaptor.rhs, withSignedness(adaptor.rhs.type, true));
    const isLess = { predicate: 'lt', resultType: IntegerType.get(op.context, 1) } as const;
    const width = this.#width(op, type, rhs.type, rewriter);
    const isInside = emitc.CmpOp.build(rewriter, location, { ...isLess, lhs: rhs, rhs: width }).result();
    const poison = constant(rewriter, op, resultType, 0);
    const body = new Region();
    const block = new Block();
    body.append(block);
    const defs = [lhs, rhs, isInside, poison];
    const shifted = emitc.ExpressionOp.build(rewriter, location, { defs, resultType, regions: [body] }).result();
    const [a, b, c, d] = defs.map((value) => block.addArgument(value.type, location));
    rewriter.withInsertionPoint(() => {
      rewriter.setInsertionPointToStart(block);
      const trueValue = this.target.build(rewriter, location, { lhs: a!, rhs: b!, resultType }).result();
      const choice = { condition: c!, trueValue, falseValue: d! };
      const result = emitc.ConditionalOp.build(rewriter, location, choice).result();
      emitc.YieldOp.build(rewriter, location, { result });
    });
    rewriter.replaceOp(op, [castTo(rewriter, shifted, type)]);
    return true;
  }

  #width(op: BinaryOp, type: Type, resultType: Type, rewriter: ConversionPatternRewriter): Value {
    if (type instanceof IntegerType) return constant(rewriter, op, resultType, type.width);
    const eight = constant(rewriter, op, resultType, 8);
    const call = { callee: 'sizeof', operands: [eight], resultTypes: [resultType] };
    const size = emitc.CallOpaqueOp.build(rewriter, op.location, call).result();
    return emitc.MulOp.build(rewriter, op.location, { lhs: eight, rhs: size, resultType }).result();
  }
}

/** How integers are compared in C, and whether as unsigned ones. */
const comparisons: Readonly<Record<CmpIPredicate, readonly [CmpPredicate, isUnsigned: boolean]>> = {
  eq: ['eq', false],
  ne: ['ne', false],
  slt: ['lt', false],
  sle: ['le', false],
  sgt: ['gt', false],
  sge: ['ge', false],
  ult: ['lt', true],
  ule: ['le', true],
  ugt: ['gt', true],
  uge: ['ge', true],
};

class ConvertCmpI extends EmitCPattern<arith.CmpIOp> {
  matchAndRewrite(op: arith.CmpIOp, adaptor: arith.CmpIOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { type } = adaptor.lhs;
    if (!isIntegerOrPointerWide(type)) return rewriter.notifyMatchFailure(op, noOperator);
    const [predicate, isUnsigned] = comparisons[op.predicate];
    const compared = withSignedness(type, isUnsigned);
    const lhs = castTo(rewriter, adaptor.lhs, compared);
    const rhs = castTo(rewriter, adaptor.rhs, compared);
    const parts = { predicate, lhs, rhs, resultType: op.result().type };
    rewriter.replaceOp(op, emitc.CmpOp.build(rewriter, op.location, parts).results);
    return true;
  }
}

/** Returns the patterns for computing with integers. */
export function integerPatterns(types: TypeConverter | undefined): readonly OpConversionPattern[] {
  return [
    new ConvertUnsigned(arith.DivUIOp, emitc.DivOp, types),
    new ConvertUnsigned(arith.RemUIOp, emitc.RemOp, types),
    ...[
      [arith.AddIOp, emitc.AddOp] as const,
      [arith.MulIOp, emitc.MulOp] as const,
      [arith.SubIOp, emitc.SubOp] as const,
    ].map(([root, target]) => new ConvertWrapping(root as OpClass<arith.AddIOp>, target, types)),
    new ConvertBitwise(arith.AndIOp, emitc.BitwiseAndOp, types),
    new ConvertBitwise(arith.OrIOp, emitc.BitwiseOrOp, types),
    new ConvertBitwise(arith.XOrIOp, emitc.BitwiseXorOp, types),
    new ConvertShift(arith.ShLIOp, emitc.BitwiseLeftShiftOp, true, types),
    new ConvertShift(arith.ShRUIOp, emitc.BitwiseRightShiftOp, true, types),
    new ConvertShift(arith.ShRSIOp, emitc.BitwiseRightShiftOp, false, types),
    new ConvertCmpI(arith.CmpIOp, types),
  ];
}
