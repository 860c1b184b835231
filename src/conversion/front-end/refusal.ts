import { type Operation } from '../../ir/operation.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { calleeOf, callsItself } from '../../dialects/func/calls.ts';
import { CallOp } from '../../dialects/func/generated/func-ops.gen.ts';

/** Why operations have no counterpart, or what says so of one. */
type Reason = string | ((op: Operation) => string);

/** Why operations on complex numbers have no counterpart. */
export const noComplexNumbers = 'TTIR has no complex numbers';

/** Converts nothing, and says why operations of a class have no counterpart. */
class Refusal extends OpConversionPattern {
  constructor(
    override readonly root: abstract new (...args: never[]) => Operation,
    readonly reason: Reason,
  ) {
    super();
  }

  override matchAndRewrite(op: Operation, _: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    return rewriter.notifyMatchFailure(op, typeof this.reason === 'string' ? this.reason : this.reason(op));
  }
}

/** Operations that cannot be converted, and why. */
export type Refusals = readonly (readonly [reason: Reason, ...ops: (abstract new (...args: never[]) => Operation)[]])[];

/** Calls stay when functions are converted one by one, and where what functions do cannot be put in their place. */
export const callRefusal: Refusals[number] = [reasonOfCall, CallOp];

function reasonOfCall(op: Operation): string {
  const callee = calleeOf(op as CallOp);
  if (callee?.body.isEmpty) return `the module does not say what '@${callee.symName}' does, which cannot be called`;
  if (callee && callsItself(callee)) return `'@${callee.symName}' calls itself, and functions are not called in TTIR`;
  return 'functions are not called in TTIR; --inline puts what they do in the place of calls';
}

/** Returns patterns that add the reason to the error about an operation that cannot be converted. */
export function refusalPatterns(refusals: Refusals): readonly OpConversionPattern[] {
  return refusals.flatMap(([reason, ...ops]) => ops.map((op) => new Refusal(op, reason)));
}
