/**
 * Patterns for arithmetic on integers and floats of fixed width, as kernels use it.
 * Source: mlir/lib/Conversion/ArithToEmitC/ArithToEmitC.cpp. Differs: vectors, `index` and shifts have no pattern.
 */
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { type CmpPredicate } from '../../dialects/emitc/generated/emitc-enums.gen.ts';
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** What both operands of a binary operation of C are made of. */
interface BinaryBuilder {
  build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): Operation;
}

interface BinaryOp extends Operation {
  readonly lhs: Value;
  readonly rhs: Value;
}

type OpClass<T extends Operation> = abstract new (...args: never[]) => T;

/** Returns the value in another type, by a cast. */
function castTo(builder: OpBuilder, location: Location, source: Value, destType: Type): Value {
  return emitc.CastOp.build(builder, location, { source, destType }).result();
}

function unsigned(type: IntegerType): IntegerType {
  return IntegerType.get(type.context, type.width, 'unsigned');
}

/** Integers and floats that C has operators for; i1 is bool, which wraps around in no way. */
function isNumber(type: Type): boolean {
  return type instanceof FloatType || (type instanceof IntegerType && type.isSignless && type.width > 1);
}

class ConvertConstant extends OpConversionPattern<arith.ConstantOp> {
  readonly root = arith.ConstantOp;

  matchAndRewrite(op: arith.ConstantOp, _: arith.ConstantOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const resultType = op.result().type;
    const isScalar = resultType instanceof IntegerType || resultType instanceof FloatType;
    if (!isScalar) return rewriter.notifyMatchFailure(op, 'is no constant of a number');
    rewriter.replaceOp(op, emitc.ConstantOp.build(rewriter, op.location, { value: op.value, resultType }).results);
    return true;
  }
}

/** An operation that is an operator of C. */
class ConvertBinary extends OpConversionPattern<BinaryOp> {
  constructor(
    readonly root: OpClass<BinaryOp>,
    private readonly target: BinaryBuilder,
  ) {
    super();
  }

  matchAndRewrite(op: BinaryOp, { lhs, rhs }: BinaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const resultType = op.result().type;
    if (!isNumber(resultType)) return rewriter.notifyMatchFailure(op, 'C has no operator for the type');
    rewriter.replaceOp(op, this.target.build(rewriter, op.location, { lhs, rhs, resultType }).results);
    return true;
  }
}

/** An operation on integers that wrap around, which only unsigned integers do in C. */
class ConvertUnsignedBinary extends OpConversionPattern<BinaryOp> {
  constructor(
    readonly root: OpClass<BinaryOp>,
    private readonly target: BinaryBuilder,
  ) {
    super();
  }

  matchAndRewrite(op: BinaryOp, adaptor: BinaryOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { type } = op.result();
    if (!(type instanceof IntegerType) || !isNumber(type)) {
      return rewriter.notifyMatchFailure(op, 'C has no operator for the type');
    }
    const { location } = op;
    const resultType = unsigned(type);
    const lhs = castTo(rewriter, location, adaptor.lhs, resultType);
    const rhs = castTo(rewriter, location, adaptor.rhs, resultType);
    const result = this.target.build(rewriter, location, { lhs, rhs, resultType }).result();
    rewriter.replaceOp(op, [castTo(rewriter, location, result, type)]);
    return true;
  }
}

/** How integers are compared in C, and whether as unsigned ones. */
const comparisons: Readonly<Record<CmpIPredicate, readonly [CmpPredicate, 'signless' | 'unsigned']>> = {
  eq: ['eq', 'signless'],
  ne: ['ne', 'signless'],
  slt: ['lt', 'signless'],
  sle: ['le', 'signless'],
  sgt: ['gt', 'signless'],
  sge: ['ge', 'signless'],
  ult: ['lt', 'unsigned'],
  ule: ['le', 'unsigned'],
  ugt: ['gt', 'unsigned'],
  uge: ['ge', 'unsigned'],
};

class ConvertCmpI extends OpConversionPattern<arith.CmpIOp> {
  readonly root = arith.CmpIOp;

  matchAndRewrite(op: arith.CmpIOp, adaptor: arith.CmpIOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { type } = op.lhs;
    if (!(type instanceof IntegerType) || !isNumber(type)) {
      return rewriter.notifyMatchFailure(op, 'C has no operator for the type');
    }
    const [predicate, signedness] = comparisons[op.predicate];
    const { location } = op;
    const operand = (value: Value): Value =>
      signedness === 'unsigned' ? castTo(rewriter, location, value, unsigned(type)) : value;
    const [lhs, rhs] = [operand(adaptor.lhs), operand(adaptor.rhs)];
    const resultType = op.result().type;
    rewriter.replaceOp(op, emitc.CmpOp.build(rewriter, location, { predicate, lhs, rhs, resultType }).results);
    return true;
  }
}

class ConvertSelect extends OpConversionPattern<arith.SelectOp> {
  readonly root = arith.SelectOp;

  matchAndRewrite(op: arith.SelectOp, adaptor: arith.SelectOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { condition, trueValue, falseValue } = adaptor;
    const isScalar = condition.type instanceof IntegerType && isNumber(trueValue.type);
    if (!isScalar) return rewriter.notifyMatchFailure(op, 'C has no operator for the type');
    const made = emitc.ConditionalOp.build(rewriter, op.location, { condition, trueValue, falseValue });
    rewriter.replaceOp(op, made.results);
    return true;
  }
}

/** Returns the patterns that turn arithmetic into expressions of C. */
export function arithToEmitCPatterns(): readonly OpConversionPattern[] {
  return [
    new ConvertConstant(),
    new ConvertUnsignedBinary(arith.AddIOp, emitc.AddOp),
    new ConvertUnsignedBinary(arith.SubIOp, emitc.SubOp),
    new ConvertUnsignedBinary(arith.MulIOp, emitc.MulOp),
    new ConvertUnsignedBinary(arith.DivUIOp, emitc.DivOp),
    new ConvertUnsignedBinary(arith.RemUIOp, emitc.RemOp),
    new ConvertUnsignedBinary(arith.AndIOp, emitc.BitwiseAndOp),
    new ConvertUnsignedBinary(arith.OrIOp, emitc.BitwiseOrOp),
    new ConvertUnsignedBinary(arith.XOrIOp, emitc.BitwiseXorOp),
    new ConvertBinary(arith.DivSIOp, emitc.DivOp),
    new ConvertBinary(arith.RemSIOp, emitc.RemOp),
    new ConvertBinary(arith.AddFOp, emitc.AddOp),
    new ConvertBinary(arith.SubFOp, emitc.SubOp),
    new ConvertBinary(arith.MulFOp, emitc.MulOp),
    new ConvertBinary(arith.DivFOp, emitc.DivOp),
    new ConvertCmpI(),
    new ConvertSelect(),
  ];
}
