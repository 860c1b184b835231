import { type CmpFPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type CmpPredicate } from '../../dialects/emitc/generated/emitc-enums.gen.ts';
import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { isSupportedFloatType } from '../../dialects/emitc/supported-types.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { EmitCPattern, noOperator } from './emitc-pattern.ts';

/** How C compares floats, and what the comparison gives where one is NaN. */
const comparisons: Readonly<
  Record<Exclude<CmpFPredicate, 'false' | 'true' | 'ord' | 'uno'>, readonly [CmpPredicate, ifNaN: boolean]>
> = {
  oeq: ['eq', false],
  ogt: ['gt', false],
  oge: ['ge', false],
  olt: ['lt', false],
  ole: ['le', false],
  one: ['ne', false],
  ueq: ['eq', true],
  ugt: ['gt', true],
  uge: ['ge', true],
  ult: ['lt', true],
  ule: ['le', true],
  une: ['ne', true],
};

class ConvertCmpF extends EmitCPattern<arith.CmpFOp> {
  matchAndRewrite(op: arith.CmpFOp, adaptor: arith.CmpFOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!(adaptor.rhs.type instanceof FloatType)) return rewriter.notifyMatchFailure(op, noOperator);
    rewriter.replaceOp(op, [this.#compare(op, adaptor, rewriter)]);
    return true;
  }

  #compare(op: arith.CmpFOp, { lhs, rhs }: arith.CmpFOp, rewriter: ConversionPatternRewriter): Value {
    const { predicate, location } = op;
    const resultType = IntegerType.get(op.context, 1);
    if (predicate === 'false' || predicate === 'true') {
      const value = IntegerAttr.get(resultType, predicate === 'true' ? 1 : 0);
      return emitc.ConstantOp.build(rewriter, location, { value, resultType }).result();
    }
    if (predicate === 'ord' || predicate === 'uno') return this.#testNaN(op, lhs, rhs, predicate === 'uno', rewriter);
    const [compares, ifNaN] = comparisons[predicate];
    const result = emitc.CmpOp.build(rewriter, location, { predicate: compares, lhs, rhs, resultType }).result();
    const operands = { lhs: this.#testNaN(op, lhs, rhs, ifNaN, rewriter), rhs: result, resultType };
    const combined = ifNaN ? emitc.LogicalOrOp : emitc.LogicalAndOp;
    return combined.build(rewriter, location, operands).result();
  }

  /** Tells whether one of the values is NaN, or whether none is: only NaN differs from itself. */
  #testNaN(op: arith.CmpFOp, lhs: Value, rhs: Value, isNaN: boolean, rewriter: ConversionPatternRewriter): Value {
    const { location } = op;
    const parts = { predicate: isNaN ? 'ne' : 'eq', resultType: IntegerType.get(op.context, 1) } as const;
    const test = (value: Value): Value =>
      emitc.CmpOp.build(rewriter, location, { ...parts, lhs: value, rhs: value }).result();
    const operands = { lhs: test(lhs), rhs: test(rhs), resultType: parts.resultType };
    const combined = isNaN ? emitc.LogicalOrOp : emitc.LogicalAndOp;
    return combined.build(rewriter, location, operands).result();
  }
}

class ConvertNegF extends EmitCPattern<arith.NegFOp> {
  matchAndRewrite(op: arith.NegFOp, adaptor: arith.NegFOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const resultType = this.resultType(op);
    if (!resultType || !isSupportedFloatType(resultType)) return rewriter.notifyMatchFailure(op, noOperator);
    const parts = { operand: adaptor.operands[0]!, resultType };
    rewriter.replaceOp(op, emitc.UnaryMinusOp.build(rewriter, op.location, parts).results);
    return true;
  }
}

/** Returns the patterns for comparisons and signs of floats. */
export function floatPatterns(types: TypeConverter | undefined): readonly OpConversionPattern[] {
  return [new ConvertCmpF(arith.CmpFOp, types), new ConvertNegF(arith.NegFOp, types)];
}
