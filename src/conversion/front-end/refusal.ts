import { CallOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Why operations on complex numbers have no counterpart. */
export const noComplexNumbers = 'TTIR has no complex numbers';

/** Converts nothing, and says why operations of a class have no counterpart. */
class Refusal extends OpConversionPattern {
  constructor(
    override readonly root: abstract new (...args: never[]) => Operation,
    readonly reason: string,
  ) {
    super();
  }

  override matchAndRewrite(op: Operation, _: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    return rewriter.notifyMatchFailure(op, this.reason);
  }
}

/** Operations that cannot be converted, and why. */
export type Refusals = readonly (readonly [reason: string, ...ops: (abstract new (...args: never[]) => Operation)[]])[];

/** Calls stay when functions are converted one by one. */
export const callRefusal: Refusals[number] = [
  'functions are not called in TTIR; --inline puts what they do in the place of calls',
  CallOp,
];

/** Returns patterns that add the reason to the error about an operation that cannot be converted. */
export function refusalPatterns(refusals: Refusals): readonly OpConversionPattern[] {
  return refusals.flatMap(([reason, ...ops]) => ops.map((op) => new Refusal(op, reason)));
}
