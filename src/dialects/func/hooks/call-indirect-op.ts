import { type CallMethods } from '../../../ir/interfaces/calls.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CallIndirectOp, CallOp, ConstantOp } from '../generated/func-ops.gen.ts';

/** Calls a function by its name when that is known. */
class SimplifyIndirectCallWithKnownCallee extends OpRewritePattern<CallIndirectOp> {
  override readonly root = CallIndirectOp;
  override readonly debugNamespace = '';
  override readonly debugName = '';

  override matchAndRewrite(op: CallIndirectOp, rewriter: PatternRewriter): LogicalResult {
    const constant = op.callee.definingOp;
    if (!(constant instanceof ConstantOp)) return false;
    const call = rewriter.create({
      name: CallOp.opName,
      location: op.location,
      operands: op.calleeOperands,
      resultTypes: op.resultTypes,
      properties: new Map([['callee', constant.properties.get('value')!]]),
    });
    rewriter.replaceOp(op, call.results);
    return true;
  }
}

export const callIndirectOp = {
  canonicalizationPatterns: () => [new SimplifyIndirectCallWithKnownCallee()],

  interfaces: {
    CallOpInterface: (op: CallIndirectOp): CallMethods => ({ callee: op.callee, arguments: op.calleeOperands }),
  },
};
