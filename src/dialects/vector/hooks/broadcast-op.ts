import { type InferIntRangeMethods } from '../../../ir/interfaces/integer-range.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { broadcastProblem } from '../broadcasting.ts';
import { foldBroadcast } from '../folding/fold-shapes.ts';
import { type BroadcastOp } from '../generated/vector-ops.gen.ts';
import { BroadcastFolder } from '../patterns/broadcast-patterns.ts';

/** Source: BroadcastOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export const broadcastOp = {
  verify(op: BroadcastOp): LogicalResult {
    const problem = broadcastProblem(op.source.type, op.vector.type as VectorType);
    return problem === undefined || op.emitOpError(problem);
  },
  verifiesSignatureOnly: true,

  fold: foldBroadcast,

  canonicalizationPatterns: (): readonly RewritePattern[] => [new BroadcastFolder()],

  interfaces: {
    InferIntRangeInterface: (): InferIntRangeMethods => ({ inferResultRanges: ([source]) => [source] }),
  },
};
