import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { isInteger, widthOf } from '../constant-folding.ts';
import {
  BitcastOp,
  ExtSIOp,
  ExtUIOp,
  IndexCastOp,
  IndexCastUIOp,
  ShRSIOp,
  ShRUIOp,
  SIToFPOp,
  TruncFOp,
  TruncIOp,
  UIToFPOp,
} from '../generated/arith-ops.gen.ts';
import { createConstant } from './constants.ts';
import { matchedLocation } from './matched-location.ts';

/** Canonicalization of conversions. Source: ArithCanonicalization.td of mlir/lib/Dialect/Arith/IR. */

type ConversionClass = (abstract new (...args: never[]) => Operation) & { readonly opName: string };

/** Two conversions in a row become one, or none. */
class ConversionOfConversion extends RewritePattern {
  readonly root: ConversionClass;
  readonly #inner: ConversionClass;
  readonly #result: ConversionClass | 'none';
  readonly #applies: (from: Type, to: Type, op: Operation) => boolean;

  /** `applies` gets the types of the first value and of the last. */
  constructor(
    override readonly debugName: string,
    root: ConversionClass,
    inner: ConversionClass,
    result: ConversionClass | 'none',
    applies: (from: Type, to: Type, op: Operation) => boolean = () => true,
  ) {
    super();
    this.root = root;
    this.#inner = inner;
    this.#result = result;
    this.#applies = applies;
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const inner = op.operand(0).definingOp;
    const { type } = op.result(0);
    if (!(inner instanceof this.#inner)) return rewriter.notifyMatchFailure(op, 'not two conversions in a row');
    const value = inner.operand(0);
    if (!this.#applies(value.type, type, op)) return rewriter.notifyMatchFailure(op, 'the types do not fit');
    if (this.#result === 'none') rewriter.replaceOp(op, [value]);
    else {
      const location = matchedLocation(op, inner);
      const { resultTypes } = op;
      const { opName: name } = this.#result;
      rewriter.replaceOp(op, rewriter.create({ name, location, operands: [value], resultTypes }).results);
    }
    return true;
  }
}

const elementWidth = (type: Type): number => widthOf(elementTypeOrSelf(type));
const widens = (from: Type, to: Type): boolean => elementWidth(from) < elementWidth(to);
const sameType = (from: Type, to: Type): boolean => from === to;
const roundsToNearest = (_from: Type, _to: Type, op: Operation): boolean => (op as TruncFOp).roundingmode === undefined;

/** Of the high half of a number the sign makes no difference. */
class TruncIShrSIToTrunciShrUI extends OpRewritePattern<TruncIOp> {
  readonly root = TruncIOp;

  matchAndRewrite(op: TruncIOp, rewriter: PatternRewriter): LogicalResult {
    const shift = op.in.definingOp;
    if (!(shift instanceof ShRSIOp)) return rewriter.notifyMatchFailure(op, 'no shift is cut off');
    const amount = matchConstant(shift.rhs);
    const difference = elementWidth(op.in.type) - elementWidth(op.result(0).type);
    if (!amount || !isInteger(amount, BigInt(difference))) {
      return rewriter.notifyMatchFailure(op, 'the shift is not by the difference of the widths');
    }
    const { lhs, isExact } = shift;
    const location = matchedLocation(op, shift.rhs);
    const rhs = createConstant(rewriter, location, shift.rhs.type, amount);
    const unsigned = ShRUIOp.build(rewriter, location, { lhs, rhs, isExact });
    const { properties, resultTypes } = op;
    const operands = [unsigned.result(0)];
    rewriter.replaceOp(op, rewriter.create({ name: op.name, location, operands, resultTypes, properties }).results);
    return true;
  }
}

export const extSIPatterns = (): readonly RewritePattern[] => [
  new ConversionOfConversion('ExtSIOfExtUI', ExtSIOp, ExtUIOp, ExtUIOp),
];

export const truncIPatterns = (): readonly RewritePattern[] => [
  new ConversionOfConversion('TruncIExtSIToExtSI', TruncIOp, ExtSIOp, ExtSIOp, widens),
  new ConversionOfConversion('TruncIExtUIToExtUI', TruncIOp, ExtUIOp, ExtUIOp, widens),
  new TruncIShrSIToTrunciShrUI(),
];

export const truncFPatterns = (): readonly RewritePattern[] => [
  new ConversionOfConversion('TruncFSIToFPToSIToFP', TruncFOp, SIToFPOp, SIToFPOp, roundsToNearest),
  new ConversionOfConversion('TruncFUIToFPToUIToFP', TruncFOp, UIToFPOp, UIToFPOp, roundsToNearest),
];

export const indexCastPatterns = (): readonly RewritePattern[] => [
  new ConversionOfConversion('IndexCastOfIndexCast', IndexCastOp, IndexCastOp, 'none', sameType),
  new ConversionOfConversion('IndexCastOfExtSI', IndexCastOp, ExtSIOp, IndexCastOp),
];

export const indexCastUIPatterns = (): readonly RewritePattern[] => [
  new ConversionOfConversion('IndexCastUIOfIndexCastUI', IndexCastUIOp, IndexCastUIOp, 'none', sameType),
  new ConversionOfConversion('IndexCastUIOfExtUI', IndexCastUIOp, ExtUIOp, IndexCastUIOp),
];

export const bitcastPatterns = (): readonly RewritePattern[] => [
  new ConversionOfConversion('BitcastOfBitcast', BitcastOp, BitcastOp, BitcastOp),
];
