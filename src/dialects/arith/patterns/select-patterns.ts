import { boolAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ExtUIOp, SelectOp, XOrIOp } from '../generated/arith-ops.gen.ts';
import { createConstant, isI1, scalarInteger } from './constants.ts';
import { matchedLocation } from './matched-location.ts';

/** Canonicalization of `arith.select`. Source: ArithCanonicalization.td and ArithOps.cpp of mlir/lib/Dialect/Arith/IR. */

/** Replaces a selection by that of `operands`, with one that `matched` makes simpler. */
function select(
  op: SelectOp,
  matched: Operation | Value,
  operands: readonly Value[],
  rewriter: PatternRewriter,
): LogicalResult {
  const location = matchedLocation(op, matched);
  const { resultTypes, name } = op;
  rewriter.replaceOp(op, rewriter.create({ name, location, operands, resultTypes }).results);
  return true;
}

/** Makes the complement of an i1. */
function complement(op: SelectOp, rewriter: PatternRewriter): Value {
  const { condition, location } = op;
  const rhs = createConstant(rewriter, location, condition.type, boolAttr(op.context, true));
  return XOrIOp.build(rewriter, location, { lhs: condition, rhs }).result(0);
}

/** What is chosen by the same condition again is known. */
class RedundantSelect extends OpRewritePattern<SelectOp> {
  readonly root = SelectOp;
  readonly #place: 'trueValue' | 'falseValue';

  constructor(
    override readonly debugName: string,
    place: 'trueValue' | 'falseValue',
  ) {
    super();
    this.#place = place;
  }

  matchAndRewrite(op: SelectOp, rewriter: PatternRewriter): LogicalResult {
    const { condition, trueValue, falseValue } = op;
    const inner = op[this.#place].definingOp;
    if (!(inner instanceof SelectOp) || inner.condition !== condition) {
      return rewriter.notifyMatchFailure(op, 'the condition does not decide twice');
    }
    return this.#place === 'trueValue'
      ? select(op, inner, [condition, inner.trueValue, falseValue], rewriter)
      : select(op, inner, [condition, trueValue, inner.falseValue], rewriter);
  }
}

/** Chooses the other way round, not by the complement of a condition. */
class SelectNotCond extends OpRewritePattern<SelectOp> {
  readonly root = SelectOp;

  matchAndRewrite(op: SelectOp, rewriter: PatternRewriter): LogicalResult {
    const not = op.condition.definingOp;
    if (!(not instanceof XOrIOp) || !isI1(not.rhs.type) || scalarInteger(not.rhs) !== 1n) {
      return rewriter.notifyMatchFailure(op, 'the condition is no complement');
    }
    return select(op, not.rhs, [not.lhs, op.falseValue, op.trueValue], rewriter);
  }
}

/** `select %c, false, true` is the complement of the condition. */
class SelectI1ToNot extends OpRewritePattern<SelectOp> {
  readonly root = SelectOp;

  matchAndRewrite(op: SelectOp, rewriter: PatternRewriter): LogicalResult {
    if (!isI1(op.result(0).type) || scalarInteger(op.trueValue) !== 0n || scalarInteger(op.falseValue) !== 1n) {
      return rewriter.notifyMatchFailure(op, 'not false or true');
    }
    rewriter.replaceOp(op, [complement(op, rewriter)]);
    return true;
  }
}

/** `select %c, 1, 0` is the condition widened, `select %c, 0, 1` its complement. */
class SelectToExtUI extends OpRewritePattern<SelectOp> {
  readonly root = SelectOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: SelectOp, rewriter: PatternRewriter): LogicalResult {
    const { type } = op.result(0);
    const values = [scalarInteger(op.trueValue), scalarInteger(op.falseValue)];
    const isNumber = type instanceof IntegerType && type.width > 1;
    if (!isNumber || !values.includes(0n) || !values.includes(1n)) return rewriter.notifyMatchFailure(op, 'not 0 or 1');
    const condition = values[0] === 1n ? op.condition : complement(op, rewriter);
    rewriter.replaceOp(op, ExtUIOp.build(rewriter, op.location, { in: condition, outType: type }).results);
    return true;
  }
}

export const selectPatterns = (): readonly RewritePattern[] => [
  new RedundantSelect('RedundantSelectFalse', 'falseValue'),
  new RedundantSelect('RedundantSelectTrue', 'trueValue'),
  new SelectNotCond(),
  new SelectI1ToNot(),
  new SelectToExtUI(),
];
