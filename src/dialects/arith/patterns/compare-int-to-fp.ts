import { floatValue } from '../../../ir/attributes/float-values.ts';
import { boolAttr, FloatAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { floatFormat, type FloatFormat } from '../../../support/float-bits.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type CmpFPredicate, type CmpIPredicate } from '../generated/arith-enums.gen.ts';
import { CmpFOp, CmpIOp, SIToFPOp, UIToFPOp } from '../generated/arith-ops.gen.ts';
import { createConstant } from './constants.ts';

/** The predicate on integers, which are never NaN: `eq`, `ne`, `lt`, `le`, `gt`, `ge`, or a constant. */
function relationOf(predicate: CmpFPredicate): string {
  if (predicate === 'ord') return 'true';
  if (predicate === 'uno') return 'false';
  return predicate === 'true' || predicate === 'false' ? predicate : predicate.slice(1);
}

/**
 * Compares an integer that was converted to a float with a constant as an integer.
 * Source: CmpFIntToFPConst of mlir/lib/Dialect/Arith/IR/ArithOps.cpp.
 */
export class CmpFIntToFPConst extends OpRewritePattern<CmpFOp> {
  readonly root = CmpFOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: CmpFOp, rewriter: PatternRewriter): LogicalResult {
    const constant = matchConstant(op.rhs);
    const conversion = op.lhs.definingOp;
    const isSigned = conversion instanceof SIToFPOp;
    if (!(constant instanceof FloatAttr) || !(isSigned || conversion instanceof UIToFPOp)) {
      return rewriter.notifyMatchFailure(op, 'no converted integer is compared with a constant');
    }
    const { type } = conversion.in;
    const format: FloatFormat = floatFormat[constant.type.kind];
    const value = floatValue(constant);
    const isExact = format.mantissaBits <= floatFormat.f64.mantissaBits;
    if (!(type instanceof IntegerType) || !isExact || rounds(value, format, type.width, isSigned)) {
      return rewriter.notifyMatchFailure(op, 'the conversion rounds');
    }
    const relation = relationOf(op.predicate);
    const decided = decide(relation, value, type.width, isSigned) ?? decideFraction(relation, value);
    if (typeof decided === 'boolean') {
      rewriter.replaceOp(op, [createConstant(rewriter, op.location, op.result(0).type, boolAttr(op.context, decided))]);
      return true;
    }
    const name = decided ?? relation;
    const predicate = (['eq', 'ne'].includes(name) ? name : `${isSigned ? 's' : 'u'}${name}`) as CmpIPredicate;
    const bound = IntegerAttr.get(type, BigInt(Math.trunc(value)));
    const rhs = createConstant(rewriter, op.location, type, bound);
    const operands = { predicate, lhs: conversion.in, rhs, resultType: op.result(0).type };
    rewriter.replaceOp(op, CmpIOp.build(rewriter, op.location, operands).results);
    return true;
  }
}

/** Tells whether rounding to the format could make a difference between an integer and `value`. */
function rounds(value: number, format: FloatFormat, width: number, isSigned: boolean): boolean {
  const digits = format.mantissaBits + 1;
  if (width <= digits || Number.isNaN(value) || value === 0) return false;
  const greatestExponent = isSigned ? width - 1 : width;
  if (!Number.isFinite(value)) return 2 ** format.exponentBits - 2 - format.bias < greatestExponent;
  const exponent = Math.floor(Math.log2(Math.abs(value)));
  return digits <= exponent && exponent <= greatestExponent;
}

/** Returns the answer where it is the same for all integers of the type. */
function decide(relation: string, value: number, width: number, isSigned: boolean): boolean | undefined {
  if (relation === 'true' || relation === 'false') return relation === 'true';
  if (Number.isNaN(value)) return relation === 'ne';
  const greatest = 2 ** (isSigned ? width - 1 : width) - 1;
  const least = isSigned ? -(2 ** (width - 1)) : 0;
  if (value > greatest) return ['ne', 'lt', 'le'].includes(relation);
  if (value < least) return ['ne', 'gt', 'ge'].includes(relation);
  return undefined;
}

/** Returns what to ask of the constant without its fraction, or the answer; undefined when it has none. */
function decideFraction(relation: string, value: number): boolean | string | undefined {
  if (Number.isInteger(value)) return undefined;
  if (relation === 'eq' || relation === 'ne') return relation === 'ne';
  const isLess = relation === 'lt' || relation === 'le';
  // The fraction is cut off towards zero.
  return value < 0 ? (isLess ? 'lt' : 'ge') : isLess ? 'le' : 'gt';
}
